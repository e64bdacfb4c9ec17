// Organizations as the platform's administrators keep them. An organization is looked at before anybody sees it (pending), seen (active),
// or taken off with a reason (suspended). One that was merged into another is no organization any more, only an address that leads on.
//
//   pending   -> active (approved), suspended (refused)
//   active    -> suspended
//   suspended -> active

export const ORGANIZATION_STATES = ['pending', 'active', 'suspended'] as const;
export type OrganizationState = (typeof ORGANIZATION_STATES)[number];

/** Names of sorts of the platform's list of organizations. */
export const ORGANIZATION_SORTS = ['name', 'country', 'created', 'changed'] as const;

/** Where it stands in the tree: with a parent, with children, neither. */
export const ORGANIZATION_PLACES = ['child', 'parent', 'alone'] as const;

/** How many people work there, from and to; the last one has no end. */
export const ORGANIZATION_SIZES = ['1-10', '11-50', '51-200', '201-1000', '1001-5000', '5001-'] as const;
export type OrganizationSize = (typeof ORGANIZATION_SIZES)[number];

/** The first and the last number of a size; undefined: more than that. */
export function sizeBounds(size: OrganizationSize): { from: number; to: number | undefined } {
  const [from = '', to = ''] = size.split('-');
  return { from: Number(from), to: to === '' ? undefined : Number(to) };
}

/** Bounds of what an organization shows of itself. */
export const SHOWN_LIMITS = { people: 12, nameCharacters: 120, roleCharacters: 120, textCharacters: 600, foundedFrom: 1000 } as const;

/** Orders of the public list. `relevance`: how well the name fits what was typed, then by name. @rule organizations.22 */
export const EMPLOYER_SORTS = ['relevance', 'name', 'jobs', 'newest'] as const;
export type EmployerSort = (typeof EMPLOYER_SORTS)[number];

/** What organizations are compared by: sectors, countries of their open postings, people. */
export type Likened = {
  id: number;
  sectors: readonly string[];
  hiringIn: readonly string[];
  size: OrganizationSize | null;
  openPostings: number;
};

const SECTOR_POINTS = 4;
const PLACE_POINTS = 2;
const PLACES_COUNTED = 3;

/**
 * Those that are like one, best first: 4 points a sector that both have, 2 a country where both hire (three count), 2 for the same size and
 * 1 for the next one. Without a sector in common nothing is alike, and who has nothing open is not named. Of as many points who has more
 * open, then the older one. @rule organizations.21
 */
export function similarOrganizations<T extends Likened>(one: Likened, all: readonly T[], limit: number): T[] {
  const scored = all.flatMap((other) => {
    const sectors = other.sectors.filter((sector) => one.sectors.includes(sector)).length;
    if (other.id === one.id || other.openPostings === 0 || sectors === 0) return [];
    const places = Math.min(PLACES_COUNTED, other.hiringIn.filter((country) => one.hiringIn.includes(country)).length);
    return [{ other, points: SECTOR_POINTS * sectors + PLACE_POINTS * places + sizePoints(one.size, other.size) }];
  });
  scored.sort((a, b) => b.points - a.points || b.other.openPostings - a.other.openPostings || a.other.id - b.other.id);
  return scored.slice(0, limit).map(({ other }) => other);
}

function sizePoints(a: OrganizationSize | null, b: OrganizationSize | null): number {
  if (a === null || b === null) return 0;
  return Math.max(0, 2 - Math.abs(ORGANIZATION_SIZES.indexOf(a) - ORGANIZATION_SIZES.indexOf(b)));
}

/** Organizations one below the other, at most. */
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
 * suspended one is not let out by a merge. `above`: ids of the organizations above the target.
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
 * Why an organization cannot stand below another; undefined: it can. `above`: ids above the parent, nearest first; `levelsBelow`: how many
 * levels the organization brings along below itself.
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
