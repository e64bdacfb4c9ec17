// What readers say is wrong with a posting, an organization or an article, and what the platform's administrators decide on it: one queue.
// @rule jobs.39, jobs.40, trust.1, trust.2
import {
  ALL_REPORT_REASONS,
  APPEAL_ANSWERS,
  CASE_SORTS,
  CASE_STATES,
  REPORT_DECISIONS,
  REPORT_REASONS,
  REPORTED_KINDS,
  type ReportedKind,
  reportIssue,
  TRUST_LIMITS,
} from '@fairway/rules/trust';
import { roomFor } from '@fairway/rules/visible-characters';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';

const base = '/api/v1/admin/reports';
export const words = text(roomFor(TRUST_LIMITS.characters));

const accepted = z.object({ accepted: z.boolean() });
const reporting = { method: 'POST', tag: 'trust', access: 'public', status: 202, returns: accepted } as const;

/** `other` says nothing without words. */
const bodyOf = <K extends ReportedKind>(kind: K) =>
  z
    .strictObject({ reason: z.enum(REPORT_REASONS[kind]), text: words.default('') })
    .refine(({ reason, text }) => reportIssue(reason as string, text) === undefined, { path: ['text'] });

export const reportPosting = endpoint({
  ...reporting,
  name: 'reportPosting',
  path: '/api/v1/postings/{id}/reports',
  summary: 'Reports what is wrong with a posting. Somebody signed in has one report a posting: the next one takes its place.',
  feature: 'findJobs',
  params: z.strictObject({ id: uuid }),
  body: bodyOf('posting'),
  errors: ['jobs.not_found'],
});

export const reportOrganization = endpoint({
  ...reporting,
  name: 'reportOrganization',
  path: '/api/v1/companies/{id}/reports',
  summary: 'Reports what is wrong with an organization. Somebody signed in has one report of it: the next one takes its place.',
  feature: 'findCompanies',
  params: z.strictObject({ id: intId }),
  body: bodyOf('organization'),
  errors: ['companies.not_found'],
});

export const reportArticle = endpoint({
  ...reporting,
  name: 'reportArticle',
  path: '/api/v1/organizations/articles/{id}/reports',
  summary: 'Reports what is wrong with an article. Somebody signed in has one report of it: the next one takes its place.',
  feature: 'findCompanies',
  params: z.strictObject({ id: intId }),
  body: bodyOf('article'),
  errors: ['companies.article_not_found'],
});

const reason = z.enum(ALL_REPORT_REASONS);
const kind = z.enum(REPORTED_KINDS);
const state = z.enum(CASE_STATES);

export const caseRow = z
  .object({
    id: uuid,
    kind,
    /** As it was when it was reported last. */
    title: z.string(),
    organization: z.object({ id: z.int(), name: z.string() }),
    reports: z.int(),
    reasons: z.array(reason),
    state,
    /** The last report. */
    at: instant,
  })
  .meta({ id: 'ReportCaseRow' });

const decided = z.object({
  id: uuid,
  decision: z.enum(REPORT_DECISIONS),
  note: z.string(),
  at: instant,
  undoneAt: instant.nullable(),
  appeal: z.object({ text: z.string(), at: instant }).nullable(),
  answer: z.object({ answer: z.enum(APPEAL_ANSWERS), note: z.string(), at: instant }).nullable(),
});

export const reportCase = caseRow
  .extend({
    /** Of its page: the segment of the posting or organization, and the id of the article behind it. */
    page: z.object({ segment: z.string(), articleId: z.int().nullable() }),
    /** When its owners took the article off; null: they have not, or it is none. */
    removedAt: instant.nullable(),
    /** How many postings are the same: they are withdrawn and brought back with it. 1 for what is no posting. */
    together: z.int(),
    /** Of the reports, how many were made by somebody signed in. */
    signedIn: z.int(),
    /** What was shown when it was reported, last first. */
    evidence: z.array(
      z.object({
        id: uuid,
        title: z.string(),
        text: z.string(),
        link: z.string(),
        at: instant,
        /** Made while it was shown. */ reports: z.int(),
      }),
    ),
    given: z.array(
      z.object({ reason, text: z.string(), at: instant, /** By somebody signed in. */ signedIn: z.boolean(), waits: z.boolean() }),
    ),
    /** On this case, last first. */
    decisions: z.array(decided),
    /** On others of the organization that were not undone, last first. */
    earlier: z.array(z.object({ caseId: uuid, kind, title: z.string(), state, at: instant })),
  })
  .meta({ id: 'ReportCase' });

export const reportsList = listEndpoints({
  noun: 'Reports',
  path: base,
  summary: 'Postings, organizations and articles that readers have reported; last reported first.',
  tag: 'trust',
  access: 'platformAdmin',
  row: caseRow,
  sorts: CASE_SORTS,
  sort: '-at',
  filters: { kind: kind.optional(), state: state.optional(), reason: reason.optional(), open: z.enum(['true']).optional() },
});

const call = { tag: 'trust', access: 'platformAdmin', params: z.strictObject({ id: uuid }), returns: reportCase } as const;

export const getReport = endpoint({
  ...call,
  name: 'getReport',
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'What was reported, with what was said of it, what was shown, and earlier decisions.',
  errors: ['trust.not_found'],
});

export const decideReport = endpoint({
  ...call,
  name: 'decideReport',
  method: 'PUT',
  path: `${base}/{id}/decision`,
  summary:
    'Decides on all reports of a thing: nothing is wrong, or it is taken down with words that its owners read. A posting is withdrawn with those that are the same, and no feed brings it back; an article is hidden; an organization is suspended.',
  body: z
    .strictObject({ decision: z.enum(REPORT_DECISIONS), note: words.default('') })
    .refine(({ decision, note }) => decision === 'kept' || note.trim() !== '', { path: ['note'] }),
  errors: ['trust.not_found', 'trust.state'],
});

export const undoReportDecision = endpoint({
  ...call,
  name: 'undoReportDecision',
  method: 'DELETE',
  path: `${base}/{id}/decision`,
  summary:
    'Takes the decision back: the reports wait again, and what was taken down is found again. Not once the organization has answered it.',
  errors: ['trust.not_found', 'trust.state'],
});

export const answerAppeal = endpoint({
  ...call,
  name: 'answerAppeal',
  method: 'PUT',
  path: `${base}/{id}/appeal`,
  summary: 'Decides on what the organization answered: the decision is upheld, or lifted. What was upheld can be lifted later.',
  body: z.strictObject({ answer: z.enum(APPEAL_ANSWERS), note: words.trim().min(1) }),
  errors: ['trust.not_found', 'trust.state'],
});
