import * as endpoints from '@fairway/contract/staff/endpoints';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList } from '../../kernel/http/bind-list.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ownUserId } from '../identity/access.ts';
import type { IdentityServices } from '../identity/services.ts';
import { administeredSchoolId, managedSchoolId } from '../schools/access.ts';
import { changeRole, removeFromStaff, type StaffEditor } from './accounts/commands.ts';
import { inviteColleague, resendInvitation } from './accounts/inviting.ts';
import { getStaffMember, type StaffReader, staffListing } from './accounts/queries.ts';

export function staffRoutes(bind: Bind, services: IdentityServices): void {
  const readerOf = async (request: ApiRequest, schoolId: number): Promise<StaffReader> => ({
    schoolId: await managedSchoolId(request, schoolId),
    actorId: ownUserId(request),
    now: request.clock.now(),
  });
  const editorOf = async (request: ApiRequest, schoolId: number): Promise<StaffEditor> => ({
    schoolId: await administeredSchoolId(request, schoolId),
    actorId: ownUserId(request),
    now: request.clock.now(),
  });
  /** Runs a change in a transaction; sessions that ended with it are refused at once. */
  const ending = async (run: (transaction: ApiRequest['database']) => Promise<string[]>) => {
    for (const id of await services.database.transaction().execute(run)) services.ended.add(id);
  };

  bindList(bind, endpoints.staffList, async ({ params, query }, request) =>
    staffListing(request.database, await readerOf(request, params.schoolId), query),
  );
  bind(endpoints.inviteStaff, async ({ params, body }, request) => {
    const editor = await editorOf(request, params.schoolId);
    return getStaffMember(services.database, editor, await inviteColleague(request, services, editor, body));
  });
  bind(endpoints.resendStaffInvitation, async ({ params }, request) => {
    const editor = await editorOf(request, params.schoolId);
    await resendInvitation(request, services, editor, params.userId);
    return getStaffMember(services.database, editor, params.userId);
  });
  bind(endpoints.changeStaffRole, async ({ params, body }, request) => {
    const editor = await editorOf(request, params.schoolId);
    await ending((transaction) => changeRole(transaction, editor, params.userId, body));
    return getStaffMember(services.database, editor, params.userId);
  });
  bind(endpoints.removeStaff, async ({ params, query }, request) => {
    const editor = await editorOf(request, params.schoolId);
    await ending((transaction) => removeFromStaff(transaction, editor, params.userId, query.handTo));
    return undefined;
  });
}
