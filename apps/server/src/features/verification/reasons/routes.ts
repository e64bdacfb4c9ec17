import { getSchoolReasons, saveSchoolReasons } from '@fairway/contract/verification/reasons';
import type { Bind } from '../../../kernel/http/bind.ts';
import { ownUserId } from '../../identity/access.ts';
import { administeredSchoolId, managedSchoolId } from '../../schools/access.ts';
import { saveReasons } from './commands.ts';
import { getReasons } from './queries.ts';

export function reasonRoutes(bind: Bind): void {
  bind(getSchoolReasons, async ({ params }, request) => getReasons(request.database, await managedSchoolId(request, params.schoolId)));
  bind(saveSchoolReasons, async ({ params, body }, request) => {
    const schoolId = await administeredSchoolId(request, params.schoolId);
    return saveReasons(request.database, { schoolId, actorId: ownUserId(request), now: request.clock.now() }, body);
  });
}
