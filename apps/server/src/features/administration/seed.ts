// What went wrong in the demo world, so that the operations pages have something to show: two mails that failed, and a job that used up its
// tries. One mail can be sent again; the other held a link that is gone.
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/ids.ts';
import { seedFailedMails } from '../../kernel/mail/seed.ts';

const HOUR_MS = 3_600_000;

/** Writes them; without accounts there is nobody to write to. */
export async function seedOperations(transaction: DatabaseTransaction, { today }: { today: Date }): Promise<void> {
  const ada = await transaction
    .selectFrom('identity_person')
    .select(['id', 'email', 'first_name', 'tenant_id'])
    .where('email_folded', '=', 'ada@nordic.example')
    .executeTakeFirst();
  if (ada) {
    const before = (hours: number) => new Date(today.getTime() - hours * HOUR_MS);
    const mail = { user_id: ada.id, recipient: ada.email, recipient_name: ada.first_name, locale: 'en', tenant_id: ada.tenant_id };
    await seedFailedMails(transaction, [
      {
        ...mail,
        id: newId(),
        key: 'demo:cv_review_done',
        kind: 'cv_review_done',
        parameters: JSON.stringify({ firstName: ada.first_name, school: 'Nordic School', page: '/cv-review' }),
        has_secret: false,
        tries: 1,
        created_at: before(30),
        failed_at: before(30),
        failure: '552 5.2.2 The mailbox of the recipient is full',
      },
      {
        ...mail,
        id: newId(),
        key: 'demo:recover',
        kind: 'recover',
        has_secret: true,
        tries: 12,
        created_at: before(100),
        failed_at: before(28),
        failure: 'Not sent within three days',
      },
    ]);
  }
  await sql`select graphile_worker.permanently_fail_jobs(
    array[(graphile_worker.add_job('files.sweep', max_attempts => 3)).id], 'The file store did not answer within 30 seconds')`.execute(
    transaction,
  );
}
