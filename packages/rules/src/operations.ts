// Words of the platform's operations that pages and server share: states and sorts of background jobs and of ordered mails.

/** Waiting jobs include those that are tried again later; a failed one used up its tries. Done jobs leave the queue and are counted. */
export const JOB_STATES = ['waiting', 'running', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];
/** `runAt`: when it runs next. */
export const JOB_SORTS = ['added', 'runAt'] as const;

export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];
export const MAIL_SORTS = ['created', 'recipient'] as const;

/** Jobs that are run again or deleted at once. */
export const JOBS_AT_ONCE = 100;
/** Days after which what the words of a mail needed is gone. */
export const MAIL_KEPT_DAYS = 30;

type MailTimes = { sentAt: Date | null; failedAt: Date | null };

/** What became of a mail. */
export function mailState({ sentAt, failedAt }: MailTimes): MailState {
  if (sentAt !== null) return 'sent';
  return failedAt === null ? 'waiting' : 'failed';
}

/**
 * Why a mail cannot be sent again; undefined where it can. A link or code leaves the row when the mail ends, so a mail that held one would
 * arrive without it; after 30 days the words are gone too.
 */
export function resendRefusal(mail: MailTimes & { hasSecret: boolean }, now: Date): 'not_failed' | 'secret_gone' | 'too_old' | undefined {
  if (mailState(mail) !== 'failed' || mail.failedAt === null) return 'not_failed';
  if (mail.hasSecret) return 'secret_gone';
  return now.getTime() - mail.failedAt.getTime() >= MAIL_KEPT_DAYS * 86_400_000 ? 'too_old' : undefined;
}

/** What is wrong with a deployment although everybody is served: no process sends mails, so they wait. */
export const WARNINGS = ['mail_waits'] as const;
export type Warning = (typeof WARNINGS)[number];

/** A statement of the database that takes as long is told as slow. @rule operations.2 */
export const SLOW_STATEMENT_MS = 100;
/** So many of a process are told. */
export const SLOW_STATEMENTS_KEPT = 10;
/** How often a process says how it is. */
export const NODE_BEAT_MS = 5000;
/** One that said nothing for so long is silent: killed, or cut off. */
export const NODE_SILENT_MS = 30_000;
/** Jobs of a kind that are run again at once. */
export const JOBS_OF_A_KIND = 10_000;
/** Days for which backups that Fairway makes are kept; the newest stays whatever its age. */
const BACKUP_KEPT_DAYS = 14;

/** What is told of a process. */
export const NODE_STATES = ['ready', 'not_ready', 'silent'] as const;
export type NodeState = (typeof NODE_STATES)[number];

/** How a process is, by what it said last. @rule operations.3 */
export function nodeState({ seenAt, isReady }: { seenAt: Date; isReady: boolean }, now: Date): NodeState {
  if (now.getTime() - seenAt.getTime() > NODE_SILENT_MS) return 'silent';
  return isReady ? 'ready' : 'not_ready';
}

/** What the last try to restore a backup said. */
export const BACKUP_STATES = ['untested', 'restored', 'faulty'] as const;
export type BackupState = (typeof BACKUP_STATES)[number];

export function backupState({ testedAt, testFault }: { testedAt: Date | null; testFault: string | null }): BackupState {
  if (testedAt === null) return 'untested';
  return testFault === null ? 'restored' : 'faulty';
}

/** Which backups that Fairway made go, of all there are: those of more than two weeks, but never the newest. @rule operations.5 */
export function outdatedBackups<T extends { madeAt: Date }>(backups: readonly T[], now: Date): T[] {
  const newest = Math.max(...backups.map(({ madeAt }) => madeAt.getTime()));
  const since = now.getTime() - BACKUP_KEPT_DAYS * 86_400_000;
  return backups.filter(({ madeAt }) => madeAt.getTime() < since && madeAt.getTime() !== newest);
}

/** What administrators may begin before its time; each is a job that the clock begins too. */
export const UPKEEP = ['measure_storage', 'make_backup', 'test_backup'] as const;
export type Upkeep = (typeof UPKEEP)[number];
