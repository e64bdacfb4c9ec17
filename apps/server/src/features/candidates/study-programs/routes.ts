import * as degrees from '@fairway/contract/candidates/degrees';
import * as endpoints from '@fairway/contract/candidates/education';
import { loadMessages } from '@fairway/i18n/messages';
import type { Bind } from '../../../kernel/http/bind.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { ownUserId } from '../../identity/access.ts';
import { followStudiedSchools, studiedSchoolIds } from '../../verification/studied-schools/commands.ts';
import { findCandidateId } from '../queries.ts';
import { lockCandidate, noteChange } from '../versions.ts';
import { type EducationScope, type StudyProgramOps, saveStudyPrograms, setShowWarning } from './commands.ts';
import { type Degree, degreeView, entryChangeOf } from './degrees.ts';
import { deleteOwnProgram, saveOwnProgram } from './programs.ts';
import { type CandidateStudyProgram, listStudyPrograms } from './queries.ts';

export function studyProgramRoutes(bind: Bind): void {
  bind(endpoints.listCandidateStudyPrograms, async (_input, request) => {
    const candidateId = await findCandidateId(request.database, ownUserId(request));
    return { studyPrograms: candidateId === undefined ? [] : await listStudyPrograms(request.database, candidateId, request.clock.now()) };
  });
  bind(endpoints.saveCandidateStudyProgram, async ({ body: { id, ...value } }, request) => {
    const scope = await lockedScope(request);
    return savedEntry(request, scope, id === undefined ? { op: 'create', value } : { op: 'update', value: { id, ...value } });
  });
  const deleteEntry = async ({ params }: { params: { id: string } }, request: ApiRequest) => {
    await save(request, await lockedScope(request), { op: 'delete', value: params });
    return undefined;
  };
  bind(endpoints.deleteCandidateStudyProgram, deleteEntry);
  bind(endpoints.setShowWarning, async ({ params }, request) => {
    const scope = await lockedScope(request);
    await setShowWarning(request.database, scope, params.id, params.value === 'true');
    await noteChange(request.database, { id: scope.candidateId, userId: scope.userId }, ['studyPrograms'], scope.now);
    return getEntry(request, scope, params.id);
  });

  bind(endpoints.saveStudyProgram, async ({ body }, request) => {
    const scope = await lockedScope(request);
    const schoolsBefore = await studiedSchoolIds(request.database, scope.userId);
    const program = await saveOwnProgram(request.database, scope, body);
    await followStudiedSchools(request.database, scope.userId, schoolsBefore, scope.now);
    await noteChange(request.database, { id: scope.candidateId, userId: scope.userId }, ['studyPrograms'], scope.now);
    return program;
  });
  bind(endpoints.deleteStudyProgram, async ({ params }, request) => {
    const scope = await lockedScope(request);
    await deleteOwnProgram(request.database, scope.userId, params.id);
    return undefined;
  });

  bind(degrees.createDegree, async ({ body }, request) => {
    const scope = await lockedScope(request);
    return shownDegree(request, await savedEntry(request, scope, { op: 'create', value: entryChangeOf(body, undefined) }));
  });
  bind(degrees.updateDegree, async ({ params, body }, request) => {
    const scope = await lockedScope(request);
    const change = entryChangeOf(body, await getEntry(request, scope, params.id));
    return shownDegree(request, await savedEntry(request, scope, { op: 'update', value: { id: params.id, ...change } }));
  });
  bind(degrees.deleteDegree, deleteEntry);
}

async function lockedScope(request: ApiRequest): Promise<EducationScope> {
  const userId = ownUserId(request);
  const now = request.clock.now();
  return { candidateId: (await lockCandidate(request.database, userId, { now })).id, userId, now };
}

/** Applies one op. Pointers of its faults name the body's own fields. @throws Problem profile.invalid, not_found */
async function save(request: ApiRequest, scope: EducationScope, op: StudyProgramOps[number]): Promise<string> {
  const { errors, ids } = await saveStudyPrograms(request.database, scope, [op]);
  if (errors.length > 0)
    throw new Problem('profile.invalid', {
      errors: errors.map(({ pointer, code }) => ({ pointer: pointer.replace(/^\/0\/value/, ''), code })),
    });
  await noteChange(request.database, { id: scope.candidateId, userId: scope.userId }, ['studyPrograms'], scope.now);
  return ids[0] as string;
}

async function savedEntry(request: ApiRequest, scope: EducationScope, op: StudyProgramOps[number]): Promise<CandidateStudyProgram> {
  return getEntry(request, scope, await save(request, scope, op));
}

async function getEntry(request: ApiRequest, scope: EducationScope, id: string): Promise<CandidateStudyProgram> {
  const entries = await listStudyPrograms(request.database, scope.candidateId, scope.now);
  const entry = entries.find((one) => one.id === id.toLowerCase());
  if (!entry) throw new Problem('not_found');
  return entry;
}

async function shownDegree(request: ApiRequest, entry: CandidateStudyProgram): Promise<Degree> {
  const { created_at } = await request.database
    .selectFrom('candidate_study_program')
    .select('created_at')
    .where('id', '=', entry.id)
    .executeTakeFirstOrThrow();
  return degreeView(entry, created_at, await loadMessages(request.tenant.locale));
}
