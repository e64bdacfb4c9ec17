// Writes of education: the section as a whole. The caller holds the lock on the candidate's row. All entries are checked before any is
// written; with one fault nothing is. Own programs that no entry uses any more go with the entries that used them.
import type { ProfileOps } from '@fairway/contract/candidates';
import { SECTION_ENTRIES } from '@fairway/rules/profile';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { FieldError } from '../../../kernel/http/problems.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { findPrograms } from '../../schools/programs/queries.ts';
import { listCampuses, listSchools } from '../../schools/queries.ts';
import { followStudiedSchools, studiedSchoolIds } from '../../verification/studied-schools/commands.ts';
import { type EntryChange, type HeldEntry, type Known, type PlannedEntry, planEntry } from './entries.ts';
import { removeUnusedPrograms, writeOwnProgram } from './program-rows.ts';
import { listStudyPrograms, schoolKey } from './queries.ts';

export type EducationScope = { candidateId: string; userId: string; now: Date };
export type StudyProgramOps = NonNullable<ProfileOps['studyPrograms']>;

/** Applies the changes of the section; gives the faults, with pointers such as `/0/value/end`. @throws Problem not_found: an entry of another */
export async function applyStudyProgramOps(transaction: Database, scope: EducationScope, ops: StudyProgramOps): Promise<FieldError[]> {
  return (await saveStudyPrograms(transaction, scope, ops)).errors;
}

/** As `applyStudyProgramOps`, with the ids of the entries, one for each op. */
export async function saveStudyPrograms(
  transaction: Database,
  scope: EducationScope,
  ops: StudyProgramOps,
): Promise<{ errors: FieldError[]; ids: string[] }> {
  if (ops.length === 0) return { errors: [], ids: [] };
  const held = await heldEntries(transaction, scope.candidateId);
  const schoolsBefore = await studiedSchoolIds(transaction, scope.userId);
  const ids = ops.map((op) => (op.op === 'create' ? newId() : op.value.id.toLowerCase()));
  if (ops.some((op, at) => op.op !== 'create' && !held.has(ids[at] as string))) throw new Problem('not_found');
  const known = await whatIsNamed(transaction, scope.userId, ops, [...held.values()]);
  const plans = ops.map((op, at) => (op.op === 'delete' ? undefined : planEntry(op.value, held.get(ids[at] as string), known)));
  const errors = [
    ...faultsOfSection(ops, ids, held.size),
    ...plans.flatMap((plan, at) => (plan?.issues ?? []).map(({ field, code }) => ({ pointer: `/${at}/value/${field}`, code }))),
  ];
  if (errors.length > 0) return { errors, ids };
  const left: string[] = [];
  for (const [at, plan] of plans.entries()) {
    const id = ids[at] as string;
    const before = held.get(id)?.programId;
    const now = plan ? await writeEntry(transaction, scope, { id, isNew: before === undefined }, plan.entry) : undefined;
    if (!plan) await transaction.deleteFrom('candidate_study_program').where('id', '=', id).execute();
    if (before !== undefined && before !== now) left.push(before);
  }
  await followStudiedSchools(transaction, scope.userId, schoolsBefore, scope.now);
  await removeUnusedPrograms(transaction, scope.userId, left);
  return { errors, ids };
}

async function heldEntries(transaction: Database, candidateId: string): Promise<Map<string, HeldEntry>> {
  const rows = await transaction
    .selectFrom('candidate_study_program')
    .select(['id', 'study_program_id as programId', 'campus_id as campusId', 'start_on as start', 'end_on as end'])
    .where('candidate_id', '=', candidateId)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The programs, schools and campuses that these ops name, in three reads. */
async function whatIsNamed(transaction: Database, userId: string, ops: StudyProgramOps, held: readonly HeldEntry[]): Promise<Known> {
  const changes = ops.flatMap((op): EntryChange[] => (op.op === 'delete' ? [] : [op.value]));
  const programs = await findPrograms(
    transaction,
    [...held.map((entry) => entry.programId), ...changes.flatMap((change) => change.programId?.toLowerCase() ?? [])],
    userId,
  );
  const schoolIds = new Set([
    ...[...programs.values()].flatMap((program) => program.schoolId ?? []),
    ...changes.flatMap((change) => change.studyProgram?.schoolId ?? []),
  ]);
  const campuses = new Map((await listSchools(transaction, [...schoolIds])).map((school): [number, string[]] => [school.id, []]));
  for (const campus of await listCampuses(transaction, [...campuses.keys()])) campuses.get(campus.schoolId)?.push(campus.id);
  return { programs, campuses };
}

/** Faults that an entry has by the others: named twice, too many. */
function faultsOfSection(ops: StudyProgramOps, ids: readonly string[], heldCount: number): FieldError[] {
  const errors: FieldError[] = [];
  let count = heldCount - ops.filter((op) => op.op === 'delete').length;
  for (const [at, op] of ops.entries()) {
    if (ids.indexOf(ids[at] as string) < at) errors.push({ pointer: `/${at}/value/id`, code: 'entry_twice' });
    if (op.op === 'create' && ++count > SECTION_ENTRIES) errors.push({ pointer: `/${at}/value`, code: 'section_limit' });
  }
  return errors;
}

/** Writes an entry; gives the id of its program. */
async function writeEntry(
  transaction: Database,
  scope: EducationScope,
  entry: { id: string; isNew: boolean },
  plan: PlannedEntry,
): Promise<string> {
  const programId =
    'keptId' in plan.program ? plan.program.keptId : await writeOwnProgram(transaction, scope, plan.program.ownId, plan.program.own);
  const columns = { study_program_id: programId, campus_id: plan.campusId, start_on: plan.start, end_on: plan.end };
  if (entry.isNew)
    await transaction
      .insertInto('candidate_study_program')
      .values({ id: entry.id, candidate_id: scope.candidateId, ...columns, created_at: scope.now })
      .execute();
  else
    await transaction
      .updateTable('candidate_study_program')
      // Another program is another warning: what was hidden for the last one shows again.
      .set({ ...columns, show_warning: sql`show_warning or study_program_id <> ${programId}::uuid` })
      .where('id', '=', entry.id)
      .execute();
  return programId;
}

/**
 * Shows or hides the warning that the school of an entry is not verified. It is not hidden while a program of that school is current.
 * @throws Problem not_found, education.program_current
 */
export async function setShowWarning(transaction: Database, scope: EducationScope, id: string, isShown: boolean): Promise<void> {
  const entries = await listStudyPrograms(transaction, scope.candidateId, scope.now);
  const entry = entries.find((one) => one.id === id.toLowerCase());
  if (!entry) throw new Problem('not_found');
  const school = schoolKey(entry.studyProgram);
  if (!isShown && entries.some((one) => one.isCurrent && schoolKey(one.studyProgram) === school))
    throw new Problem('education.program_current');
  await transaction.updateTable('candidate_study_program').set({ show_warning: isShown }).where('id', '=', entry.id).execute();
}
