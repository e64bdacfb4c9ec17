import * as endpoints from '@fairway/contract/school-staff';
import type { Bind } from '../../kernel/http/bind.ts';
import type { Call } from '../../kernel/http/call.ts';
import { ownUserId } from '../identity/access.ts';
import type { IdentityServices } from '../identity/services.ts';
import { administeredSchoolId, managedSchoolId, managedSchools } from '../schools/access.ts';
import { changeRole, removeFromStaff, type StaffEditor } from './accounts/commands.ts';
import { inviteColleague, resendInvitation } from './accounts/inviting.ts';
import { listStaff } from './accounts/queries.ts';

export function staffRoutes(bind: Bind, services: IdentityServices): void {
  /** Runs a change for a school's administrator and gives the staff after it; sessions that ended are refused at once. */
  const change = async (call: Call, schoolId: number, run: (editor: StaffEditor) => Promise<string[] | undefined>) => {
    const editor = { schoolId: await administeredSchoolId(call, schoolId), actorId: ownUserId(call), now: call.clock.now() };
    for (const id of (await run(editor)) ?? []) services.ended.add(id);
    return { staff: await listStaff(services.database, editor.schoolId, editor.actorId, editor.now), can: { edit: true } };
  };
  const inTransaction = <T>(run: (transaction: Call['database']) => Promise<T>) => services.database.transaction().execute(run);

  bind(endpoints.listStaff, async ({ params }, call) => {
    const schools = managedSchools(call);
    const schoolId = await managedSchoolId(call, params.schoolId);
    return {
      staff: await listStaff(call.database, schoolId, ownUserId(call), call.clock.now()),
      can: { edit: schools === 'all' || schools.administered.includes(schoolId) },
    };
  });
  bind(endpoints.inviteStaff, ({ params, body }, call) =>
    change(call, params.schoolId, async (editor) => {
      await inviteColleague(call, services, editor, body);
      return undefined;
    }),
  );
  bind(endpoints.resendStaffInvitation, ({ params }, call) =>
    change(call, params.schoolId, async (editor) => {
      await resendInvitation(call, services, editor, params.userId);
      return undefined;
    }),
  );
  bind(endpoints.changeStaffRole, ({ params, body }, call) =>
    change(call, params.schoolId, (editor) => inTransaction((transaction) => changeRole(transaction, editor, params.userId, body))),
  );
  bind(endpoints.removeStaff, ({ params }, call) =>
    change(call, params.schoolId, (editor) => inTransaction((transaction) => removeFromStaff(transaction, editor, params.userId))),
  );
}
