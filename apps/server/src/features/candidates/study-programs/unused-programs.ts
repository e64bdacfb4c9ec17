// What a change of programs that candidates typed means for their entries, and the other way round. The caller holds the lock on the candidate's row.
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { removeOwnPrograms, takeForeignCampuses } from '../../schools/typed-programs/commands.ts';

/** Campuses of these programs, and of the entries that use them, that are not of their school (any more). */
export async function dropForeignCampuses(transaction: Database, programIds: readonly string[]): Promise<void> {
  if (programIds.length === 0) return;
  for (const { programId, campusIds } of await takeForeignCampuses(transaction, programIds))
    await sql`update candidate_study_program set campus_id = null where study_program_id = ${programId}::uuid
      and campus_id <> all(${campusIds}::uuid[])`.execute(transaction);
}

/** Deletes those of these programs that are the owner's and that no entry uses. */
export async function removeUnusedPrograms(transaction: Database, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: string }>`select id from unnest(${[...new Set(ids)]}::uuid[]) as given(id)
    where not exists (select from candidate_study_program e where e.study_program_id = given.id)`.execute(transaction);
  if (rows.length > 0)
    await removeOwnPrograms(
      transaction,
      userId,
      rows.map(({ id }) => id),
    );
}
