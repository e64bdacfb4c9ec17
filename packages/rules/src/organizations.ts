// Organisations as the platform's administrators keep them. An organisation is looked at before anybody sees it (pending), seen (active),
// or taken off with a reason (suspended). One that was merged into another is no organisation any more, only an address that leads on.
//
//   pending   -> active (approved), suspended (refused)
//   active    -> suspended
//   suspended -> active

export const ORGANIZATION_STATES = ['pending', 'active', 'suspended'] as const;
export type OrganizationState = (typeof ORGANIZATION_STATES)[number];

/** Names of sorts of the platform's list of organisations. */
export const ORGANIZATION_SORTS = ['name', 'country', 'created', 'changed'] as const;

/** Where it stands in the tree: with a parent, with children, neither. */
export const ORGANIZATION_PLACES = ['child', 'parent', 'alone'] as const;

/** Organisations one below the other, at most. */
export const HIERARCHY_LEVELS = 10;

/** Characters of the reason of a suspension. */
export const SUSPENSION_REASON_CHARACTERS = 1000;

/** May it go from one state to the other? Staying is no change. */
export function mayBecome(from: OrganizationState, to: OrganizationState): boolean {
  return from !== to && to !== 'pending';
}

export type MergeRefusal = 'same' | 'state' | 'cycle';

/**
 * Why `source` cannot go up in `target`; undefined: it can. The target is one that is seen, so that nothing vanishes by a merge, and a
 * suspended one is not let out by a merge. `above`: ids of the organisations above the target.
 */
export function mergeRefusal(
  source: { id: number; state: OrganizationState },
  target: { id: number; state: OrganizationState; above: readonly number[] },
): MergeRefusal | undefined {
  if (source.id === target.id) return 'same';
  if (source.state === 'suspended' || target.state !== 'active') return 'state';
  return target.above.includes(source.id) ? 'cycle' : undefined;
}

export type ParentRefusal = 'same' | 'cycle' | 'depth';

/**
 * Why an organisation cannot stand below another; undefined: it can. `above`: ids above the parent, nearest first; `levelsBelow`: how many
 * levels the organisation brings along below itself.
 */
export function parentRefusal(
  id: number,
  parent: { id: number; above: readonly number[] },
  levelsBelow: number,
): ParentRefusal | undefined {
  if (id === parent.id) return 'same';
  if (parent.above.includes(id)) return 'cycle';
  return parent.above.length + 2 + levelsBelow > HIERARCHY_LEVELS ? 'depth' : undefined;
}
