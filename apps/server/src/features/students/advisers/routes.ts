import * as endpoints from '@fairway/contract/students/advisers';
import { EXACT_TOTAL } from '@fairway/rules/lists';
import type { Bind } from '../../../kernel/http/bind.ts';
import { signedIn } from '../../identity/access.ts';
import { administeredSchoolId, managedSchoolId, studentScope, wholeSchool } from '../../schools/access.ts';
import { staffOf } from '../access.ts';
import { applyRules, saveRules } from '../adviser-rules/commands.ts';
import { getAdviserRules, previewRules } from '../adviser-rules/queries.ts';
import { assignAdviser, undoAdvisers } from './commands.ts';
import { listAdvisers } from './queries.ts';

export function adviserRoutes(bind: Bind): void {
  bind(endpoints.listAdvisers, async ({ params }, request) => ({
    advisers: await listAdvisers(request.database, await studentScope(request, params.schoolId), signedIn(request).userId),
  }));
  bind(endpoints.assignAdviser, async ({ params, body }, request) =>
    assignAdviser(request.database, await staffOf(request, params.schoolId), body),
  );
  bind(endpoints.undoAdvisers, async ({ params, body }, request) => {
    await undoAdvisers(request.database, await staffOf(request, params.schoolId), body.change);
    return undefined;
  });
  bind(endpoints.getAdviserRules, async ({ params }, request) =>
    getAdviserRules(request.database, await managedSchoolId(request, params.schoolId)),
  );
  bind(endpoints.saveAdviserRules, async ({ params, body }, request) => {
    const schoolId = await administeredSchoolId(request, params.schoolId);
    await saveRules(
      request.database,
      { schoolId, scope: wholeSchool(schoolId), actorId: signedIn(request).userId, now: request.clock.now() },
      body,
    );
    return getAdviserRules(request.database, schoolId);
  });
  bind(endpoints.previewAdviserRules, async ({ params }, request) =>
    previewRules(request.database, await studentScope(request, params.schoolId), EXACT_TOTAL),
  );
  bind(endpoints.applyAdviserRules, async ({ params, body }, request) =>
    applyRules(request.database, await staffOf(request, params.schoolId), body.total),
  );
}
