// Scheduled feeds of postings as the platform's administrators keep them, with what each run read, wrote and did not understand.
import {
  CSV_FIELD_NAMES,
  FEED_FORMATS,
  FEED_LIMITS,
  FEED_SORTS,
  FEED_STATES,
  LOGO_FAULTS,
  NEW_ORGANIZATION_STATES,
  RUN_SORTS,
  RUN_STATES,
} from '@fairway/rules/feeds';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';

const base = '/api/v1/admin/imports';
const params = z.strictObject({ id: intId });
const [LEAST_MINUTES, MOST_MINUTES] = FEED_LIMITS.intervalMinutes;
const [LEAST_DAYS, MOST_DAYS] = FEED_LIMITS.undatedDays;

const runCounts = {
  read: z.int(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  withdrawn: z.int(),
  faulty: z.int(),
};
export const feedRun = z
  .object({
    id: uuid,
    state: z.enum(RUN_STATES),
    startedAt: z.string(),
    finishedAt: z.string().nullable(),
    /** Why it failed. */
    error: z.string().nullable(),
    ...runCounts,
  })
  .meta({ id: 'FeedRun' });

/** A run would have withdrawn `count` of `of` open postings and waits for somebody to confirm it. */
const held = z.object({ count: z.int(), of: z.int(), at: z.string() }).nullable();

const named = {
  source: z.string(),
  /** What its people call it; '': it has its source's name only. */
  label: z.string(),
  /** The organization that keeps it and has all its postings; null: the platform does. @rule feeds.3 */
  organization: z.object({ id: z.int(), name: z.string() }).nullable(),
};

export const feedRow = z
  .object({
    id: z.int(),
    ...named,
    url: z.string(),
    format: z.enum(FEED_FORMATS),
    state: z.enum(FEED_STATES),
    /** null: paused. */
    nextRunAt: z.string().nullable(),
    held,
    lastRun: feedRun.nullable(),
  })
  .meta({ id: 'FeedRow' });

const FIELDS: ReadonlySet<string> = new Set(CSV_FIELD_NAMES);
export const feedFields = {
  url: text(2000),
  format: z.enum(FEED_FORMATS),
  /** The employer of a feed that does not name it. */
  company: text(200).nullable(),
  /** CSV: column names by field. */
  map: z.record(z.string(), text(200)).refine((map) => Object.keys(map).every((field) => FIELDS.has(field))),
  intervalMinutes: z.int().min(LEAST_MINUTES).max(MOST_MINUTES),
  undatedDays: z.int().min(LEAST_DAYS).max(MOST_DAYS),
  /** The feed holds all open postings: what is missing from it is withdrawn. */
  isFull: z.boolean(),
  /** What organizations are at first that it brings. */
  newCompanies: z.enum(NEW_ORGANIZATION_STATES),
};
const edited = z.strictObject(feedFields);
export type EditedFeed = z.output<typeof edited>;

export const feed = z
  .object({
    ...feedFields,
    id: z.int(),
    ...named,
    state: z.enum(FEED_STATES),
    enabled: z.boolean(),
    nextRunAt: z.string(),
    /** Its organization is not shown, or nothing was proven of it: nothing is read. */
    isStopped: z.boolean(),
    /** A run waits for a worker. */
    isWaiting: z.boolean(),
    /** Postings of it that are open. */
    openPostings: z.int(),
    held,
    /** Logos of its organizations that cannot be fetched, and how many there are. */
    logoFaults: z.object({
      count: z.int(),
      rows: z.array(
        z.object({ organizationId: z.int(), name: z.string(), address: z.string(), why: z.enum(LOGO_FAULTS), since: z.string() }),
      ),
    }),
    updatedAt: z.string(),
  })
  .meta({ id: 'ScheduledFeed' });

const counted = z.array(z.object({ value: z.string(), count: z.int() }));
export const feedReport = feedRun
  .extend({
    source: z.string(),
    label: z.string(),
    format: z.string(),
    origin: z.string(),
    encoding: z.string(),
    /** Postings that the feed itself calls closed. */
    closed: z.int(),
    seconds: z.number().nullable(),
    /** Why reading ended early. */
    broken: z.object({ code: z.string(), line: z.int(), detail: z.string() }).nullable(),
    /** Why missing postings were not withdrawn. */
    notWithdrawn: z.string().nullable(),
    /** Rows that could not be used, the first 200; `row` counts the postings of the feed from 1. */
    faults: z.array(z.object({ line: z.int(), row: z.int().nullable(), code: z.string(), detail: z.string() })),
    /** Values that nobody understood, by kind, most frequent first. */
    unrecognised: z.array(z.object({ kind: z.string(), values: counted })),
  })
  .meta({ id: 'FeedReport' });

export const addressErrors = ['imports.bad_address', 'imports.internal_address'] as const;

export const importFeedsList = listEndpoints({
  noun: 'ImportFeeds',
  path: base,
  summary: 'Every scheduled feed with its last run.',
  tag: 'feeds',
  access: 'platformAdmin',
  row: feedRow,
  sorts: FEED_SORTS,
  sort: 'source',
  filters: { state: z.enum(FEED_STATES).optional(), format: z.enum(FEED_FORMATS).optional() },
});

export const getImportFeed = endpoint({
  name: 'getImportFeed',
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One feed with its settings.',
  tag: 'feeds',
  access: 'platformAdmin',
  params,
  returns: feed,
  errors: [],
});

export const feedRunsList = listEndpoints({
  noun: 'FeedRuns',
  path: `${base}/{id}/runs`,
  summary: 'The runs of a feed’s name, newest first, also those of the command line. `q`: words of what went wrong.',
  tag: 'feeds',
  access: 'platformAdmin',
  params,
  fileSummary: 'The same runs as a CSV file.',
  row: feedRun,
  sorts: RUN_SORTS,
  sort: '-started',
  filters: { state: z.enum(RUN_STATES).optional() },
});

export const getImportReport = endpoint({
  name: 'getImportReport',
  method: 'GET',
  path: `${base}/{id}/runs/{runId}`,
  summary: 'What one run of a feed read, wrote and did not understand.',
  tag: 'feeds',
  access: 'platformAdmin',
  params: z.strictObject({ id: intId, runId: uuid }),
  returns: feedReport,
  errors: [],
});

export const addImportFeed = endpoint({
  name: 'addImportFeed',
  method: 'POST',
  path: base,
  summary: 'Adds a feed; its first run is due at once. Its address is on the internet.',
  tag: 'feeds',
  access: 'platformAdmin',
  body: z.strictObject({ ...feedFields, source: text(60) }),
  status: 201,
  returns: feed,
  errors: [...addressErrors, 'imports.source_wrong', 'imports.source_taken'],
  tx: false,
});

export const changeImportFeed = endpoint({
  name: 'changeImportFeed',
  method: 'PUT',
  path: `${base}/{id}`,
  summary: 'Changes a feed. `updatedAt` is that of the feed that was edited.',
  tag: 'feeds',
  access: 'platformAdmin',
  params,
  body: z.strictObject({ ...feedFields, updatedAt: instant }),
  returns: feed,
  errors: [...addressErrors, 'imports.changed'],
  tx: false,
});

export const setImportFeedState = endpoint({
  name: 'setImportFeedState',
  method: 'PUT',
  path: `${base}/{id}/state`,
  summary: 'Pauses or resumes a feed. A resumed one is read when its next run is due.',
  tag: 'feeds',
  access: 'platformAdmin',
  params,
  body: z.strictObject({ enabled: z.boolean() }),
  returns: feed,
  errors: [],
});

export const runImportFeed = endpoint({
  name: 'runImportFeed',
  method: 'POST',
  path: `${base}/{id}/run`,
  summary: 'Has a feed read as soon as a worker is free, also a paused one. One that waits already waits once.',
  tag: 'feeds',
  access: 'platformAdmin',
  params,
  status: 202,
  returns: feed,
  errors: ['imports.running'],
});

export const confirmImportFeed = endpoint({
  name: 'confirmImportFeed',
  method: 'POST',
  path: `${base}/{id}/confirm`,
  summary: 'Reads a feed again whose last run was held back, and withdraws what is missing from it. Where nothing is held it does nothing.',
  tag: 'feeds',
  access: 'platformAdmin',
  params,
  status: 202,
  returns: feed,
  errors: [],
});

export const deleteImportFeed = endpoint({
  name: 'deleteImportFeed',
  method: 'DELETE',
  path: `${base}/{id}`,
  summary: 'Deletes a feed. Its postings stay until they end; those of an organization’s own feed are withdrawn.',
  tag: 'feeds',
  access: 'platformAdmin',
  params,
  errors: ['imports.running'],
});
