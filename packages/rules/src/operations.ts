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
