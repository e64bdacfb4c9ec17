// Programs that candidates typed become one of the school's: their entries are pointed at it in one transaction, remember what they were, and
// go back when it is undone within seven days. A typed program is of the school that was chosen, or of a school that was typed with this
// school's name or another name of it. Staff see names and counts, never whose they are.

import type { typedPrograms } from '@fairway/contract/schools/programs';
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { likelyProgram, nearNames } from '@fairway/rules/program-names';
import { UNDO_DAYS } from '@fairway/rules/verification';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import type { ManagedSchoolId } from '../access.ts';
import type { SchoolEditor } from '../settings/access.ts';
import { lockSchool, noteSchoolChange } from '../settings/changes.ts';
import type { ChangedProfiles, Study } from '../slots.ts';
import { getSchoolProgram, listOfferedNames } from './listing.ts';
import { listTypedNames, typedAt } from './queries.ts';

type TypedPrograms = z.infer<typeof typedPrograms>;

const DAY_MS = 86_400_000;
const MERGES_SHOWN = 20;

/** Typed programs, near names together, and what was merged lately. */
export async function listTyped(database: Database, schoolId: ManagedSchoolId): Promise<TypedPrograms> {
  const rows = await listTypedNames(database, schoolId);
  const offered = await listOfferedNames(database, schoolId);
  const levels = new Map(rows.map((row) => [row.id, row.levelId]));
  const groups = nearNames(rows).map(({ ids, uses, name, spellings }) => {
    const held = new Set(ids.map((id) => levels.get(id)));
    return {
      name,
      spellings,
      programIds: ids,
      levelIds: EDUCATION_LEVELS.filter((level) => held.has(level)),
      students: uses,
      likely: likelyProgram(name, offered) ?? null,
    };
  });
  return { groups, merges: await listMerges(database, schoolId) };
}

async function listMerges(database: Database, schoolId: ManagedSchoolId): Promise<TypedPrograms['merges']> {
  const rows = await database
    .selectFrom('program_merge as m')
    .innerJoin('study_program as p', 'p.id', 'm.into_program_id')
    .leftJoin('identity_person as u', 'u.id', 'm.merged_by')
    .select(['m.id', 'm.names', 'm.students', 'm.merged_at', 'm.undone_at', 'p.id as programId', 'p.name as programName'])
    .select(sql<string | null>`nullif(person_name(u.first_name, u.last_name), '')`.as('mergedBy'))
    .where('m.school_id', '=', schoolId)
    .orderBy('m.merged_at', 'desc')
    .orderBy('m.id')
    .limit(MERGES_SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    program: { id: row.programId, name: row.programName },
    names: row.names,
    students: row.students,
    mergedAt: row.merged_at.toISOString(),
    mergedBy: row.mergedBy,
    undoneAt: row.undone_at?.toISOString() ?? null,
    undoUntil: new Date(row.merged_at.getTime() + UNDO_DAYS * DAY_MS).toISOString(),
  }));
}

/** @throws Problem not_found (no offered program of the school), settings.changed (a typed program is none of its any more) */
export async function mergeTyped(
  database: Database,
  editor: SchoolEditor,
  given: { programIds: readonly string[]; intoProgramId: string },
  profiles: ChangedProfiles,
): Promise<{ mergeId: string; students: number }> {
  await lockSchool(database, editor);
  const into = await getSchoolProgram(database, editor.schoolId, given.intoProgramId);
  if (into.archivedAt !== null) throw new Problem('not_found');
  const ids = [...new Set(given.programIds.map((id) => id.toLowerCase()))];
  const { rows: typed } = await sql<{ id: string; name: string }>`
    select p.id, p.name from study_program p where p.id = any(${ids}::uuid[]) and ${typedAt(editor.schoolId)}`.execute(database);
  if (typed.length < ids.length) throw new Problem('settings.changed');
  await profiles.lock(database, candidatesOf(await profiles.listStudies(database, { programIds: ids })));
  // Only now: who saved a moment ago may study something else.
  const studies = await profiles.listStudies(database, { programIds: ids });
  const candidates = candidatesOf(studies);
  if (candidates.length === 0) throw new Problem('settings.changed');
  const [mergeId, students] = [newId(), candidates.length];
  const names = [...new Set(typed.map((one) => one.name))].sort();
  await database
    .insertInto('program_merge')
    .values({
      id: mergeId,
      school_id: editor.schoolId,
      into_program_id: into.id,
      merged_by: editor.actorId,
      merged_at: editor.now,
      names,
      students,
    })
    .execute();
  await sql`insert into program_merge_entry (merge_id, entry_id, from_program_id, from_campus_id)
    select ${mergeId}::uuid, id, "programId", "campusId"
    from json_to_recordset(${JSON.stringify(studies)}::json) as given(id uuid, "programId" uuid, "campusId" uuid)`.execute(database);
  const campusAfter = await campusesAfter(
    database,
    editor.schoolId,
    into.campuses.map((campus) => campus.id),
  );
  await profiles.moveStudies(
    database,
    studies.map(({ id, campusId }) => ({ id, programId: into.id, campusId: campusAfter(campusId) })),
  );
  await profiles.noteEducation(database, candidates, editor.now);
  await noteSchoolChange(database, editor, 'programs_merged', { mergeId, programId: into.id, programs: ids.length, students });
  return { mergeId, students };
}

/** The campus stays where the program is taught there; of one campus there is nothing to choose. */
async function campusesAfter(database: Database, schoolId: number, taught: readonly string[]) {
  const only = taught.length === 1 ? taught[0] : undefined;
  const those = new Set(taught.length > 0 ? taught : await campusesOf(database, schoolId));
  return (before: string | null) => only ?? (before !== null && those.has(before) ? before : null);
}

async function campusesOf(database: Database, schoolId: number): Promise<string[]> {
  const rows = await database.selectFrom('campus').select('id').where('school_id', '=', schoolId).execute();
  return rows.map(({ id }) => id);
}

/** Gives entries back what they were, but for those that were changed since. Repeated, nothing happens. @throws Problem not_found, settings.undo_late */
export async function undoMerge(
  database: Database,
  editor: SchoolEditor,
  mergeId: string,
  profiles: ChangedProfiles,
): Promise<{ students: number }> {
  await lockSchool(database, editor);
  const merge = await database
    .selectFrom('program_merge')
    .selectAll()
    .where('id', '=', mergeId)
    .where('school_id', '=', editor.schoolId)
    .forUpdate()
    .executeTakeFirst();
  if (!merge) throw new Problem('not_found');
  if (merge.undone_at) return { students: 0 };
  if (editor.now.getTime() - merge.merged_at.getTime() > UNDO_DAYS * DAY_MS) throw new Problem('settings.undo_late');
  const entries = await database
    .selectFrom('program_merge_entry')
    .select(['entry_id as id', 'from_program_id as programId', 'from_campus_id as campusId'])
    .where('merge_id', '=', merge.id)
    .execute();
  const asMerged = async () => {
    const studies = await profiles.listStudies(database, { ids: entries.map(({ id }) => id) });
    return studies.filter(({ programId }) => programId === merge.into_program_id);
  };
  await profiles.lock(database, candidatesOf(await asMerged()));
  const studies = await asMerged();
  const candidates = candidatesOf(studies);
  const merged = new Set(studies.map(({ id }) => id));
  await profiles.moveStudies(
    database,
    entries.filter(({ id }) => merged.has(id)),
  );
  await database.updateTable('program_merge').set({ undone_at: editor.now }).where('id', '=', merge.id).execute();
  await profiles.noteEducation(database, candidates, editor.now);
  await noteSchoolChange(database, editor, 'merge_undone', { mergeId: merge.id, students: candidates.length });
  return { students: candidates.length };
}

const candidatesOf = (studies: readonly Study[]): string[] => [...new Set(studies.map(({ candidateId }) => candidateId))];

/** Deletes typed programs that can come back no more and that nobody uses; says how many. */
export async function sweepMergedPrograms(database: Database, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from study_program p using program_merge_entry e join program_merge m on m.id = e.merge_id
    where p.id = e.from_program_id and p.created_by is not null and m.undone_at is null
      and m.merged_at < ${new Date(now.getTime() - UNDO_DAYS * DAY_MS)}
      and not exists (select from candidate_study s where s.study_program_id = p.id)`.execute(database);
  return Number(numAffectedRows ?? 0);
}
