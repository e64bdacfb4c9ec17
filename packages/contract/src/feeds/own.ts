// Feeds that an organization keeps for its own postings: the platform's feeds without what concerns other employers. @rule feeds.3
import { FEED_FORMATS, FEED_LIMITS, FEED_STATES, OWN_FEED_LIMITS, OWN_FEED_SORTS, RUN_SORTS, RUN_STATES } from '@fairway/rules/feeds';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { EMPLOYER_BASE } from '../teams/employer.ts';
import { organizationParams } from '../teams/requests.ts';
import { addressErrors, feed, feedFields, feedReport, feedRow, feedRun } from './endpoints.ts';

const base = `${EMPLOYER_BASE}/feeds`;
const params = organizationParams.extend({ id: intId });
const common = { tag: 'feeds', access: 'organizationStaff' } as const;
const one = { ...common, path: `${base}/{id}`, params } as const;

const { company: _company, newCompanies: _newCompanies, ...sharedFields } = feedFields;
const ownFields = {
  ...sharedFields,
  label: text(OWN_FEED_LIMITS.labelCharacters).min(1),
  intervalMinutes: z.int().min(OWN_FEED_LIMITS.intervalMinutes).max(FEED_LIMITS.intervalMinutes[1]),
};
const edited = z.strictObject(ownFields);
export type EditedOwnFeed = z.output<typeof edited>;

export const ownFeedsList = listEndpoints({
  ...common,
  noun: 'OwnFeeds',
  path: base,
  summary: 'The feeds of an organization, each with its last run.',
  params: organizationParams,
  row: feedRow,
  sorts: OWN_FEED_SORTS,
  sort: 'label',
  filters: { state: z.enum(FEED_STATES).optional(), format: z.enum(FEED_FORMATS).optional() },
});

export const getOwnFeed = endpoint({
  ...one,
  name: 'getOwnFeed',
  method: 'GET',
  summary: 'One feed of an organization with its settings.',
  returns: feed,
  errors: [],
});

export const ownFeedRunsList = listEndpoints({
  ...common,
  noun: 'OwnFeedRuns',
  path: `${base}/{id}/runs`,
  summary: 'The runs of an organization’s feed, newest first. `q`: words of what went wrong.',
  fileSummary: 'The same runs as a CSV file.',
  params,
  row: feedRun,
  sorts: RUN_SORTS,
  sort: '-started',
  filters: { state: z.enum(RUN_STATES).optional() },
});

export const getOwnFeedReport = endpoint({
  ...common,
  name: 'getOwnFeedReport',
  method: 'GET',
  path: `${base}/{id}/runs/{runId}`,
  summary: 'What one run of an organization’s feed read, wrote and did not understand.',
  params: params.extend({ runId: uuid }),
  returns: feedReport,
  errors: [],
});

export const addOwnFeed = endpoint({
  ...common,
  name: 'addOwnFeed',
  method: 'POST',
  path: base,
  summary: `Adds a feed to an organization that is verified; its first run is due at once. All its postings become the organization’s, whatever employer it names. At most ${OWN_FEED_LIMITS.feeds}.`,
  params: organizationParams,
  body: edited,
  status: 201,
  returns: feed,
  errors: [...addressErrors, 'imports.unverified', 'imports.too_many'],
  tx: false,
});

export const changeOwnFeed = endpoint({
  ...one,
  name: 'changeOwnFeed',
  method: 'PUT',
  summary: 'Changes a feed of an organization. `updatedAt` is that of the feed that was edited.',
  body: z.strictObject({ ...ownFields, updatedAt: instant }),
  returns: feed,
  errors: [...addressErrors, 'imports.changed'],
  tx: false,
});

export const setOwnFeedState = endpoint({
  ...one,
  name: 'setOwnFeedState',
  method: 'PUT',
  path: `${base}/{id}/state`,
  summary: 'Pauses or resumes a feed of an organization. A resumed one is read when its next run is due.',
  body: z.strictObject({ enabled: z.boolean() }),
  returns: feed,
  errors: [],
});

export const runOwnFeed = endpoint({
  ...one,
  name: 'runOwnFeed',
  method: 'POST',
  path: `${base}/{id}/run`,
  summary: 'Has a feed of a verified organization read as soon as a worker is free. One that waits already waits once.',
  status: 202,
  returns: feed,
  errors: ['imports.running', 'imports.unverified'],
});

export const confirmOwnFeed = endpoint({
  ...one,
  name: 'confirmOwnFeed',
  method: 'POST',
  path: `${base}/{id}/confirm`,
  summary: 'Reads a feed again whose last run was held back, and withdraws what is missing from it. Where nothing is held it does nothing.',
  status: 202,
  returns: feed,
  errors: ['imports.unverified'],
});

export const removeOwnFeed = endpoint({
  ...one,
  name: 'removeOwnFeed',
  method: 'DELETE',
  summary: 'Removes a feed of an organization and withdraws its postings.',
  errors: ['imports.running'],
});
