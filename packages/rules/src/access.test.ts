// The table of access, row by row; and what may be done through another person's eyes.
import { describe, expect, it } from 'vitest';
import { type Access, type Actor, access, consoleOf, consolesHeld, isSwitchedOn, mayWhileViewing } from './access.ts';

type User = Extract<Actor, { kind: 'user' }>;
const VISITOR: Actor = { kind: 'visitor' };
const user = (given: Partial<User> = {}): User => ({
  ...{ kind: 'user', userId: 'u', sessionId: 's', roles: [], organizationIds: [], schoolIds: [], staffSchoolIds: [], secondFactor: false },
  ...given,
});
const ACTORS = {
  visitor: VISITOR,
  nobody: user(),
  candidate: user({ roles: ['Candidate'] }),
  recruiter: user({ roles: ['Recruiter'], organizationIds: [1] }),
  organization: user({ roles: ['OrganizationAdmin'], organizationIds: [1] }),
  staff: user({ roles: ['CareerStaff'], staffSchoolIds: [1] }),
  schoolAdmin: user({ roles: ['SchoolAdmin'], schoolIds: [1] }),
  admin: user({ roles: ['Admin'] }),
} satisfies Record<string, Actor>;
const NAMES = Object.keys(ACTORS) as (keyof typeof ACTORS)[];

/** + allowed, u unauthenticated, r missing_role; in the order of ACTORS. */
const TABLE: Record<Access, string> = {
  //                  visitor nobody candidate recruiter organization staff schoolAdmin admin
  public: '++++++++',
  user: 'u+++++++',
  candidate: 'ur+rrrrr',
  organizationStaff: 'urr++rr+',
  organizationAdmin: 'urrr+rr+',
  schoolStaff: 'urrrr+++',
  schoolAdmin: 'urrrrr++',
  platformAdmin: 'urrrrrr+',
};
const CASES = (Object.keys(TABLE) as Access[]).flatMap((needed) => NAMES.map((name, at) => [needed, name, TABLE[needed][at]!] as const));
const word = (decision: ReturnType<typeof access>) =>
  decision.allowed ? '+' : { unauthenticated: 'u', missing_role: 'r', second_factor_needed: 's' }[decision.reason];

describe('access', () => {
  it.each(CASES)('%s for %s: %s', (needed, name, expected) => {
    expect(word(access(ACTORS[name], needed))).toBe(expected);
  });

  it.each(CASES)('%s for %s where administrators need a second factor', (needed, name, expected) => {
    const asksForMore = !['public', 'user', 'candidate'].includes(needed) && expected === '+';
    expect(word(access(ACTORS[name], needed, true))).toBe(asksForMore ? 's' : expected);
    const actor = ACTORS[name];
    if (actor.kind === 'user') expect(word(access({ ...actor, secondFactor: true }, needed, true))).toBe(expected);
  });

  it('of an organization or a school is by what one holds, not by the name of a role', () => {
    expect(word(access(user({ roles: ['OrganizationAdmin'] }), 'organizationAdmin'))).toBe('r');
    expect(word(access(user({ roles: ['Representative'] }), 'organizationStaff'))).toBe('r');
    expect(word(access(user({ roles: ['SchoolAdmin', 'CareerStaff'] }), 'schoolStaff'))).toBe('r');
    expect(word(access(user({ schoolIds: [3] }), 'schoolStaff'))).toBe('+');
    expect(word(access(user({ staffSchoolIds: [3] }), 'schoolAdmin'))).toBe('r');
  });

  it('of several roles is that of each', () => {
    const both = user({ roles: ['Candidate', 'CareerStaff'], staffSchoolIds: [1] });
    expect((['candidate', 'schoolStaff', 'schoolAdmin'] as const).map((needed) => word(access(both, needed)))).toEqual(['+', '+', 'r']);
  });

  it('knows roles by their exact names', () => {
    for (const role of ['admin', 'ADMIN', 'Administrator', '']) expect(word(access(user({ roles: [role] }), 'platformAdmin'))).toBe('r');
    expect(word(access(user({ roles: ['candidate'] }), 'candidate'))).toBe('r');
  });
});

it('what belongs to no switch is on, anything else as its switch says', () => {
  const switches = { favorites: true, chat: false };
  expect([undefined, 'favorites', 'chat'].map((name) => isSwitchedOn(name as 'chat' | undefined, switches))).toEqual([true, true, false]);
});

describe('through another person’s eyes', () => {
  it.each([
    ['GET', undefined, true],
    ['POST', undefined, false],
    ['PUT', undefined, false],
    ['PATCH', undefined, false],
    ['DELETE', undefined, false],
    ['GET', 'refused', false],
    ['POST', 'allowed', true],
    ['GET', 'allowed', true],
    ['DELETE', 'refused', false],
  ] as const)('%s that is %s: %s (consoles.1)', (method, whileViewing, may) => {
    expect(mayWhileViewing({ method, ...(whileViewing ? { whileViewing } : {}) })).toBe(may);
  });
});

describe('the console of somebody', () => {
  it.each([
    [[], undefined],
    [['Candidate'], undefined],
    [['OrganizationAdmin'], 'employer'],
    [['Candidate', 'Recruiter'], 'employer'],
    [['Representative', 'SchoolAdmin'], 'staff'],
    [['CareerStaff'], 'staff'],
    [['SchoolAdmin'], 'staff'],
    [['Candidate', 'CareerStaff'], 'staff'],
    [['Admin'], 'admin'],
    [['CareerStaff', 'Admin'], 'admin'],
    [['Admin', 'CareerStaff'], 'admin'],
  ])('with the roles %j is %s', (roles, area) => expect(consoleOf(roles)).toBe(area));

  it('is any whose roles they have one of, in the order of the consoles', () => {
    const consoles = [
      { area: 'one', access: 'schoolStaff', roles: ['CareerStaff', 'Admin'] },
      { area: 'two', access: 'organizationAdmin', roles: ['OrganizationAdmin'] },
      { area: 'three', access: 'platformAdmin', roles: ['Admin'] },
    ] as const;
    expect(consolesHeld(['Admin', 'OrganizationAdmin'], consoles)).toEqual(['one', 'two', 'three']);
    expect(consolesHeld(['CareerStaff'], consoles)).toEqual(['one']);
    expect(consolesHeld(['Candidate'], consoles)).toEqual([]);
  });
});
