// How organizations answer what they were sent: promised, measured, and the facts that stand beside a posting. No score. @rule applications.13
import { REPLY_CLOCK } from '@fairway/rules/reply-clock';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, locale, uuid } from '../kernel/fields.ts';
import { EMPLOYER_BASE } from '../teams/employer.ts';
import { organizationParams } from '../teams/requests.ts';

/** Of the last 1,000 applications of the last year that are older than their promise, without what was withdrawn. */
export const replyMeasure = z
  .object({
    applications: z.int(),
    answeredPercent: z.int(),
    /** Answered before it was due. */
    inTimePercent: z.int(),
    /** Half of the answers came within so many days; null: too few answers. */
    medianDays: z.int().nullable(),
  })
  .meta({ id: 'ReplyMeasure' });

/** The facts in words of the asked locale: a first visit is sent no words of its own for them. None: there is nothing to tell. */
const told = { heading: z.string(), lines: z.array(z.string()) };
/** `2026-11`, in UTC: the month in which an owner or recruiter was here last; null: nobody is known, or it is longer ago than sessions are kept. */
const lastSignInMonth = z.string().nullable();
const query = z.strictObject({ locale: locale.default('en') });

export const getPostingReplies = endpoint({
  name: 'getPostingReplies',
  method: 'GET',
  path: '/api/v1/postings/{id}/replies',
  summary: `How soon a posting promises an answer, how its organization answers, since when it is open and how often it was posted again. Measured from ${REPLY_CLOCK.toldFrom} applications on.`,
  tag: 'applications',
  access: 'public',
  feature: 'findJobs',
  params: z.strictObject({ id: uuid }),
  query,
  returns: z
    .object({
      ...told,
      promisedDays: z.int().nullable(),
      /** Of the posting, or where it was applied for too seldom of its organization; null: too seldom there, too. */
      measured: replyMeasure.extend({ of: z.enum(['posting', 'organization']) }).nullable(),
      openSince: instant,
      /** The same title and text before, or this one opened again after a week or more. */
      postedAgain: z.int(),
      lastSignInMonth,
    })
    .meta({ id: 'PostingReplies' }),
  errors: ['jobs.not_found'],
});

export const getOrganizationReplies = endpoint({
  name: 'getOrganizationReplies',
  method: 'GET',
  path: '/api/v1/companies/{id}/replies',
  summary: `How soon an organization promises an answer at its open postings, and how it answers, measured from ${REPLY_CLOCK.toldFrom} applications on.`,
  tag: 'applications',
  access: 'public',
  feature: 'findCompanies',
  params: z.strictObject({ id: intId }),
  query,
  returns: z
    .object({
      ...told,
      promisedDays: z.object({ least: z.int(), most: z.int() }).nullable(),
      measured: replyMeasure.nullable(),
      lastSignInMonth,
    })
    .meta({ id: 'OrganizationReplies' }),
  errors: ['companies.not_found'],
});

/** So many postings stand in the console. */
export const OWN_REPLIES_SHOWN = 10;

export const getOwnReplies = endpoint({
  name: 'getOwnReplies',
  method: 'GET',
  path: `${EMPLOYER_BASE}/replies`,
  summary: `How the organization answers, against what it promised: in all, and at up to ${OWN_REPLIES_SHOWN} postings of the last year, those with overdue replies first.`,
  tag: 'applications',
  access: 'organizationStaff',
  params: organizationParams,
  returns: z
    .object({
      measured: replyMeasure.nullable(),
      overdue: z.int(),
      /** When the first of them closes without an answer. */
      closesAt: instant.nullable(),
      postings: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          segment: z.string(),
          promisedDays: z.int().nullable(),
          overdue: z.int(),
          measured: replyMeasure.nullable(),
        }),
      ),
    })
    .meta({ id: 'OwnReplies' }),
  errors: [],
});
