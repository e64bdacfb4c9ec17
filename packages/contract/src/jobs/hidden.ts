// Postings that somebody wants to see no more. @rule jobs.34
import { HIDDEN_POSTINGS_MAX, HIDDEN_POSTINGS_PAGE_SIZE } from '@fairway/rules/own-postings';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, many, uuid } from '../kernel/fields.ts';
import { jobSummary } from './endpoints.ts';

const base = '/api/v1/candidate/hidden-postings';
const shared = { tag: 'jobs', access: 'candidate', feature: 'findJobs' } as const;
const one = z.strictObject({ id: uuid });

export const listHiddenPostings = endpoint({
  ...shared,
  name: 'listHiddenPostings',
  method: 'GET',
  path: base,
  summary: 'The postings that I have hidden, last hidden first; closed ones too.',
  query: z.strictObject({
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(HIDDEN_POSTINGS_MAX / HIDDEN_POSTINGS_PAGE_SIZE)
      .default(1),
  }),
  returns: z.object({
    postings: z.array(z.object({ job: jobSummary, hiddenAt: instant })),
    page: z.int(),
    totalCount: z.int(),
    hasNext: z.boolean(),
  }),
  errors: [],
});

export const hidePosting = endpoint({
  ...shared,
  name: 'hidePosting',
  method: 'PUT',
  path: `${base}/{id}`,
  summary:
    'Hides a posting from my lists, with those that are the same; twice is once. Of more than 500 the oldest are forgotten, closed ones first.',
  params: one,
  errors: ['jobs.not_found'],
});

export const showPosting = endpoint({
  ...shared,
  name: 'showPosting',
  method: 'DELETE',
  path: `${base}/{id}`,
  summary: 'Shows a posting again, with those that were hidden with it; what is not hidden stays as it is.',
  params: one,
  errors: [],
});

export const listHiddenStates = endpoint({
  ...shared,
  name: 'listHiddenStates',
  method: 'GET',
  path: '/api/v1/candidate/hidden-posting-states',
  summary: 'Which of these postings I have hidden, by themselves or with one that is the same.',
  query: z.strictObject({ jobId: many(uuid, 100) }),
  returns: z.object({ jobIds: z.array(z.string()) }),
  errors: [],
});
