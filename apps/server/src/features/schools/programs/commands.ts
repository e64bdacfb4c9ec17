// Writes of the programs that a school keeps. A change is one for everybody who studies the program; an archived one is offered no more.
// Two programs of one name and level cannot be offered at once: nobody could choose between them.
import type { addSchoolProgram } from '@fairway/contract/schools/programs';
import { EDUCATION_FIELDS } from '@fairway/rules/jobs';
import { LIMITS } from '@fairway/rules/limits';
import { plainLine } from '@fairway/rules/names';
import { OTHER_FIELD } from '@fairway/rules/profile';
import { SCHOOL_COUNTS, SCHOOL_TEXTS } from '@fairway/rules/school-settings';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { type FieldError, Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { listCampuses } from '../queries.ts';
import type { SchoolEditor } from '../settings/access.ts';
import { lockSchool, noteSchoolChange, refuseInvalid, refuseStale } from '../settings/changes.ts';
import { getSchoolProgram } from './listing.ts';

export type GivenProgram = z.output<typeof addSchoolProgram.body>;
type Checked = Awaited<ReturnType<typeof checked>>;

/** Adds a program; gives its id. @throws Problem settings.invalid, settings.name_taken, settings.limit */
export async function addProgram(database: Database, editor: SchoolEditor, given: GivenProgram): Promise<string> {
  await lockSchool(database, editor);
  const program = await checked(database, editor, given);
  const { count } = await database
    .selectFrom('study_program')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('school_id', '=', editor.schoolId)
    .where('is_verified', '=', true)
    .executeTakeFirstOrThrow();
  if (Number(count) >= SCHOOL_COUNTS.programs) throw new Problem('settings.limit');
  await refuseSameName(database, editor, program.columns);
  const id = newId();
  await database
    .insertInto('study_program')
    .values({ id, school_id: editor.schoolId, is_verified: true, ...program.columns, created_at: editor.now, updated_at: editor.now })
    .execute();
  await writeParts(database, id, program);
  await noteSchoolChange(database, editor, 'program_added', { programId: id });
  return id;
}

/** @throws Problem not_found, settings.changed, settings.invalid, settings.name_taken */
export async function changeProgram(
  database: Database,
  editor: SchoolEditor,
  programId: string,
  given: GivenProgram & { updatedAt: string },
): Promise<void> {
  await lockSchool(database, editor);
  const before = await getSchoolProgram(database, editor.schoolId, programId);
  refuseStale(new Date(before.updatedAt), given.updatedAt);
  const program = await checked(database, editor, given);
  if (before.archivedAt === null) await refuseSameName(database, editor, program.columns, before.id);
  await database
    .updateTable('study_program')
    .set({ ...program.columns, updated_at: editor.now })
    .where('id', '=', before.id)
    .execute();
  await writeParts(database, before.id, program);
  await noteSchoolChange(database, editor, 'program_changed', { programId: before.id });
}

/** @throws Problem not_found, settings.name_taken where one of its name is offered by now */
export async function archiveProgram(database: Database, editor: SchoolEditor, programId: string, archived: boolean): Promise<void> {
  await lockSchool(database, editor);
  const program = await getSchoolProgram(database, editor.schoolId, programId);
  if ((program.archivedAt !== null) === archived) return;
  if (!archived) await refuseSameName(database, editor, { name: program.name, level_id: program.levelId }, program.id);
  await database
    .updateTable('study_program')
    .set({ archived_at: archived ? editor.now : null, updated_at: editor.now })
    .where('id', '=', program.id)
    .execute();
  await noteSchoolChange(database, editor, archived ? 'program_archived' : 'program_restored', { programId: program.id });
}

async function refuseSameName(
  database: Database,
  { schoolId }: SchoolEditor,
  { name, level_id }: { name: string; level_id: string | null },
  except?: string,
): Promise<void> {
  const row = await database
    .selectFrom('study_program')
    .select('id')
    .where('school_id', '=', schoolId)
    .where('is_verified', '=', true)
    .where('archived_at', 'is', null)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('level_id', 'is not distinct from', level_id)
    .$if(except !== undefined, (query) => query.where('id', '!=', except as string))
    .executeTakeFirst();
  if (row) throw new Problem('settings.name_taken');
}

/** What is written of a program. @throws Problem settings.invalid */
async function checked(database: Database, { schoolId }: SchoolEditor, given: GivenProgram) {
  const errors: FieldError[] = [];
  const [name, description] = [plainLine(given.name), given.description.trim()];
  if (name === '') errors.push({ pointer: '/name', code: 'missing' });
  if ([...name].length > SCHOOL_TEXTS.program) errors.push({ pointer: '/name', code: 'too_long' });
  if ([...description].length > SCHOOL_TEXTS.description) errors.push({ pointer: '/description', code: 'too_long' });
  const fields = given.fields.map(({ id, name: words }) => ({ id, name: id === OTHER_FIELD ? plainLine(words ?? '') || null : null }));
  if (fields.length > SCHOOL_COUNTS.fields) errors.push({ pointer: '/fields', code: 'too_many' });
  const isKnown = (id: string) => id === OTHER_FIELD || (EDUCATION_FIELDS as readonly string[]).includes(id);
  if (fields.some((field) => !isKnown(field.id))) errors.push({ pointer: '/fields', code: 'unknown' });
  if (fields.some((field) => field.id === OTHER_FIELD && field.name === null)) errors.push({ pointer: '/fields', code: 'missing' });
  if (fields.some((field) => [...(field.name ?? '')].length > LIMITS.otherFieldCharacters))
    errors.push({ pointer: '/fields', code: 'too_long' });
  const own = new Set((await listCampuses(database, [schoolId])).map((campus) => campus.id));
  const campusIds = [...new Set(given.campusIds.map((id) => id.toLowerCase()))];
  if (campusIds.some((id) => !own.has(id))) errors.push({ pointer: '/campusIds', code: 'unknown' });
  refuseInvalid(errors);
  const unique = [...new Map(fields.map((field) => [`${field.id} ${field.name ?? ''}`, field])).values()];
  return { columns: { name, description, level_id: given.levelId }, fields: unique, campusIds };
}

async function writeParts(database: Database, programId: string, { fields, campusIds }: Checked): Promise<void> {
  await database.deleteFrom('study_program_field').where('study_program_id', '=', programId).execute();
  if (fields.length > 0)
    await database
      .insertInto('study_program_field')
      .values(fields.map(({ id, name }, position) => ({ study_program_id: programId, field_id: id, custom_name: name, position })))
      .execute();
  await database.deleteFrom('study_program_campus').where('study_program_id', '=', programId).execute();
  if (campusIds.length > 0)
    await database
      .insertInto('study_program_campus')
      .values(campusIds.map((campusId) => ({ study_program_id: programId, campus_id: campusId })))
      .execute();
}
