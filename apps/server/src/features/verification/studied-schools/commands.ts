// Connections follow what a person studies: every listed school of their programs is one, and a school whose last program goes is forgotten
// with its proof. The caller holds the lock on the candidate's row. @rule verification.14, verification.3
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/ids.ts';
import { recordNews } from '../../../kernel/news/news.ts';

/** The listed schools that a person studies or studied at. */
export async function studiedSchoolIds(database: Database, userId: string): Promise<number[]> {
  const rows = await database
    .selectFrom('candidate_profile as c')
    .innerJoin('candidate_study as e', 'e.candidate_id', 'c.id')
    .innerJoin('study_program as p', 'p.id', 'e.study_program_id')
    .select(sql<number>`p.school_id`.as('schoolId'))
    .distinct()
    .where('c.user_id', '=', userId)
    .where('p.school_id', 'is not', null)
    .orderBy('schoolId')
    .execute();
  return rows.map((row) => row.schoolId);
}

/** Makes the connections of schools that were not studied at `before`, and forgets those of schools that are no more. */
export async function followStudiedSchools(transaction: Database, userId: string, before: readonly number[], now: Date): Promise<void> {
  const after = await studiedSchoolIds(transaction, userId);
  const begun = after.filter((schoolId) => !before.includes(schoolId));
  if (begun.length > 0)
    await transaction
      .insertInto('school_connection')
      .values(begun.map((schoolId) => ({ id: newId(), user_id: userId, school_id: schoolId, created_at: now, updated_at: now })))
      .onConflict((conflict) => conflict.columns(['user_id', 'school_id']).doNothing())
      .execute();
  await forgetConnections(
    transaction,
    userId,
    before.filter((schoolId) => !after.includes(schoolId)),
    now,
  );
}

async function forgetConnections(transaction: Database, userId: string, schoolIds: readonly number[], now: Date): Promise<void> {
  if (schoolIds.length === 0) return;
  const gone = await transaction
    .deleteFrom('school_connection')
    .where('user_id', '=', userId)
    .where('school_id', '=', sql<number>`any(${[...schoolIds]}::int[])`)
    .returning(['id', 'school_id', 'state'])
    .execute();
  for (const { id, school_id: schoolId, state } of gone) {
    const payload = { connectionId: id, schoolId, state: 'needVerification', action: 'forget' };
    await recordNews(transaction, [
      { kind: 'connection.changed', subject: `user:${userId}`, payload },
      { kind: 'connection.changed', subject: `school:${schoolId}`, payload },
    ]);
    if (state !== 'pending' && state !== 'verified') continue;
    const subject = `user:${userId}`;
    await recordAudit(transaction, { at: now, actorId: userId, action: 'connection.forget', subject, schoolId, detail: { state } });
  }
}
