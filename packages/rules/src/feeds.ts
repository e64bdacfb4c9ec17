// Words of scheduled feeds that pages and server share.

export const FEED_FORMATS = ['ndjson', 'jsonld', 'xml', 'greenhouse', 'lever', 'csv'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** How a run of an import stands or ended. `cut_off`: read to where it broke off; `interrupted`: its process ended before. */
export const RUN_STATES = ['running', 'finished', 'cut_off', 'failed', 'interrupted'] as const;
export type RunState = (typeof RUN_STATES)[number];
/** States of a run that somebody should look at. */
export const FAILED_RUN_STATES: readonly RunState[] = ['cut_off', 'failed', 'interrupted'];

/** `failing`: its last run did; `new`: it was never read. A paused feed is only paused. */
export const FEED_STATES = ['ok', 'running', 'failing', 'new', 'paused'] as const;
export type FeedState = (typeof FEED_STATES)[number];

/** Names of sorts of the list of feeds: by name, next run, last run. */
export const FEED_SORTS = ['source', 'next', 'last'] as const;

/** Names of sorts of an organization's own feeds: by label, next run, last run. */
export const OWN_FEED_SORTS = ['label', 'next', 'last'] as const;

/** Names of sorts of the runs of a feed. */
export const RUN_SORTS = ['started'] as const;

/** Minutes between two runs, and days until a posting without a deadline ends. */
export const FEED_LIMITS = { intervalMinutes: [5, 44_640], undatedDays: [1, 730] } as const;

/** An organization keeps so many feeds of its own, read at most so often. @rule feeds.3 */
export const OWN_FEED_LIMITS = { feeds: 5, intervalMinutes: 60, labelCharacters: 80 } as const;

/** What names an organization's own feed: made once, told to nobody, and never given to another one. */
export const ownFeedSource = (organizationId: number, number: number): string => `${OWN_SOURCE}${organizationId}-${number}`;
const OWN_SOURCE = 'own-';

/** What organizations that a feed brings are at first: seen, or looked at before. */
export const NEW_ORGANIZATION_STATES = ['active', 'pending'] as const;
export type NewOrganizationState = (typeof NEW_ORGANIZATION_STATES)[number];

/** Why the address of a logo gives none: `refused` is one of a private network, `active` a drawing that would run or load something. */
export const LOGO_FAULTS = ['unreachable', 'refused', 'too_large', 'no_picture', 'active'] as const;
export type LogoFault = (typeof LOGO_FAULTS)[number];

export function feedState(feed: { enabled: boolean; lastRun: RunState | null }): FeedState {
  if (feed.lastRun === 'running') return 'running';
  if (!feed.enabled) return 'paused';
  if (feed.lastRun === null) return 'new';
  return FAILED_RUN_STATES.includes(feed.lastRun) ? 'failing' : 'ok';
}

/** What a column of a CSV feed can be: `FIELD=COLUMN` says which. */
export const CSV_FIELD_NAMES = [
  'id', 'title', 'company', 'companyLink', 'description', 'location', 'city', 'region', 'postalCode', 'country', 'employmentType', 'category',
  'industry', 'salaryMin', 'salaryMax', 'salaryCurrency', 'salaryUnit', 'salary', 'posted', 'closes', 'starts', 'education', 'skills', 'url',
  'language', 'remote',
] as const; // biome-ignore format: a list
export type CsvField = (typeof CSV_FIELD_NAMES)[number];

/** What can name a feed of the platform: small letters, digits, "." "_" "-"; postings made here are of `fairway`, those of organizations' own feeds of `own-...`. */
export function isSourceName(name: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{0,59}$/.test(name) && name !== 'fairway' && name !== 'demo' && !name.startsWith(OWN_SOURCE);
}
