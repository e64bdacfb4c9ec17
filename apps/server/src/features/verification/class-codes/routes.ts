// Class codes: the staff's desk, and the candidate who types one.
import * as contract from '@fairway/contract/verification/class-codes';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { type ManagedSchoolId, managedSchoolId } from '../../schools/access.ts';
import type { MethodServices } from '../proofs/services.ts';
import { endClassCode, redeemClassCode, startClassCode } from './commands.ts';
import { getClassCodeRow, listClassCodeRows, listClassCodeUses } from './queries.ts';
import { classCodeView, shownCodeView } from './views.ts';

export function classCodeRoutes(bind: Bind, services: MethodServices): void {
  const shown = async (request: ApiRequest, schoolId: ManagedSchoolId, id: string) => {
    const row = await getClassCodeRow(request.database, schoolId, id);
    // At the address that staff came by: students of the school know it.
    const { protocol, host } = request.fastify;
    const address = new URL(`/${request.tenant.locale}/profile`, `${protocol}://${host}`).href;
    const how = { keys: services.keys, schoolId, address, now: request.clock.now() };
    return shownCodeView(row, await listClassCodeUses(request.database, id), how);
  };
  bind(contract.listClassCodes, async ({ params }, request) => {
    const schoolId = await managedSchoolId(request, params.schoolId);
    const now = request.clock.now();
    return { codes: (await listClassCodeRows(request.database, schoolId, now)).map((row) => classCodeView(row, now)) };
  });
  bind(contract.startClassCode, async ({ params, body }, request) => {
    const schoolId = await managedSchoolId(request, params.schoolId);
    return shown(request, schoolId, await startClassCode(request, services, schoolId, body));
  });
  bind(contract.getClassCode, async ({ params }, request) => shown(request, await managedSchoolId(request, params.schoolId), params.id));
  bind(contract.endClassCode, async ({ params }, request) => {
    const schoolId = await managedSchoolId(request, params.schoolId);
    await endClassCode(request, schoolId, params.id);
    return classCodeView(await getClassCodeRow(request.database, schoolId, params.id), request.clock.now());
  });
  bind(contract.redeemClassCode, ({ body }, request) => redeemClassCode(request, services, body));
}
