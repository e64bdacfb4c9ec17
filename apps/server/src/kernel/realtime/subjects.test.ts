import { describe, expect, it } from 'vitest';
import type { CheckedToken } from '../session/access-token.ts';
import { followedSubjects } from './subjects.ts';

const token = (over: object = {}): CheckedToken => ({
  actor: {
    kind: 'user',
    userId: 'u1',
    sessionId: 's1',
    roles: ['Candidate'],
    organizationIds: [],
    schoolIds: [],
    staffSchoolIds: [],
    secondFactor: false,
    ...over,
  },
  endsAtMs: 1000,
});
const ASKED = ['user:u2', 'school:1', 'school:2', 'school:1x', 'public:news', 'company:3'];

describe('who follows what', () => {
  it('a visitor is no user, and is left to the rule of public subjects', () =>
    expect(followedSubjects(undefined, ['public:news'])).toEqual({ subjects: ['public:news'] }));
  it('a person follows their own news and public ones, until the token ends', () =>
    expect(followedSubjects(token(), ASKED)).toEqual({ userId: 'u1', expiresAt: new Date(1000), subjects: ['user:u1', 'public:news'] }));
  it('staff and administrators of a school follow theirs, not a neighbour’s', () => {
    expect(followedSubjects(token({ roles: ['CareerStaff'], staffSchoolIds: [1] }), ASKED).subjects).toEqual([
      'user:u1',
      'school:1',
      'public:news',
    ]);
    expect(followedSubjects(token({ roles: ['SchoolAdmin'], schoolIds: [2] }), ASKED).subjects).toEqual([
      'user:u1',
      'school:2',
      'public:news',
    ]);
  });
  it('a team follows its organization, and no other', () => {
    const asked = ['company:3', 'company:4', 'company:3x'];
    expect(followedSubjects(token({ roles: ['Recruiter'], organizationIds: [3] }), asked).subjects).toEqual(['user:u1', 'company:3']);
  });
  it('platform administrators follow any school and organization', () =>
    expect(followedSubjects(token({ roles: ['Admin'] }), ASKED).subjects).toEqual([
      'user:u1',
      'school:1',
      'school:2',
      'public:news',
      'company:3',
    ]));
});
