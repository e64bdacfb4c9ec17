// Operations as the platform's administrators see them: the node that answers, background jobs and their schedule, and the mail log. Payloads
// of jobs and words of mails are shown to nobody.
import {
  BACKUP_STATES,
  JOB_SORTS,
  JOB_STATES,
  JOBS_AT_ONCE,
  MAIL_SORTS,
  MAIL_STATES,
  NODE_STATES,
  UPKEEP,
  WARNINGS,
} from '@fairway/rules/operations';
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
      /** Kinds that have jobs in the queue, the one that is latest first. */
      queues: z.array(
        z.object({
          name: z.string(),
          waiting: z.int(),
          running: z.int(),
          failed: z.int(),
          /** Since when the oldest of them that is due waits; null where none is. */
          dueSince: z.string().nullable(),
        }),
      ),
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

export const runBackgroundJobsOfKind = endpoint({
  name: 'runBackgroundJobsOfKind',
  method: 'POST',
  path: `${base}/jobs/run-kind`,
  summary: 'Runs all failed jobs of a kind now, with all their tries anew; 10,000 at once.',
  tag: 'administration',
  access: 'platformAdmin',
  body: z.strictObject({ name: text(80).min(1) }),
  returns: z.object({ jobs: z.int() }),
  errors: [],
});

export const listNodes = endpoint({
  name: 'listNodes',
  method: 'GET',
  path: `${base}/nodes`,
  summary: 'Every process of the deployment, as it said last how it is, and the statements of the database that were slow in any of them.',
  tag: 'administration',
  access: 'platformAdmin',
  returns: z
    .object({
      nodes: z.array(
        z.object({
          /** Where it listens: a host and a port. */
          place: z.string(),
          role: z.enum(['web', 'worker', 'all']),
          version: z.string(),
          state: z.enum(NODE_STATES),
          startedAt: z.string(),
          seenAt: z.string(),
          /** How long it needs to find what was written just now. */
          lagMs: z.int(),
          /** How long it keeps a caller waiting before it begins. */
          loopDelayMs: z.int(),
          disk: z.object({ freeBytes: z.int(), sizeBytes: z.int() }).nullable(),
        }),
      ),
      /** Without their values, the most costly altogether first. */
      slowStatements: z.array(
        z.object({ text: z.string(), place: z.string(), count: z.int(), totalMs: z.int(), longestMs: z.int(), lastAt: z.string() }),
      ),
    })
    .meta({ id: 'PlatformNodes' }),
  errors: [],
});

export const forgetNode = endpoint({
  name: 'forgetNode',
  method: 'POST',
  path: `${base}/nodes/forget`,
  summary: 'Takes a silent process off the list: it is known to be gone. One that is not silent stays.',
  tag: 'administration',
  access: 'platformAdmin',
  body: z.strictObject({ place: text(300).min(1) }),
  returns: z.object({ forgotten: z.int() }),
  errors: [],
});

export const getStorage = endpoint({
  name: 'getStorage',
  method: 'GET',
  path: `${base}/storage`,
  summary: 'What lies where, as it was measured last, and the backups with the last try to restore each.',
  tag: 'administration',
  access: 'platformAdmin',
  returns: z
    .object({
      databaseBytes: z.int(),
      /** When tables and files were measured; null where they never were. */
      measuredAt: z.string().nullable(),
      /** The largest first, with their indexes; rows are estimated. */
      tables: z.array(z.object({ name: z.string(), rows: z.int(), sizeBytes: z.int() })),
      /** By the first part of their keys, the largest first. */
      files: z.array(z.object({ name: z.string(), files: z.int(), sizeBytes: z.int() })),
      /** Whether a process makes backups each night (BACKUP_DIR). */
      makesBackups: z.boolean(),
      /** The newest first, thirty at most. */
      backups: z.array(
        z.object({
          file: z.string(),
          madeAt: z.string(),
          sizeBytes: z.int(),
          state: z.enum(BACKUP_STATES),
          testedAt: z.string().nullable(),
          testMs: z.int().nullable(),
          testedRows: z.int().nullable(),
          testedFiles: z.int().nullable(),
          fault: z.string().nullable(),
        }),
      ),
    })
    .meta({ id: 'PlatformStorage' }),
  errors: [],
});

export const startUpkeep = endpoint({
  name: 'startUpkeep',
  method: 'POST',
  path: `${base}/upkeep`,
  summary:
    'Begins now what is done each night: measures what lies where, makes a backup, or tries to restore the newest one into a database of its own.',
  tag: 'administration',
  access: 'platformAdmin',
  body: z.strictObject({ task: z.enum(UPKEEP) }),
  returns: z.object({ started: z.boolean() }),
  errors: ['backups.nowhere'],
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
