// The calls of a program of one's own, apart from entries. The caller holds the lock on the candidate's row.

import type { saveStudyProgram } from '@fairway/contract/candidates/education';
import type { EndpointInput } from '@fairway/contract/kernel/endpoint';
import { SECTION_ENTRIES } from '@fairway/rules/profile';
import type { Database } from '../../../kernel/database/database.ts';
import { type FieldError, Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { findPrograms, type StudyProgram } from '../../schools/programs/queries.ts';
import { findSchool, listCampuses } from '../../schools/queries.ts';
import { countOwnPrograms, writeCampuses, writeOwnPrograms } from '../../schools/typed-programs/commands.ts';
import { changedProgram, ownProgramIssues } from './own-programs.ts';
import { dropForeignCampuses, removeUnusedPrograms } from './unused-programs.ts';

type SavedProgram = EndpointInput<typeof saveStudyProgram>['body'];
type Owner = { userId: string; now: Date };

/** An end that is always good: a program alone has no period. */
const NO_PERIOD = { start: null, end: '2000-01-01' };

/** Writes a program of one's own. @throws Problem not_found (a verified one, another person's), profile.invalid */
export async function saveOwnProgram(transaction: Database, owner: Owner, body: SavedProgram): Promise<StudyProgram> {
  const before = body.id === undefined ? undefined : await getOwnProgram(transaction, owner.userId, body.id);
  const program = changedProgram(before, body);
  const school = program.schoolId === null ? undefined : await findSchool(transaction, program.schoolId);
  const errors: FieldError[] = ownProgramIssues(program, NO_PERIOD, () => school !== undefined).map(({ field, code }) => ({
    pointer: `/${field}`,
    code,
  }));
  const ofSchool = new Set((await listCampuses(transaction, school ? [school.id] : [])).map((campus) => campus.id));
  const campusIds = new Set((before?.campuses ?? []).map((campus) => campus.id).filter((id) => ofSchool.has(id)));
  for (const id of body.removeCampuses ?? []) campusIds.delete(id.toLowerCase());
  for (const [at, id] of (body.addCampuses ?? []).entries()) {
    if (ofSchool.has(id.toLowerCase())) campusIds.add(id.toLowerCase());
    else errors.push({ pointer: `/addCampuses/${at}`, code: 'campus_unknown' });
  }
  if (!before && (await countOwnPrograms(transaction, owner.userId)) >= SECTION_ENTRIES)
    errors.push({ pointer: '', code: 'section_limit' });
  if (errors.length > 0) throw new Problem('profile.invalid', { errors });
  const id = before?.id ?? newId();
  await writeOwnPrograms(transaction, owner, [{ id, isNew: !before, program }]);
  await writeCampuses(transaction, id, [...campusIds]);
  await dropForeignCampuses(transaction, [id]);
  return getOwnProgram(transaction, owner.userId, id);
}

/** Deletes a program of one's own. @throws Problem not_found, education.program_used */
export async function deleteOwnProgram(transaction: Database, userId: string, id: string): Promise<void> {
  const program = await getOwnProgram(transaction, userId, id);
  await removeUnusedPrograms(transaction, userId, [program.id]);
  if ((await findPrograms(transaction, [program.id], userId)).size > 0) throw new Problem('education.program_used');
}

async function getOwnProgram(database: Database, userId: string, id: string): Promise<StudyProgram> {
  const program = (await findPrograms(database, [id], userId)).get(id.toLowerCase());
  if (!program || program.isVerified) throw new Problem('not_found');
  return program;
}
