// What a feature hands to the retention of schools (features/retention), which owns none of the rows: which of a kind are older than a time, and
// how they go. Files go with their rows.
import type { RetainedKind } from '@fairway/rules/retention';
import type { RawBuilder } from 'kysely';
import type { Database, DatabaseTransaction } from './database/database.ts';

/** A row that goes. `what`: what the school calls it; null where its words are not everybody's to read. */
export type RetainedRow = { id: string; userId: string | null; what: string | null; at: Date };

export type Retained = {
  kind: RetainedKind;
  /** SQL that selects `id` (text, unique), `userId` (uuid), `what` (text) and `at` of the rows of a school that are older, without an order. */
  older(schoolId: number, before: Date): RawBuilder<RetainedRow>;
  /** Deletes the rows with these ids where they are still older; a row that changed meanwhile stays. @returns how many went */
  remove(transaction: DatabaseTransaction, of: { schoolId: number; before: Date; ids: readonly string[]; now: Date }): Promise<number>;
};

/** Of what is older, the ids that go first. */
export async function oldest(
  database: Database,
  kind: Retained,
  { schoolId, before, rows }: { schoolId: number; before: Date; rows: number },
): Promise<string[]> {
  const found = await database
    .selectFrom(kind.older(schoolId, before).as<'d'>('d'))
    .select('d.id')
    .orderBy('d.at')
    .orderBy('d.id')
    .limit(rows)
    .execute();
  return found.map(({ id }) => id);
}
