import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from './access.ts';
import { mayBeViewed, roleScope } from './administration.ts';

describe('through whose eyes an administrator may look', () => {
  it.each<[string, 'inactive' | 'active' | 'suspended', Role[], boolean]>([
    ['a candidate', 'active', ['Candidate'], true],
    ['a candidate who cannot sign in yet', 'inactive', ['Candidate'], false],
    ['a candidate who may not sign in', 'suspended', ['Candidate'], false],
    ['somebody without a role', 'active', [], false],
    ['staff', 'active', ['CareerStaff'], false],
    ['a candidate who is staff too', 'active', ['Candidate', 'CareerStaff'], false],
    ['another administrator', 'active', ['Admin'], false],
    ['a candidate who runs an organization', 'active', ['OrganizationAdmin', 'Candidate'], false],
  ])('%s, %s %j: %s', (_who, status, roles, may) => expect(mayBeViewed({ status, roles })).toBe(may));
});

it('a role is held for an organization, a school or for nothing', () => {
  expect(Object.fromEntries(ROLES.map((role) => [role, roleScope(role)]))).toEqual({
    Candidate: 'none',
    OrganizationAdmin: 'organization',
    Recruiter: 'organization',
    Representative: 'organization',
    SchoolAdmin: 'school',
    CareerStaff: 'school',
    Admin: 'none',
  });
});
