// How an application stands that the organization may want to keep for later. @rule applications.16
import type { KeepAnswer, Keeping } from '@fairway/rules/keeping';
import type { Database } from '../../../kernel/database/database.ts';

export type KeepRow = Keeping & { months: number };

/** The last question. Whoever asks holds the application. */
export async function findKeep(database: Database, id: string, lock?: 'lock'): Promise<KeepRow | undefined> {
  const query = database
    .selectFrom('application_keep')
    .select(['asked_at', 'months', 'answer', 'ends_at', 'ended_by'])
    .where('application_id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return (
    row && {
      ...{ askedAt: row.asked_at, months: row.months, endsAt: row.ends_at },
      ...{ answer: row.answer as KeepAnswer | null, endedBy: row.ended_by as Keeping['endedBy'] },
    }
  );
}
