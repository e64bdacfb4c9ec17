// The roster of a school, and the proof by it.
import * as contract from '@fairway/contract/rosters';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { Call } from '../../../kernel/http/call.ts';
import { type AdministeredSchoolId, administeredSchoolId } from '../../schools/access.ts';
import type { MethodServices } from '../proofs/services.ts';
import { confirmRoster, dropRoster, undoRoster } from './changes.ts';
import { deleteRoster, proveByRoster, takeRoster } from './commands.ts';
import { countRoster, findLastUpload, findUndoable } from './queries.ts';
import { rosterView } from './views.ts';

async function rosterOf(call: Call, schoolId: AdministeredSchoolId) {
  // The upload first: a count that was read before the upload ended would stand beside "done", and nobody asks again then.
  const upload = await findLastUpload(call.database, schoolId);
  const now = call.clock.now();
  return rosterView(await countRoster(call.database, schoolId, now), upload, await findUndoable(call.database, schoolId, now));
}

export function rosterRoutes(bind: Bind, services: MethodServices): void {
  bind(contract.getSchoolRoster, async ({ params }, call) => rosterOf(call, await administeredSchoolId(call, params.schoolId)));
  bind(contract.uploadSchoolRoster, async ({ params, body, file }, call) => {
    const schoolId = await administeredSchoolId(call, params.schoolId);
    await takeRoster(call, services, schoolId, { file, mode: body.mode });
    return rosterOf(call, schoolId);
  });
  for (const [endpoint, act] of [
    [contract.confirmSchoolRoster, confirmRoster],
    [contract.dropSchoolRoster, dropRoster],
    [contract.undoSchoolRoster, undoRoster],
  ] as const)
    bind(endpoint, async ({ params }, call) => {
      const schoolId = await administeredSchoolId(call, params.schoolId);
      await act(call, schoolId, params.id);
      return rosterOf(call, schoolId);
    });
  bind(contract.deleteSchoolRoster, async ({ params }, call) => {
    await deleteRoster(call, await administeredSchoolId(call, params.schoolId));
    return undefined;
  });
  bind(contract.proveByRoster, ({ body }, call) => proveByRoster(call, services, body.schoolId));
}
