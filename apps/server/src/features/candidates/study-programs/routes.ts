import * as degrees from '@fairway/contract/degrees';
import * as endpoints from '@fairway/contract/education';
import { loadMessages } from '@fairway/i18n/messages';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { Call } from '../../../kernel/http/call.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { ownUserId } from '../../identity/access.ts';
import { followStudiedSchools, studiedSchoolIds } from '../../verification/studied-schools/commands.ts';
import { findCandidateId } from '../queries.ts';
import { lockCandidate, noteChange } from '../versions.ts';
import { type EducationScope, type StudyProgramOps, saveStudyPrograms, setShowWarning } from './commands.ts';
import { type Degree, degreeView, entryChangeOf } from './degrees.ts';
import { deleteOwnProgram, saveOwnProgram } from './programs.ts';
import { type CandidateStudyProgram, listStudyPrograms } from './queries.ts';

export function studyProgramRoutes(bind: Bind): void {
  bind(endpoints.listCandidateStudyPrograms, async (_input, call) => {
    const candidateId = await findCandidateId(call.database, ownUserId(call));
    return { studyPrograms: candidateId === undefined ? [] : await listStudyPrograms(call.database, candidateId, call.clock.now()) };
  });
  bind(endpoints.saveCandidateStudyProgram, async ({ body: { id, ...value } }, call) => {
    const scope = await lockedScope(call);
    return savedEntry(call, scope, id === undefined ? { op: 'create', value } : { op: 'update', value: { id, ...value } });
  });
  const deleteEntry = async ({ params }: { params: { id: string } }, call: Call) => {
    await save(call, await lockedScope(call), { op: 'delete', value: params });
    return undefined;
  };
  bind(endpoints.deleteCandidateStudyProgram, deleteEntry);
  bind(endpoints.setShowWarning, async ({ params }, call) => {
    const scope = await lockedScope(call);
    await setShowWarning(call.database, scope, params.id, params.value === 'true');
    await noteChange(call.database, { id: scope.candidateId, userId: scope.userId }, ['studyPrograms'], scope.now);
    return getEntry(call, scope, params.id);
  });

  bind(endpoints.saveStudyProgram, async ({ body }, call) => {
    const scope = await lockedScope(call);
    const schoolsBefore = await studiedSchoolIds(call.database, scope.userId);
    const program = await saveOwnProgram(call.database, scope, body);
    await followStudiedSchools(call.database, scope.userId, schoolsBefore, scope.now);
    await noteChange(call.database, { id: scope.candidateId, userId: scope.userId }, ['studyPrograms'], scope.now);
    return program;
  });
  bind(endpoints.deleteStudyProgram, async ({ params }, call) => {
    const scope = await lockedScope(call);
    await deleteOwnProgram(call.database, scope.userId, params.id);
    return undefined;
  });

  bind(degrees.createDegree, async ({ body }, call) => {
    const scope = await lockedScope(call);
    return shownDegree(call, await savedEntry(call, scope, { op: 'create', value: entryChangeOf(body, undefined) }));
  });
  bind(degrees.updateDegree, async ({ params, body }, call) => {
    const scope = await lockedScope(call);
    const change = entryChangeOf(body, await getEntry(call, scope, params.id));
    return shownDegree(call, await savedEntry(call, scope, { op: 'update', value: { id: params.id, ...change } }));
  });
  bind(degrees.deleteDegree, deleteEntry);
}

async function lockedScope(call: Call): Promise<EducationScope> {
  const userId = ownUserId(call);
  const now = call.clock.now();
  return { candidateId: (await lockCandidate(call.database, userId, { now })).id, userId, now };
}

/** Applies one op. Pointers of its faults name the body's own fields. @throws Problem profile.invalid, not_found */
async function save(call: Call, scope: EducationScope, op: StudyProgramOps[number]): Promise<string> {
  const { errors, ids } = await saveStudyPrograms(call.database, scope, [op]);
  if (errors.length > 0)
    throw new Problem('profile.invalid', {
      errors: errors.map(({ pointer, code }) => ({ pointer: pointer.replace(/^\/0\/value/, ''), code })),
    });
  await noteChange(call.database, { id: scope.candidateId, userId: scope.userId }, ['studyPrograms'], scope.now);
  return ids[0] as string;
}

async function savedEntry(call: Call, scope: EducationScope, op: StudyProgramOps[number]): Promise<CandidateStudyProgram> {
  return getEntry(call, scope, await save(call, scope, op));
}

async function getEntry(call: Call, scope: EducationScope, id: string): Promise<CandidateStudyProgram> {
  const entries = await listStudyPrograms(call.database, scope.candidateId, scope.now);
  const entry = entries.find((one) => one.id === id.toLowerCase());
  if (!entry) throw new Problem('not_found');
  return entry;
}

async function shownDegree(call: Call, entry: CandidateStudyProgram): Promise<Degree> {
  const { created_at } = await call.database
    .selectFrom('candidate_study_program')
    .select('created_at')
    .where('id', '=', entry.id)
    .executeTakeFirstOrThrow();
  return degreeView(entry, created_at, await loadMessages(call.tenant.locale));
}
