import { describe, expect, it, test } from 'vitest';
import { decidedBy, highestRole, hostOfWebsite, leavingRefusal, provingDomain } from './teams.ts';

describe('the host of a website', () => {
  test.each([
    ['https://www.Lindvik.example/jobs?x=1', 'lindvik.example'],
    ['http://jobs.lindvik.example:8080', 'jobs.lindvik.example'],
    ['https://www.linkedin.com/company/lindvik', undefined],
    ['https://boards.greenhouse.io/lindvik', undefined],
    ['https://sites.google.com/view/lindvik', undefined],
    ['https://google.com', 'google.com'],
    ['https://lindvik.github.io', 'lindvik.github.io'],
    ['https://github.io', undefined],
    ['https://gmail.com', undefined],
    ['https://co.uk', undefined],
    ['ftp://lindvik.example', undefined],
    ['https://user@evil.example', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s is %s', (link, host) => expect(hostOfWebsite(link)).toBe(host));
});

// @rule teams.2
describe('an address speaks for a website', () => {
  test.each([
    ['eva@lindvik.example', 'https://www.lindvik.example', 'lindvik.example'],
    ['eva@LINDVIK.example', 'https://jobs.lindvik.example/', 'lindvik.example'],
    ['eva@no.lindvik.example', 'https://lindvik.example', 'no.lindvik.example'],
    ['eva@evil-lindvik.example', 'https://lindvik.example', undefined],
    ['eva@lindvik.example.evil.example', 'https://lindvik.example', undefined],
    ['eva@gmail.com', 'https://gmail.com', undefined],
    ['eva@co.uk', 'https://acme.co.uk', undefined],
    ['eva@linkedin.com', 'https://linkedin.com/company/lindvik', undefined],
    ['eva@lindvik.example', null, undefined],
    ['nonsense', 'https://lindvik.example', undefined],
    ['"a@lindvik.example"@evil.example', 'https://lindvik.example', undefined],
  ])('%s for %s: %s', (email, link, domain) => expect(provingDomain(email, link)).toBe(domain));
});

describe('a request', () => {
  const asked = { hasOwner: false, wantsOwnership: false, isProven: false };
  it('is granted by an address only where nobody runs the organization', () => {
    expect(decidedBy({ ...asked, isProven: true })).toEqual({ kind: 'claim', by: 'proof' });
    expect(decidedBy(asked)).toEqual({ kind: 'claim', by: 'platform' });
  });
  it('goes to those who run it, also with an address that speaks for it', () => {
    expect(decidedBy({ ...asked, hasOwner: true, isProven: true })).toEqual({ kind: 'join', by: 'owners' });
  });
  it('that says the wrong people run it is for the platform, whatever is proven', () => {
    expect(decidedBy({ hasOwner: true, wantsOwnership: true, isProven: true })).toEqual({ kind: 'claim', by: 'platform' });
  });
});

test('the higher of two roles counts', () => {
  expect(highestRole(['Representative', 'Recruiter'])).toBe('Recruiter');
  expect(highestRole(['Candidate'])).toBeUndefined();
});

// @rule teams.5
describe('the last owner', () => {
  const owner = { role: 'OrganizationAdmin', isActive: true } as const;
  test.each([
    ['leaves', owner, undefined, 1, 'last_owner'],
    ['becomes a recruiter', owner, 'Recruiter', 1, 'last_owner'],
    ['leaves beside another', owner, undefined, 2, undefined],
    ['stays', owner, 'OrganizationAdmin', 1, undefined],
    ['leaves, locked out already', { ...owner, isActive: false }, undefined, 1, undefined],
    ['is a recruiter who leaves', { role: 'Recruiter', isActive: true }, undefined, 1, undefined],
  ] as const)('%s', (_what, member, to, owners, refusal) => expect(leavingRefusal(member, to, owners)).toBe(refusal));
});
