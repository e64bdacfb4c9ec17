// The roster of a school, and the proof by it.
import * as contract from '@fairway/contract/verification/rosters';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { type AdministeredSchoolId, administeredSchoolId } from '../../schools/access.ts';
import type { MethodServices } from '../proofs/services.ts';
import { confirmRoster, dropRoster, undoRoster } from './changes.ts';
import { deleteRoster, proveByRoster, takeRoster } from './commands.ts';
import { listDifferences } from './plan.ts';
import { countRoster, findLastUpload, findUndoable } from './queries.ts';
import { rosterView } from './views.ts';

async function rosterOf(request: ApiRequest, schoolId: AdministeredSchoolId) {
  // The upload first: a count that was read before the upload ended would stand beside "done", and nobody asks again then.
  const upload = await findLastUpload(request.database, schoolId);
  const now = request.clock.now();
  const shown = upload?.state === 'read' ? { id: upload.id, school_id: schoolId, mode: upload.mode } : undefined;
  const differences = shown ? await listDifferences(request.database, shown, contract.ROSTER_DIFFERENCES_SHOWN) : [];
  const undoable = await findUndoable(request.database, schoolId, now);
  return rosterView(await countRoster(request.database, schoolId, now), upload, undoable, differences);
}

export function rosterRoutes(bind: Bind, services: MethodServices): void {
  bind(contract.getSchoolRoster, async ({ params }, request) => rosterOf(request, await administeredSchoolId(request, params.schoolId)));
  bind(contract.uploadSchoolRoster, async ({ params, body, file }, request) => {
    const schoolId = await administeredSchoolId(request, params.schoolId);
    await takeRoster(request, services, schoolId, { file, mode: body.mode });
    return rosterOf(request, schoolId);
  });
  for (const [endpoint, act] of [
    [contract.confirmSchoolRoster, confirmRoster],
    [contract.dropSchoolRoster, dropRoster],
    [contract.undoSchoolRoster, undoRoster],
  ] as const)
    bind(endpoint, async ({ params }, request) => {
      const schoolId = await administeredSchoolId(request, params.schoolId);
      await act(request, schoolId, params.id);
      return rosterOf(request, schoolId);
    });
  bind(contract.deleteSchoolRoster, async ({ params }, request) => {
    await deleteRoster(request, await administeredSchoolId(request, params.schoolId));
    return undefined;
  });
  bind(contract.proveByRoster, ({ body }, request) => proveByRoster(request, services, body.schoolId));
}
