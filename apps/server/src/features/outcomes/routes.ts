import * as endpoints from '@fairway/contract/outcomes/endpoints';
import * as staff from '@fairway/contract/outcomes/staff';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList } from '../../kernel/http/bind-list.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ownUserId } from '../identity/access.ts';
import { administeredSchoolId, type ManagedSchoolId, managedSchoolId, managedSchools, studentScope } from '../schools/access.ts';
import { type GraduateStudy, graduateStudy, ownStudy } from './access.ts';
import { recordOutcome, removeOutcome } from './commands.ts';
import { getGraduate } from './queries.ts';
import { getReport } from './report.ts';
import { outcomeSettings, saveSettings } from './settings.ts';
import { answerSurvey, listSurveys, withdrawAnswer } from './surveys.ts';
import { graduateListing, graduateView } from './views.ts';

export function outcomeRoutes(bind: Bind): void {
  ownRoutes(bind);
  settingsRoutes(bind);
  bindList(bind, staff.outcomesList, async ({ params, query }, request) =>
    graduateListing(request.database, await studentScope(request, params.schoolId), query, request.clock.now()),
  );
  bind(staff.getOutcomeReport, async ({ params, query }, request) =>
    getReport(request.database, await studentScope(request, params.schoolId), query, request.clock.now()),
  );
  bind(staff.recordOutcome, async ({ params, body }, request) => {
    const study = await managedStudy(request, params);
    await recordOutcome(request.database, study, body, recorder(request));
    return graduateReply(request, study);
  });
  bind(staff.removeOutcome, async ({ params }, request) => {
    const study = await managedStudy(request, params);
    await removeOutcome(request.database, study, recorder(request));
    return graduateReply(request, study);
  });
}

function ownRoutes(bind: Bind): void {
  bind(endpoints.listOutcomeSurveys, async (_input, request) => ({
    surveys: await listSurveys(request.database, ownUserId(request), request.clock.now()),
  }));
  bind(endpoints.answerOutcomeSurvey, async ({ params, body }, request) => {
    const now = request.clock.now();
    const study = await ownStudy(request.database, ownUserId(request), params.studyId);
    await answerSurvey(request.database, study, body, now);
    const [survey] = await listSurveys(request.database, study.userId, now, study.studyId);
    if (!survey) throw new Problem('not_found');
    return survey;
  });
  bind(endpoints.withdrawOutcomeAnswer, async ({ params }, request) => {
    const study = await ownStudy(request.database, ownUserId(request), params.studyId);
    await withdrawAnswer(request.database, study, request.clock.now());
    return undefined;
  });
}

function settingsRoutes(bind: Bind): void {
  bind(staff.getOutcomeSettings, async ({ params }, request) => settingsReply(request, await managedSchoolId(request, params.schoolId)));
  bind(staff.saveOutcomeSettings, async ({ params, body }, request) => {
    const schoolId = await administeredSchoolId(request, params.schoolId);
    await saveSettings(request.database, schoolId, body, recorder(request));
    return settingsReply(request, schoolId);
  });
}

const recorder = (request: ApiRequest) => ({ actorId: ownUserId(request), now: request.clock.now() });

async function managedStudy(request: ApiRequest, params: { schoolId: number; studyId: string }): Promise<GraduateStudy> {
  return graduateStudy(request.database, await studentScope(request, params.schoolId), params.studyId);
}

async function graduateReply(request: ApiRequest, { scope, studyId }: GraduateStudy) {
  const row = await getGraduate(request.database, scope, studyId, request.clock.now());
  if (!row) throw new Problem('not_found');
  return graduateView(row);
}

async function settingsReply(request: ApiRequest, schoolId: ManagedSchoolId) {
  const settings = (await outcomeSettings(request.database, [schoolId]))(schoolId);
  const held = managedSchools(request);
  const edit = held === 'all' || held.administered.includes(schoolId);
  return { ...settings, updatedAt: settings.updatedAt?.toISOString() ?? null, can: { edit } };
}
