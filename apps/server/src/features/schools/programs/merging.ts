// Programs that candidates typed become one of the school's: their entries are pointed at it in one transaction, remember what they were, and
// go back when it is undone within seven days. A typed program is of the school that was chosen, or of a school that was typed with this
// school's name or another name of it. Staff see names and counts, never whose they are.

import type { typedPrograms } from '@fairway/contract/school-programs';
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
import { getSchoolProgram, listOfferedNames } from './listing.ts';
import { listTypedNames, typedAt } from './queries.ts';

type TypedPrograms = z.infer<typeof typedPrograms>;

/** Profiles stand above schools: what a change of their entries needs of them. */
export type ChangedProfiles = {
  /** Locks profiles until the transaction ends, always in the same order. */
  lock(transaction: Database, candidateIds: readonly string[]): Promise<void>;
  /** Says that the education of locked profiles changed. */
  noteEducation(transaction: Database, candidateIds: readonly string[], now: Date): Promise<void>;
};

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
    .leftJoin('app_user as u', 'u.id', 'm.merged_by')
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
  await profiles.lock(database, await candidatesOf(database, sql`study_program_id = any(${ids}::uuid[])`));
  // Only now: who saved a moment ago may study something else.
  const candidates = await candidatesOf(database, sql`study_program_id = any(${ids}::uuid[])`);
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
    select ${mergeId}::uuid, id, study_program_id, campus_id from candidate_study_program where study_program_id = any(${ids}::uuid[])`.execute(
    database,
  );
  const taught = into.campuses.map((campus) => campus.id);
  await sql`update candidate_study_program e set study_program_id = ${into.id}::uuid, campus_id = ${campusAfter(editor.schoolId, taught)}
    where study_program_id = any(${ids}::uuid[])`.execute(database);
  await profiles.noteEducation(database, candidates, editor.now);
  await noteSchoolChange(database, editor, 'programs_merged', { mergeId, programId: into.id, programs: ids.length, students });
  return { mergeId, students };
}

/** The campus stays where the program is taught there; of one campus there is nothing to choose. */
function campusAfter(schoolId: number, taught: readonly string[]) {
  if (taught.length === 1) return sql`${taught[0]}::uuid`;
  if (taught.length > 1) return sql`case when e.campus_id = any(${[...taught]}::uuid[]) then e.campus_id end`;
  return sql`(select c.id from campus c where c.id = e.campus_id and c.school_id = ${schoolId})`;
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
  const asMerged = sql`study_program_id = ${merge.into_program_id}::uuid and id in (select entry_id from program_merge_entry where merge_id = ${merge.id}::uuid)`;
  await profiles.lock(database, await candidatesOf(database, asMerged));
  const candidates = await candidatesOf(database, asMerged);
  await sql`update candidate_study_program e set study_program_id = m.from_program_id, campus_id = m.from_campus_id
    from program_merge_entry m where m.merge_id = ${merge.id}::uuid and m.entry_id = e.id and e.study_program_id = ${merge.into_program_id}::uuid`.execute(
    database,
  );
  await database.updateTable('program_merge').set({ undone_at: editor.now }).where('id', '=', merge.id).execute();
  await profiles.noteEducation(database, candidates, editor.now);
  await noteSchoolChange(database, editor, 'merge_undone', { mergeId: merge.id, students: candidates.length });
  return { students: candidates.length };
}

async function candidatesOf(database: Database, entries: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ candidate_id: string }>`
    select distinct candidate_id from candidate_study_program where ${entries} order by candidate_id`.execute(database);
  return rows.map((row) => row.candidate_id);
}

/** Deletes typed programs that can come back no more and that nobody uses; says how many. */
export async function sweepMergedPrograms(database: Database, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from study_program p using program_merge_entry e join program_merge m on m.id = e.merge_id
    where p.id = e.from_program_id and p.created_by is not null and m.undone_at is null
      and m.merged_at < ${new Date(now.getTime() - UNDO_DAYS * DAY_MS)}
      and not exists (select from candidate_study_program s where s.study_program_id = p.id)`.execute(database);
  return Number(numAffectedRows ?? 0);
}
