// Schools of tests that take proof, and people who study there.
import type { Database } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/ids.ts';

/** Inserts a school; kept by its own staff unless told otherwise. Returns its id. */
export async function insertProvingSchool(
  database: Database,
  school: { name: string; slug: string; domains?: readonly string[]; isManaged?: boolean },
): Promise<number> {
  const { id } = await database
    .insertInto('school')
    .values({ name: school.name, slug: school.slug, is_managed: school.isManaged ?? true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const domains = school.domains ?? [];
  if (domains.length > 0)
    await database
      .insertInto('school_domain')
      .values(domains.map((domain, at) => ({ domain, school_id: id, is_primary: at === 0 })))
      .execute();
  return id;
}

/** Lets a person study at a school; the end is none, a date, or in the past. Returns the entry's id. */
export async function insertStudy(database: Database, userId: string, schoolId: number, endOn: string | null): Promise<string> {
  const program = newId();
  await database
    .insertInto('study_program')
    .values({ id: program, school_id: schoolId, name: 'MSc', level_id: 'master', created_by: userId })
    .execute();
  await database
    .insertInto('candidate')
    .values({ id: newId(), user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const candidate = await database.selectFrom('candidate').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
  const id = newId();
  await database
    .insertInto('candidate_study_program')
    .values({ id, candidate_id: candidate.id, study_program_id: program, end_on: endOn })
    .execute();
  return id;
}
