// What Ada of the demo world has hidden: a few of the oldest postings, so that her page of them is not empty.
import type { DatabaseTransaction } from '../../../kernel/database/database.ts';
import type { OwnUserId } from '../../identity/access.ts';
import { hidePosting } from './commands.ts';

const HIDDEN = 3;
const HOUR_MS = 3_600_000;

export async function seedHidden(database: DatabaseTransaction, today: Date): Promise<void> {
  const ada = await database.selectFrom('identity_person').select('id').where('email_folded', '=', 'ada@nordic.example').executeTakeFirst();
  if (!ada) return;
  const jobs = await database
    .selectFrom('job as j')
    .select('j.id')
    .where('j.deadline_at', '>', today)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('job_visibility as v').select('v.job_id').whereRef('v.job_id', '=', 'j.id'))),
    )
    .orderBy('j.published_at')
    .orderBy('j.source_id')
    .limit(HIDDEN)
    .execute();
  for (const [place, { id }] of jobs.entries())
    await hidePosting(database, ada.id as OwnUserId, id, new Date(today.getTime() - place * 30 * HOUR_MS));
}
