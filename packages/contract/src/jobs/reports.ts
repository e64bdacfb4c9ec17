// What readers say is wrong with a posting, and what the platform's administrators decide on it. @rule jobs.39, jobs.40
import {
  REPORT_CHARACTERS,
  REPORT_DECISIONS,
  REPORT_REASONS,
  REPORT_SORTS,
  REPORT_STATES,
  reportIssue,
} from '@fairway/rules/posting-reports';
import { roomFor } from '@fairway/rules/visible-characters';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';

const base = '/api/v1/admin/reported-postings';
const one = z.strictObject({ id: uuid });
const reason = z.enum(REPORT_REASONS);
const words = text(roomFor(REPORT_CHARACTERS));

export const reportPosting = endpoint({
  name: 'reportPosting',
  method: 'POST',
  path: '/api/v1/postings/{id}/reports',
  summary: 'Reports what is wrong with a posting. Somebody signed in has one report a posting: the next one takes its place.',
  tag: 'jobs',
  access: 'public',
  feature: 'findJobs',
  params: one,
  /** `other` says nothing without words. */
  body: z
    .strictObject({ reason, text: words.default('') })
    .refine(({ reason, text }) => reportIssue(reason, text) === undefined, { path: ['text'] }),
  status: 202,
  returns: z.object({ accepted: z.boolean() }),
  errors: ['jobs.not_found'],
});

export const reportedRow = z
  .object({
    id: uuid,
    title: z.string(),
    organization: z.object({ id: z.int(), name: z.string() }),
    /** The name of its feed; `fairway` for one that was made here. */
    source: z.string(),
    reports: z.int(),
    reasons: z.array(reason),
    state: z.enum(REPORT_STATES),
    /** The last report. */
    at: instant,
  })
  .meta({ id: 'ReportedRow' });

export const reportedPosting = z
  .object({
    ...reportedRow.shape,
    /** Path segment of its page. */
    segment: z.string(),
    location: z.string(),
    publishedAt: instant,
    applicationUrl: z.string().nullable(),
    /** Its text, without marks. */
    text: z.string(),
    /** Why it was withdrawn, as who decided wrote it. */
    note: z.string(),
    /** How many postings are the same: they are withdrawn and brought back with it. */
    together: z.int(),
    given: z.array(
      z.object({ reason, text: z.string(), at: instant, /** By somebody signed in. */ signedIn: z.boolean(), waits: z.boolean() }),
    ),
  })
  .meta({ id: 'ReportedPosting' });

export const reportedPostingsList = listEndpoints({
  noun: 'ReportedPostings',
  path: base,
  summary: 'Postings that readers have reported; last reported first.',
  tag: 'jobs',
  access: 'platformAdmin',
  row: reportedRow,
  sorts: REPORT_SORTS,
  sort: '-at',
  filters: { state: z.enum(REPORT_STATES).optional(), reason: reason.optional() },
});

const call = { tag: 'jobs', access: 'platformAdmin', params: one, returns: reportedPosting } as const;

export const getReportedPosting = endpoint({
  ...call,
  name: 'getReportedPosting',
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'A reported posting with what was said of it.',
  errors: ['jobs.not_found'],
});

export const decideReportedPosting = endpoint({
  ...call,
  name: 'decideReportedPosting',
  method: 'PUT',
  path: `${base}/{id}/decision`,
  summary:
    'Decides on all reports of a posting: nothing is wrong, or it is withdrawn with those that are the same, and no feed brings it back.',
  body: z.strictObject({ decision: z.enum(REPORT_DECISIONS), note: words.default('') }),
  errors: ['jobs.not_found'],
});

export const undoReportDecision = endpoint({
  ...call,
  name: 'undoReportDecision',
  method: 'DELETE',
  path: `${base}/{id}/decision`,
  summary: 'Takes the decision back: the reports wait again, and what was withdrawn by it is found again.',
  errors: ['jobs.not_found'],
});
