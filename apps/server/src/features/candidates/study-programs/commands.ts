// Writes of education: the section as a whole. The caller holds the lock on the candidate's row. All entries are checked before any is
// written; with one fault nothing is. Own programs that no entry uses any more go with the entries that used them.
import type { ProfileOps } from '@fairway/contract/candidates/endpoints';
import { SECTION_ENTRIES } from '@fairway/rules/profile';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { FieldError } from '../../../kernel/http/problems.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { findPrograms } from '../../schools/programs/queries.ts';
import { findCampusIds } from '../../schools/queries.ts';
import { type PlannedProgram, writeOwnPrograms } from '../../schools/typed-programs/commands.ts';
import { followStudiedSchools } from '../../verification/studied-schools/commands.ts';
import { type EntryChange, type HeldEntry, type Known, type PlannedEntry, planEntry } from './entries.ts';
import { listStudyPrograms, schoolKey } from './queries.ts';
import { dropForeignCampuses, removeUnusedPrograms } from './unused-programs.ts';

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
  const ids = ops.map((op) => (op.op === 'create' ? newId() : op.value.id.toLowerCase()));
  if (ops.some((op, at) => op.op !== 'create' && !held.has(ids[at] as string))) throw new Problem('not_found');
  const known = await whatIsNamed(transaction, scope.userId, ops, [...held.values()]);
  const plans = ops.map((op, at) => (op.op === 'delete' ? undefined : planEntry(op.value, held.get(ids[at] as string), known)));
  const errors = [
    ...faultsOfSection(ops, ids, held.size),
    ...plans.flatMap((plan, at) => (plan?.issues ?? []).map(({ field, code }) => ({ pointer: `/${at}/value/${field}`, code }))),
  ];
  if (errors.length > 0) return { errors, ids };
  const written = plans.flatMap((plan, at) => (plan ? [{ id: ids[at] as string, plan: plan.entry }] : []));
  const programIds = await writePlannedPrograms(transaction, scope, written);
  await writeEntryRows(transaction, scope, {
    goneIds: ids.filter((_id, at) => !plans[at]),
    rows: written.map(({ id, plan }, at) => ({
      id,
      study_program_id: programIds[at] as string,
      campus_id: plan.campusId,
      start_on: plan.start,
      end_on: plan.end,
      is_new: !held.has(id),
    })),
  });
  const own = written.flatMap(({ plan }, at) => ('own' in plan.program ? [programIds[at] as string] : []));
  await dropForeignCampuses(transaction, own);
  const kept = new Map(written.map(({ id }, at) => [id, programIds[at]]));
  const left = ids.flatMap((id) => {
    const before = held.get(id)?.programId;
    return before === undefined || before === kept.get(id) ? [] : [before];
  });
  await followStudiedSchools(transaction, scope.userId, schoolsOf(held.values(), known), scope.now);
  await removeUnusedPrograms(transaction, scope.userId, left);
  return { errors, ids };
}

/** The listed schools that these entries are of. */
function schoolsOf(held: Iterable<HeldEntry>, known: Known): number[] {
  return [...new Set([...held].flatMap(({ programId }) => known.programs.get(programId)?.schoolId ?? []))];
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
  return { programs, campuses: await findCampusIds(transaction, [...schoolIds]) };
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

/** Writes the own programs that are made or changed; gives the id of the program of each entry. */
async function writePlannedPrograms(
  transaction: Database,
  scope: EducationScope,
  written: readonly { plan: PlannedEntry }[],
): Promise<string[]> {
  const programs: PlannedProgram[] = [];
  const programIds = written.map(({ plan: { program } }) => {
    if ('keptId' in program) return program.keptId;
    const id = program.ownId ?? newId();
    programs.push({ id, isNew: program.ownId === undefined, program: program.own });
    return id;
  });
  await writeOwnPrograms(transaction, scope, programs);
  return programIds;
}

type EntryRow = {
  id: string;
  study_program_id: string;
  campus_id: string | null;
  start_on: string | null;
  end_on: string | null;
  is_new: boolean;
};

/** Deletes, changes and makes entries in one statement, each of them named once. */
async function writeEntryRows(
  transaction: Database,
  scope: EducationScope,
  { goneIds, rows }: { goneIds: readonly string[]; rows: readonly EntryRow[] },
): Promise<void> {
  const json = JSON.stringify(rows);
  // Another program is another warning: what was hidden for the last one shows again.
  await sql`with planned as (select * from json_to_recordset(${json}::json)
      as p(id uuid, study_program_id uuid, campus_id uuid, start_on date, end_on date, is_new boolean)),
    gone as (delete from candidate_study_program where candidate_id = ${scope.candidateId} and id = any(${[...goneIds]}::uuid[])),
    changed as (update candidate_study_program e set study_program_id = p.study_program_id, campus_id = p.campus_id,
      start_on = p.start_on, end_on = p.end_on, show_warning = e.show_warning or e.study_program_id <> p.study_program_id
      from planned p where e.id = p.id and e.candidate_id = ${scope.candidateId} and not p.is_new)
    insert into candidate_study_program (id, candidate_id, study_program_id, campus_id, start_on, end_on, created_at)
    select id, ${scope.candidateId}, study_program_id, campus_id, start_on, end_on, ${scope.now} from planned where is_new`.execute(
    transaction,
  );
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
