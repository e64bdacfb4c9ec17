// What differs between two states of an organization's profile: told before it is published, beside a version, and to whom somebody else was faster.
import {
  EMPTY_PROFILE,
  type OrganizationProfileContent,
  type ProfileArticle,
  type ProfileText,
  type ProfileVideo,
  writtenText,
} from './organization-profile.ts';

export type ProfilePart = keyof OrganizationProfileContent;
export const PROFILE_PARTS = Object.keys(EMPTY_PROFILE) as [ProfilePart, ...ProfilePart[]];

/** How many came, changed and went: languages of a text, things of a list, one picture. */
export type ProfileDifference = { part: ProfilePart; added: number; changed: number; removed: number };

const same = (one: unknown, other: unknown) => sorted(one) === sorted(other);
/** Independent of the order of keys: a database has its own. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

type Counts = Omit<ProfileDifference, 'part'>;

function ofKeys(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): Counts {
  const added = [...after.keys()].filter((key) => !before.has(key)).length;
  const removed = [...before.keys()].filter((key) => !after.has(key)).length;
  const changed = [...after].filter(([key, value]) => before.has(key) && !same(before.get(key), value)).length;
  return { added, changed, removed };
}

const texts = (text: ProfileText) => new Map(Object.entries(writtenText(text)));
const one = (value: string | null) => new Map(value ? [['', value]] : []);
const values = (list: readonly unknown[]) => new Map(list.map((value, at) => [`${sorted(value)} ${countBefore(list, at)}`, null]));
const countBefore = (list: readonly unknown[], at: number) => list.slice(0, at).filter((value) => same(value, list[at])).length;
/** By id; a new one is its own. */
const things = (list: readonly (ProfileVideo | ProfileArticle)[]) =>
  new Map(list.map((thing, at) => [thing.id === null ? `new ${at}` : `${thing.id}`, tidy(thing)]));
const tidy = (thing: object) =>
  Object.fromEntries(
    Object.entries(thing).map(([name, value]) => [name, value && typeof value === 'object' ? writtenText(value as ProfileText) : value]),
  );

function countsOf(part: ProfilePart, before: OrganizationProfileContent, after: OrganizationProfileContent): Counts {
  switch (part) {
    case 'logo':
    case 'banner':
      return ofKeys(one(before[part]), one(after[part]));
    case 'website':
      return ofKeys(one(before.website.trim()), one(after.website.trim()));
    case 'tagline':
    case 'description':
      return ofKeys(texts(before[part]), texts(after[part]));
    case 'videos':
    case 'articles':
      return ofKeys(things(before[part]), things(after[part]));
    default:
      return ofKeys(values(before[part]), values(after[part]));
  }
}

/** The parts that differ. Where only the order of a list is another, one of it counts as changed. */
export function profileDifferences(before: OrganizationProfileContent, after: OrganizationProfileContent): ProfileDifference[] {
  return PROFILE_PARTS.flatMap((part) => {
    const counts = countsOf(part, before, after);
    if (counts.added + counts.changed + counts.removed > 0) return [{ part, ...counts }];
    const isReordered = Array.isArray(before[part]) && !same(orderOf(before[part]), orderOf(after[part]));
    return isReordered ? [{ part, added: 0, changed: 1, removed: 0 }] : [];
  });
}

const orderOf = (list: unknown) => (list as readonly unknown[]).map((value) => (value as { id?: number | null })?.id ?? value);

/**
 * The content with what came to the organization since `base` was shown, as by a merge: what is shown, was not, and is not in the content already.
 */
export function withArrivals(
  content: OrganizationProfileContent,
  base: OrganizationProfileContent,
  shown: OrganizationProfileContent,
): OrganizationProfileContent {
  const isNew = <T>(part: readonly T[], own: readonly T[], known: readonly T[], is: (one: T, other: T) => boolean): T[] =>
    part.filter((value) => ![...own, ...known].some((other) => is(value, other)));
  const byId = (first: { id: number | null }, second: { id: number | null }) => first.id === second.id;
  return {
    ...content,
    places: [...content.places, ...isNew(shown.places, content.places, base.places, same)],
    videos: [...content.videos, ...isNew(shown.videos, content.videos, base.videos, byId)],
    articles: [...content.articles, ...isNew(shown.articles, content.articles, base.articles, byId)],
  };
}
