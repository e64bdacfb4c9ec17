import * as endpoints from '@fairway/contract/data-requests/endpoints';
import { contentDisposition } from '../../kernel/files/content-disposition.ts';
import type { FileStore } from '../../kernel/files/file-store.ts';
import type { Held } from '../../kernel/held.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList } from '../../kernel/http/bind-list.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ownUserId, requireProof } from '../identity/access.ts';
import { administeredSchoolId } from '../schools/access.ts';
import { type DataRequestId, dataRequest } from './access.ts';
import { heldArchive } from './archive.ts';
import { closeRequest, eraseHeld, lockAbout, noteExport, recordRequest } from './commands.ts';
import { countHeld, dataRequestListing, getDataRequest, listAskedErasures } from './queries.ts';

type Params = { schoolId: number; requestId: string };
const editor = (request: ApiRequest) => ({ actorId: ownUserId(request), now: request.clock.now() });

async function named(request: ApiRequest, { schoolId, requestId }: Params): Promise<DataRequestId> {
  return dataRequest(request.database, await administeredSchoolId(request, schoolId), requestId);
}

export function dataRequestRoutes(bind: Bind, parts: readonly Held[], files: FileStore): void {
  const shown = (request: ApiRequest, of: DataRequestId) => getDataRequest(request.database, of, request.clock.now());
  bindList(bind, endpoints.dataRequestsList, async ({ params, query }, request) =>
    dataRequestListing(request.database, await administeredSchoolId(request, params.schoolId), query, request.clock.now()),
  );
  bind(endpoints.listAskedErasures, async ({ params }, request) => ({
    accounts: await listAskedErasures(request.database, await administeredSchoolId(request, params.schoolId)),
  }));
  bind(endpoints.recordDataRequest, async ({ params, body }, request) => {
    const schoolId = await administeredSchoolId(request, params.schoolId);
    const id = await recordRequest(request.database, schoolId, body, editor(request));
    return shown(request, await dataRequest(request.database, schoolId, id));
  });
  bind(endpoints.getDataRequest, async ({ params }, request) => {
    const of = await named(request, params);
    const row = await shown(request, of);
    const held = row.userId === null ? [] : await countHeld(request.database, parts, { schoolId: of.schoolId, userId: row.userId });
    return { ...row, held };
  });
  bind(endpoints.exportDataRequest, async ({ params }, request) => {
    const of = await named(request, params);
    await requireProof(request);
    const { userId } = await lockAbout(request.database, of);
    const now = request.clock.now();
    const archive = await heldArchive({ database: request.database, parts, files }, { schoolId: of.schoolId, userId }, now);
    await noteExport(request.database, of, userId, editor(request));
    request.setHeader('content-disposition', contentDisposition(`data-request-${now.toISOString().slice(0, 10)}.zip`));
    return archive;
  });
  bind(endpoints.eraseDataRequest, async ({ params }, request) => {
    const of = await named(request, params);
    await requireProof(request);
    await eraseHeld(request.database as Parameters<typeof eraseHeld>[0], of, parts, editor(request));
    return shown(request, of);
  });
  bind(endpoints.closeDataRequest, async ({ params, body }, request) => {
    const of = await named(request, params);
    await closeRequest(request.database, of, body, editor(request));
    return shown(request, of);
  });
}
