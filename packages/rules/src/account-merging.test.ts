import { describe, expect, it } from 'vitest';
import { type MergedAccount, mergeRefusal } from './account-merging.ts';

const account = (id: string, changes: Partial<MergedAccount> = {}): MergedAccount => ({
  ...{
    id,
    status: 'active',
    roles: ['Candidate'],
    isOfferedRole: false,
    isBeingDeleted: false,
    hasSecondFactor: false,
    hasOpenMerge: false,
  },
  ...changes,
});

// @rule account.19
describe('an account is merged into another', () => {
  it('where both are of candidates who are there', () => {
    expect(mergeRefusal(account('a'), account('b'))).toBeUndefined();
  });

  it.each([
    ['same', {}, { id: 'a' }],
    ['administrator', { roles: ['Candidate', 'Admin'] }, {}],
    ['administrator', {}, { roles: ['Admin'] }],
    ['staff', { roles: ['CareerStaff'] }, {}],
    ['staff', { roles: ['Candidate', 'Recruiter'] }, {}],
    ['staff', { isOfferedRole: true }, {}],
    ['notActive', { status: 'inactive' }, {}],
    ['notActive', {}, { status: 'suspended' }],
    ['notActive', { status: 'merged' }, {}],
    ['deletion', { isBeingDeleted: true }, {}],
    ['deletion', {}, { isBeingDeleted: true }],
    ['open', { hasOpenMerge: true }, {}],
    ['secondFactor', { hasSecondFactor: true }, {}],
  ] as const)('not: %s', (reason, source, target) => {
    expect(mergeRefusal(account('a', source), account('b', target))).toBe(reason);
  });

  it.each([
    ['the kept one works for a school: what it may do stays what it was', {}, { roles: ['Candidate', 'CareerStaff'] }],
    ['the kept one took another over before', {}, { hasOpenMerge: true }],
    ['both ask for a second factor', { hasSecondFactor: true }, { hasSecondFactor: true }],
    ['the kept one is guarded better', {}, { hasSecondFactor: true }],
  ] as const)('also where %s', (_why, source, target) => {
    expect(mergeRefusal(account('a', source), account('b', target))).toBeUndefined();
  });
});
