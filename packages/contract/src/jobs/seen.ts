// Postings that somebody opened last. @rule jobs.37, jobs.38
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, uuid } from '../kernel/fields.ts';
import { jobSummary } from './endpoints.ts';

const base = '/api/v1/candidate/seen-postings';
const shared = { tag: 'jobs', access: 'candidate', feature: 'findJobs', errors: [] } as const;

const seenPostings = z
  .object({
    /** False: nothing is kept, because I said so. */
    keeps: z.boolean(),
    postings: z.array(z.object({ job: jobSummary, seenAt: instant })),
  })
  .meta({ id: 'SeenPostings' });

export const listSeenPostings = endpoint({
  ...shared,
  name: 'listSeenPostings',
  method: 'GET',
  path: base,
  summary: 'The postings that I opened last, at most 20 of the last 90 days, newest first; closed ones too.',
  returns: seenPostings,
});

export const notePostingSeen = endpoint({
  ...shared,
  name: 'notePostingSeen',
  method: 'PUT',
  path: `${base}/{id}`,
  summary: 'Notes that I opened a posting, unless nothing is to be kept. Pages send it once they stand.',
  params: z.strictObject({ id: uuid }),
  errors: ['jobs.not_found'],
});

export const clearSeenPostings = endpoint({
  ...shared,
  name: 'clearSeenPostings',
  method: 'DELETE',
  path: base,
  summary: 'Forgets all postings that I opened.',
});

export const keepSeenPostings = endpoint({
  ...shared,
  name: 'keepSeenPostings',
  method: 'PUT',
  path: '/api/v1/candidate/seen-postings-keeping',
  summary: 'Says whether the postings that I open are kept; `keeps: false` forgets those that are.',
  body: z.strictObject({ keeps: z.boolean() }),
  returns: seenPostings,
});
