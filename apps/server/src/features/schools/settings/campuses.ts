// Writes of a school's campuses. A removed campus leaves programs and students without it, which is said before.
import { isCountry } from '@fairway/rules/countries';
import { plainLine } from '@fairway/rules/names';
import { SCHOOL_COUNTS, SCHOOL_TEXTS } from '@fairway/rules/school-settings';
import type { Database } from '../../../kernel/database/database.ts';
import { type FieldError, Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import type { SchoolEditor } from './access.ts';
import { findCampus, type SchoolCampus } from './campus-list.ts';
import { lockSchool, noteSchoolChange, refuseInvalid, refuseStale, whereTaken } from './changes.ts';

export type GivenCampus = { name: string; city: string | null; countryCode: string | null };

/** @throws Problem settings.invalid, settings.name_taken, settings.limit */
export async function addCampus(database: Database, editor: SchoolEditor, given: GivenCampus): Promise<SchoolCampus> {
  const columns = campusColumns(given);
  await lockSchool(database, editor);
  const held = await heldCampuses(database, editor);
  if (held.length >= SCHOOL_COUNTS.campuses) throw new Problem('settings.limit');
  refuseSameName(held, columns.name);
  const id = newId();
  await database
    .insertInto('campus')
    .values({ id, school_id: editor.schoolId, ...columns, created_at: editor.now, updated_at: editor.now })
    .execute();
  await noteSchoolChange(database, editor, 'campus_added', { campusId: id });
  return keptCampus(database, editor, id);
}

/** @throws Problem not_found, settings.changed, settings.invalid, settings.name_taken */
export async function changeCampus(
  database: Database,
  editor: SchoolEditor,
  campusId: string,
  given: GivenCampus & { updatedAt: string },
): Promise<SchoolCampus> {
  const columns = campusColumns(given);
  await lockSchool(database, editor);
  const held = await heldCampuses(database, editor);
  const campus = held.find((one) => one.id === campusId.toLowerCase());
  if (!campus) throw new Problem('not_found');
  refuseStale(campus.updated_at, given.updatedAt);
  refuseSameName(
    held.filter((one) => one !== campus),
    columns.name,
  );
  await whereTaken('settings.name_taken', () =>
    database
      .updateTable('campus')
      .set({ ...columns, updated_at: editor.now })
      .where('id', '=', campus.id)
      .execute(),
  );
  await noteSchoolChange(database, editor, 'campus_changed', { campusId: campus.id });
  return keptCampus(database, editor, campus.id);
}

/** Removes a campus; one that is gone already changes nothing. `uses`: programs and students, as was shown. @throws Problem settings.in_use */
export async function removeCampus(database: Database, editor: SchoolEditor, campusId: string, uses: number): Promise<void> {
  await lockSchool(database, editor);
  const campus = await findCampus(database, editor.schoolId, campusId);
  if (!campus) return;
  if (campus.programs + campus.students > uses) throw new Problem('settings.in_use');
  await database.deleteFrom('campus').where('id', '=', campus.id).execute();
  const { programs, students } = campus;
  await noteSchoolChange(database, editor, 'campus_removed', { campusId: campus.id, programs, students });
}

const heldCampuses = (database: Database, { schoolId }: SchoolEditor) =>
  database.selectFrom('campus').select(['id', 'name', 'updated_at']).where('school_id', '=', schoolId).execute();

async function keptCampus(database: Database, { schoolId }: SchoolEditor, id: string): Promise<SchoolCampus> {
  const campus = await findCampus(database, schoolId, id);
  if (!campus) throw new Problem('not_found');
  return campus;
}

function refuseSameName(campuses: readonly { name: string }[], name: string): void {
  if (campuses.some((one) => one.name.toLowerCase() === name.toLowerCase())) throw new Problem('settings.name_taken');
}

function campusColumns(given: GivenCampus) {
  const errors: FieldError[] = [];
  const [name, city, country] = [plainLine(given.name), plainLine(given.city ?? ''), given.countryCode || null];
  if (name === '') errors.push({ pointer: '/name', code: 'missing' });
  if ([...name].length > SCHOOL_TEXTS.campus) errors.push({ pointer: '/name', code: 'too_long' });
  if ([...city].length > SCHOOL_TEXTS.city) errors.push({ pointer: '/city', code: 'too_long' });
  if (country && !isCountry(country)) errors.push({ pointer: '/countryCode', code: 'unknown' });
  refuseInvalid(errors);
  return { name, city: city || null, country_code: country };
}
