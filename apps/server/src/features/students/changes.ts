// What staff did to students at once, kept for a day: each action on several is taken back as one, by whoever works there. What somebody changed
// since stays. Who changes the students' rows writes both in one transaction; a feature that uses this one does so for its own rows.
import { CHANGE_UNDONE_MS } from '@fairway/rules/students';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import { findsStudent, type ManagedSchoolId, type StudentScope } from '../schools/access.ts';

/** Who does something to students of their school whom they find, and when. */
export type Staff = { schoolId: ManagedSchoolId; scope: StudentScope; actorId: string; now: Date };
type ChangeKind = 'labels' | 'adviser' | 'end';
/** Ids, of an end instants as ISO texts; null: none. */
export type ChangedStudent = { userId: string; before: string | null; after: string | null };

/** Keeps what changed. @returns the id by which it is taken back; null where nothing changed */
export async function keepChange(
  transaction: Database,
  { schoolId, now }: Pick<Staff, 'schoolId' | 'now'>,
  kind: ChangeKind,
  changed: readonly ChangedStudent[],
): Promise<string | null> {
  // No round of its own: what nobody can take back any more goes with the next change.
  await transaction
    .deleteFrom('student_change')
    .where('at', '<', new Date(now.getTime() - CHANGE_UNDONE_MS))
    .execute();
  if (changed.length === 0) return null;
  const id = newId();
  await transaction.insertInto('student_change').values({ id, school_id: schoolId, kind, at: now }).execute();
  const [users, before, after] = [changed.map((row) => row.userId), changed.map((row) => row.before), changed.map((row) => row.after)];
  const [was, is, type] = kind === 'end' ? ['before_at', 'after_at', 'timestamptz'] : ['before_id', 'after_id', 'uuid'];
  const values = (list: readonly (string | null)[]) => sql`${list}::${sql.raw(`${type}[]`)}`;
  await sql`insert into student_change_row (change_id, place, user_id, ${sql.ref(was)}, ${sql.ref(is)})
    select ${id}, place, user_id, was, now_is
    from unnest(${users}::uuid[], ${values(before)}, ${values(after)}) with ordinality as c(user_id, was, now_is, place)`.execute(
    transaction,
  );
  return id;
}

/**
 * What a change did; it cannot be taken back again. Nothing where that was done already.
 * @throws Problem not_found where the school has none, it is over a day old, or somebody in it is outside of the scope of who asks
 */
export async function takeChange(
  transaction: Database,
  { schoolId, scope, now }: Staff,
  kind: ChangeKind,
  id: string,
): Promise<ChangedStudent[]> {
  const change = await transaction
    .selectFrom('student_change')
    .select('id')
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .where('kind', '=', kind)
    .where(
      sql<boolean>`not exists (select from student_change_row r where r.change_id = student_change.id and not ${findsStudent(scope, 'r.user_id')})`,
    )
    .where('at', '>=', new Date(now.getTime() - CHANGE_UNDONE_MS))
    .forUpdate()
    .executeTakeFirst();
  if (!change) throw new Problem('not_found');
  const rows = await transaction.deleteFrom('student_change_row').where('change_id', '=', change.id).returningAll().execute();
  return rows
    .sort((one, other) => one.place - other.place)
    .map((row) => ({
      userId: row.user_id,
      before: row.before_at?.toISOString() ?? row.before_id,
      after: row.after_at?.toISOString() ?? row.after_id,
    }));
}
