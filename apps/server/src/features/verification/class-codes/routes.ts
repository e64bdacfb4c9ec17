// Class codes: the staff's desk, and the candidate who types one.
import * as contract from '@fairway/contract/class-codes';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { Call } from '../../../kernel/http/call.ts';
import { type ManagedSchoolId, managedSchoolId } from '../../schools/access.ts';
import type { MethodServices } from '../proofs/services.ts';
import { endClassCode, redeemClassCode, startClassCode } from './commands.ts';
import { getClassCodeRow, listClassCodeRows, listClassCodeUses } from './queries.ts';
import { classCodeView, shownCodeView } from './views.ts';

export function classCodeRoutes(bind: Bind, services: MethodServices): void {
  const shown = async (call: Call, schoolId: ManagedSchoolId, id: string) => {
    const row = await getClassCodeRow(call.database, schoolId, id);
    // At the address that staff came by: students of the school know it.
    const { protocol, host } = call.request;
    const address = new URL(`/${call.tenant.locale}/profile`, `${protocol}://${host}`).href;
    const how = { keys: services.keys, schoolId, address, now: call.clock.now() };
    return shownCodeView(row, await listClassCodeUses(call.database, id), how);
  };
  bind(contract.listClassCodes, async ({ params }, call) => {
    const schoolId = await managedSchoolId(call, params.schoolId);
    const now = call.clock.now();
    return { codes: (await listClassCodeRows(call.database, schoolId, now)).map((row) => classCodeView(row, now)) };
  });
  bind(contract.startClassCode, async ({ params, body }, call) => {
    const schoolId = await managedSchoolId(call, params.schoolId);
    return shown(call, schoolId, await startClassCode(call, services, schoolId, body));
  });
  bind(contract.getClassCode, async ({ params }, call) => shown(call, await managedSchoolId(call, params.schoolId), params.id));
  bind(contract.endClassCode, async ({ params }, call) => {
    const schoolId = await managedSchoolId(call, params.schoolId);
    await endClassCode(call, schoolId, params.id);
    return classCodeView(await getClassCodeRow(call.database, schoolId, params.id), call.clock.now());
  });
  bind(contract.redeemClassCode, ({ body }, call) => redeemClassCode(call, services, body));
}
