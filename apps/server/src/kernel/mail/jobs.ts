// The mail jobs: sending one ordered mail, and a sweep every five minutes that finds what was forgotten, gives up what is too old to be
// of use, and empties what the words needed.
import { MAIL_KEPT_DAYS } from '@fairway/rules/operations';
import { type SqlBool, sql } from 'kysely';
import { enqueueJob, type JobRegistration } from '../background/background.ts';
import { mailJobKey, SEND_MAIL } from './outgoing.ts';
import { type MailServices, sendOrderedMail, withoutSecrets } from './sending.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** An unsent mail without a job gets one again after this. */
const FORGOTTEN_AFTER_MS = 10 * MINUTE_MS;
/** Most links are stale by then, and news of three days ago would only confuse. */
const GIVEN_UP_AFTER_MS = 3 * DAY_MS;
const PARAMETERS_KEPT_MS = MAIL_KEPT_DAYS * DAY_MS;
const ROWS_A_SWEEP = 1000;

export function mailJobs(services: MailServices): JobRegistration[] {
  return [
    {
      name: SEND_MAIL,
      run: async (payload, { log }) => {
        const { id } = payload as { id: string };
        const outcome = await sendOrderedMail(services, id);
        if (outcome === 'refused') log.warn({ mail: id }, 'a mail was refused for good');
      },
    },
    {
      name: 'mail.sweep',
      cron: '*/5 * * * *',
      run: async (_payload, { log }) => {
        const swept = await sweepMails(services);
        if (swept.again + swept.givenUp > 0) log.warn(swept, 'mails were waiting');
      },
    },
  ];
}

/** One sweep; says how many rows it touched. */
export async function sweepMails({ database, clock }: MailServices): Promise<{ again: number; givenUp: number; emptied: number }> {
  const before = (ageMs: number) => new Date(clock.now().getTime() - ageMs);
  const givenUp = await database
    .updateTable('outgoing_mail')
    .set({ failed_at: clock.now(), failure: 'Not sent within three days', claimed_until: null, parameters: withoutSecrets })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where(sql<SqlBool>`coalesce(sent_again_at, created_at) < ${before(GIVEN_UP_AFTER_MS)}`)
    .executeTakeFirst();
  // A job that waits for its next try keeps its turn: enqueuing it again would forget how often it was tried.
  const forgotten = await database
    .selectFrom('outgoing_mail')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('created_at', '<', before(FORGOTTEN_AFTER_MS))
    .where(
      sql<SqlBool>`not exists (select 1 from graphile_worker.jobs j where j.key = ${`${SEND_MAIL}:`} || outgoing_mail.id::text and j.attempts < j.max_attempts)`,
    )
    .orderBy('created_at')
    .limit(ROWS_A_SWEEP)
    .execute();
  for (const { id } of forgotten) await enqueueJob(database, SEND_MAIL, { id }, { key: mailJobKey(id) });
  const emptied = await database
    .updateTable('outgoing_mail')
    .set({ parameters: '{}' })
    .where(sql<SqlBool>`coalesce(sent_at, failed_at) < ${before(PARAMETERS_KEPT_MS)}`)
    .where(sql<SqlBool>`parameters <> '{}'`)
    .executeTakeFirst();
  return { again: forgotten.length, givenUp: Number(givenUp.numUpdatedRows), emptied: Number(emptied.numUpdatedRows) };
}
