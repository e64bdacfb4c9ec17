// What career services keep of a person: the notes that they share among themselves, labels, and who advises them. A private note is its author's own and is told to
// nobody. Notes and labels outlive a connection that the person removes, and go with the person; private notes go with who wrote them.
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { Held } from '../../kernel/held.ts';
import type { Eraser, PersonalDataPart } from '../../kernel/personal-data.ts';

export const studentPersonalData: PersonalDataPart = {
  name: 'student-notes',
  heading: (t) => t('archive.parts.studentNotes'),
  read: (database, { userId }) => readKept(database, { userId }),
};

/** What all schools keep of somebody, or one of them. */
async function readKept(database: Database, { userId, schoolId }: { userId: string; schoolId?: number }) {
  const at = (school: string) => (schoolId === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(school)} = ${schoolId}`);
  return {
    notes: await database
      .selectFrom('student_note as n')
      .innerJoin('school as s', 's.id', 'n.school_id')
      .select(['s.name as school', 'n.text', 'n.created_at as createdAt', 'n.updated_at as updatedAt'])
      .where('n.user_id', '=', userId)
      .where('n.is_shared', '=', true)
      .where(at('n.school_id'))
      .orderBy('n.created_at')
      .orderBy('n.id')
      .execute(),
    labels: await database
      .selectFrom('student_label_use as x')
      .innerJoin('student_label as l', 'l.id', 'x.label_id')
      .innerJoin('school as s', 's.id', 'x.school_id')
      .select(['s.name as school', 'l.name as label', 'x.created_at as createdAt'])
      .where('x.user_id', '=', userId)
      .where(at('x.school_id'))
      .orderBy('s.name')
      .orderBy('l.name')
      .execute(),
    advisers: await database
      .selectFrom('student_adviser as a')
      .innerJoin('school as s', 's.id', 'a.school_id')
      .innerJoin('identity_person as u', 'u.id', 'a.adviser_id')
      .select(['s.name as school', 'u.first_name as firstName', 'u.last_name as lastName', 'a.since'])
      .where('a.user_id', '=', userId)
      .where(at('a.school_id'))
      .orderBy('s.name')
      .orderBy('s.id')
      .execute(),
  };
}

export const eraseStudentNotes: Eraser = async (transaction, { userId }) => {
  await transaction.deleteFrom('student_note').where('author_id', '=', userId).where('is_shared', '=', false).execute();
  // As an adviser that a change took away or gave; as a student the rows go by themselves.
  await transaction
    .deleteFrom('student_change_row')
    .where((where) => where.or([where('before_id', '=', userId), where('after_id', '=', userId)]))
    .execute();
};

/** What the school holds on a student beside the profile: shared and private notes alike are erased, shared ones alone are told. @rule data-requests.2 */
export const heldOnStudents: Held = {
  name: 'student-notes',
  heading: (t) => t('archive.parts.studentNotes'),
  read: (database, on) => readKept(database, on),
  async erase(transaction, { schoolId, userId }) {
    for (const table of ['student_note', 'student_label_use', 'student_adviser'] as const)
      await transaction.deleteFrom(table).where('school_id', '=', schoolId).where('user_id', '=', userId).execute();
    await transaction
      .deleteFrom('student_change_row')
      .where('user_id', '=', userId)
      .where('change_id', 'in', (query) => query.selectFrom('student_change').select('id').where('school_id', '=', schoolId))
      .execute();
  },
};
