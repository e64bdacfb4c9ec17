import * as endpoints from '@fairway/contract/school-staff';
import { fullName } from '@fairway/rules/names';
import { csvReply } from '../../kernel/files/csv-export.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import type { Call } from '../../kernel/http/call.ts';
import { ownUserId } from '../identity/access.ts';
import type { IdentityServices } from '../identity/services.ts';
import { administeredSchoolId, managedSchoolId } from '../schools/access.ts';
import { changeRole, removeFromStaff, type StaffEditor } from './accounts/commands.ts';
import { inviteColleague, resendInvitation } from './accounts/inviting.ts';
import { getStaffMember, listStaffRows, type StaffReader, staffBatches } from './accounts/queries.ts';

const HEADER = ['name', 'email', 'role', 'state', 'since'];

export function staffRoutes(bind: Bind, services: IdentityServices): void {
  const readerOf = async (call: Call, schoolId: number): Promise<StaffReader> => ({
    schoolId: await managedSchoolId(call, schoolId),
    actorId: ownUserId(call),
    now: call.clock.now(),
  });
  const editorOf = async (call: Call, schoolId: number): Promise<StaffEditor> => ({
    schoolId: await administeredSchoolId(call, schoolId),
    actorId: ownUserId(call),
    now: call.clock.now(),
  });
  /** Runs a change in a transaction; sessions that ended with it are refused at once. */
  const ending = async (run: (transaction: Call['database']) => Promise<string[]>) => {
    for (const id of await services.database.transaction().execute(run)) services.ended.add(id);
  };

  bind(endpoints.listStaff, async ({ params, query }, call) => listStaffRows(call.database, await readerOf(call, params.schoolId), query));
  bind(endpoints.exportStaff, async ({ params, query }, call) =>
    csvReply(call, {
      fileName: `staff-${call.clock.now().toISOString().slice(0, 10)}.csv`,
      header: HEADER,
      batches: staffBatches(call.database, await readerOf(call, params.schoolId), query),
      line: ({ firstName, lastName, email, role, state, grantedAt }) => [fullName(firstName, lastName), email, role, state, grantedAt],
    }),
  );
  bind(endpoints.inviteStaff, async ({ params, body }, call) => {
    const editor = await editorOf(call, params.schoolId);
    return getStaffMember(services.database, editor, await inviteColleague(call, services, editor, body));
  });
  bind(endpoints.resendStaffInvitation, async ({ params }, call) => {
    const editor = await editorOf(call, params.schoolId);
    await resendInvitation(call, services, editor, params.userId);
    return getStaffMember(services.database, editor, params.userId);
  });
  bind(endpoints.changeStaffRole, async ({ params, body }, call) => {
    const editor = await editorOf(call, params.schoolId);
    await ending((transaction) => changeRole(transaction, editor, params.userId, body));
    return getStaffMember(services.database, editor, params.userId);
  });
  bind(endpoints.removeStaff, async ({ params }, call) => {
    const editor = await editorOf(call, params.schoolId);
    await ending((transaction) => removeFromStaff(transaction, editor, params.userId));
    return undefined;
  });
}
