// Two accounts of one person become one: the one that is kept takes over what the other holds, and the other leads to it. When that is not
// done, and what is told of it. Roles never move, so a merge hands out no power.
//
// | reason | not merged where |
// |---|---|
// | same | both are one |
// | administrator | one of them administers the platform |
// | staff | the one that would go works for a school or an organization, or is offered to: its roles are taken first, by hand |
// | notActive | one of them is not active |
// | deletion | one of them asked to be deleted |
// | open | the one that would go took another over that can still be undone |
// | secondFactor | the one that would go asks for a second factor, and the kept one does not: its data would be less guarded |
import type { Role } from './access.ts';
import type { UserStatus } from './administration.ts';

/** Days in which a merge is undone. After them what was left of the one that was merged is erased. @rule account.21 */
export const MERGE_UNDO_DAYS = 7;

/** What moves, in the order in which it is told. */
export const MERGE_KINDS = [
  'profile', 'documents', 'applications', 'verification', 'saved', 'subscriptions', 'shares', 'outcomes', 'reviews', 'school', 'signIns',
  'roles', 'reports', 'work',
] as const; // biome-ignore format: a list
export type MergeKind = (typeof MERGE_KINDS)[number];

export const MERGE_REFUSALS = ['same', 'administrator', 'staff', 'notActive', 'deletion', 'open', 'secondFactor'] as const;
export type MergeRefusal = (typeof MERGE_REFUSALS)[number];

export type MergedAccount = {
  id: string;
  status: UserStatus;
  roles: readonly Role[];
  isOfferedRole: boolean;
  isBeingDeleted: boolean;
  hasSecondFactor: boolean;
  /** It took another one over, and that can still be undone. */
  hasOpenMerge: boolean;
};

/** Why `source` is not merged into `target`; undefined where it can be. @rule account.19 */
export function mergeRefusal(source: MergedAccount, target: MergedAccount): MergeRefusal | undefined {
  if (source.id === target.id) return 'same';
  if ([source, target].some(({ roles }) => roles.includes('Admin'))) return 'administrator';
  if (source.isOfferedRole || source.roles.some((role) => role !== 'Candidate')) return 'staff';
  if (source.status !== 'active' || target.status !== 'active') return 'notActive';
  if (source.isBeingDeleted || target.isBeingDeleted) return 'deletion';
  if (source.hasOpenMerge) return 'open';
  return source.hasSecondFactor && !target.hasSecondFactor ? 'secondFactor' : undefined;
}
