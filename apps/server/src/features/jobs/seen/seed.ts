// What Ada of the demo world opened last: postings of the last days, one of which has closed since.
import type { DatabaseTransaction } from '../../../kernel/database/database.ts';
import type { OwnUserId } from '../../identity/access.ts';
import { noteSeen } from './commands.ts';

const OPEN = 7;
const HOUR_MS = 3_600_000;

export async function seedSeen(database: DatabaseTransaction, today: Date): Promise<void> {
  const ada = await database.selectFrom('identity_person').select('id').where('email_folded', '=', 'ada@nordic.example').executeTakeFirst();
  if (!ada) return;
  const jobs = database
    .selectFrom('job as j')
    .select('j.id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('job_visibility as v').select('v.job_id').whereRef('v.job_id', '=', 'j.id'))),
    )
    .orderBy('j.published_at', 'desc')
    .orderBy('j.source_id');
  const open = await jobs.where('j.deadline_at', '>', today).limit(OPEN).execute();
  const closed = await jobs.where('j.deadline_at', '<', today).limit(1).execute();
  for (const [place, { id }] of [...open, ...closed].entries())
    await noteSeen(database, ada.id as OwnUserId, id, new Date(today.getTime() - (place + 1) * 9 * HOUR_MS));
}
