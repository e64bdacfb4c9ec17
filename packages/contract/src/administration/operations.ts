// Operations as the platform's administrators see them: the node that answers, background jobs and their schedule, and the mail log. Payloads
// of jobs and words of mails are shown to nobody.
import { JOB_SORTS, JOB_STATES, JOBS_AT_ONCE, MAIL_SORTS, MAIL_STATES, WARNINGS } from '@fairway/rules/operations';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';

const base = '/api/v1/admin/operations';

export const backgroundJob = z
  .object({
    id: z.string(),
    /** `mail.send` */
    name: z.string(),
    state: z.enum(JOB_STATES),
    tries: z.int(),
    triesMax: z.int(),
    lastError: z.string().nullable(),
    addedAt: z.string(),
    /** When it runs next; null where it does not. */
    runAt: z.string().nullable(),
  })
  .meta({ id: 'BackgroundJob' });

export const mailLogLine = z
  .object({
    id: uuid,
    recipient: z.string(),
    /** Null where the recipient has no account. */
    userId: uuid.nullable(),
    /** Name of its template. */
    kind: z.string(),
    locale: z.string(),
    state: z.enum(MAIL_STATES),
    tries: z.int(),
    lastError: z.string().nullable(),
    createdAt: z.string(),
    /** When it was sent, or failed for good. */
    endedAt: z.string().nullable(),
    can: z.object({ sendAgain: z.boolean() }),
  })
  .meta({ id: 'MailLogLine' });

export const getOperations = endpoint({
  name: 'getOperations',
  method: 'GET',
  path: base,
  summary: 'How the node that answers is, what works in the background, and what each kind of job did.',
  tag: 'administration',
  access: 'platformAdmin',
  returns: z
    .object({
      version: z.string(),
      startedAt: z.string(),
      ready: z.array(z.object({ part: z.string(), isReady: z.boolean() })),
      warnings: z.array(z.enum(WARNINGS)),
      /** What runs again and again on this node and fails now, the longest first. */
      failing: z.array(z.object({ part: z.string(), since: z.string(), error: z.string() })),
      /** The index of postings as this node saved it last; null where it did not yet. */
      index: z.object({ sizeBytes: z.int(), savedAt: z.string() }).nullable(),
      /** Processes that work on jobs. */
      workers: z.array(z.object({ id: uuid, seenAt: z.string() })),
      jobs: z.object({ waiting: z.int(), running: z.int(), failed: z.int() }),
      mails: z.object({ waiting: z.int(), failed: z.int() }),
      tasks: z.array(
        z.object({
          name: z.string(),
          /** Five fields, in UTC. */
          cron: z.string().nullable(),
          lastDueAt: z.string().nullable(),
          nextDueAt: z.string().nullable(),
          done: z.int(),
          failures: z.int(),
          lastDoneAt: z.string().nullable(),
          lastFailedAt: z.string().nullable(),
          lastTookMs: z.int().nullable(),
        }),
      ),
    })
    .meta({ id: 'Operations' }),
  errors: [],
});

export const backgroundJobsList = listEndpoints({
  noun: 'BackgroundJobs',
  path: `${base}/jobs`,
  summary: 'Jobs in the queue, by state and name.',
  tag: 'administration',
  access: 'platformAdmin',
  row: backgroundJob,
  sorts: JOB_SORTS,
  sort: '-added',
  filters: { state: z.enum(JOB_STATES).optional(), name: text(80).optional() },
});

const chosenJobs = z.strictObject({
  ids: z
    .array(z.string().regex(/^[1-9]\d{0,17}$/))
    .min(1)
    .max(JOBS_AT_ONCE),
});

export const runBackgroundJobs = endpoint({
  name: 'runBackgroundJobs',
  method: 'POST',
  path: `${base}/jobs/run`,
  summary: 'Runs jobs now, failed ones with all their tries anew. Those that run or are gone are left alone.',
  tag: 'administration',
  access: 'platformAdmin',
  body: chosenJobs,
  returns: z.object({ jobs: z.int() }),
  errors: [],
});

export const deleteBackgroundJobs = endpoint({
  name: 'deleteBackgroundJobs',
  method: 'POST',
  path: `${base}/jobs/delete`,
  summary: 'Deletes failed jobs; others are left alone.',
  tag: 'administration',
  access: 'platformAdmin',
  body: chosenJobs,
  returns: z.object({ jobs: z.int() }),
  errors: [],
});

export const mailLogList = listEndpoints({
  noun: 'MailLog',
  path: `${base}/mails`,
  summary: 'Mails that were ordered. The search finds addresses by their beginning.',
  tag: 'administration',
  access: 'platformAdmin',
  row: mailLogLine,
  sorts: MAIL_SORTS,
  sort: '-created',
  filters: { state: z.enum(MAIL_STATES).optional(), kind: text(60).optional() },
});

export const sendMailAgain = endpoint({
  name: 'sendMailAgain',
  method: 'POST',
  path: `${base}/mails/{id}/send`,
  summary: 'Sends a failed mail again. One that held a link or a code cannot be: both are gone, and the person asks for another.',
  tag: 'administration',
  access: 'platformAdmin',
  params: z.strictObject({ id: uuid }),
  returns: mailLogLine,
  errors: ['mails.not_failed', 'mails.secret_gone', 'mails.too_old'],
});
