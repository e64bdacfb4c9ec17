import * as endpoints from '@fairway/contract/admin-users';
import { csvReply } from '../../../kernel/files/csv-export.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { Call } from '../../../kernel/http/call.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { carryOutDeletion, stopDeletion } from '../../account/administration/commands.ts';
import { requireProof } from '../../identity/access.ts';
import { endPersonSessions, reinstatePerson, resetSecondFactor, unlockPerson } from '../../identity/administration/commands.ts';
import { isLocked } from '../../identity/request-limits.ts';
import type { IdentityServices } from '../../identity/services.ts';
import { leaveView, viewAs } from '../../identity/view-as/commands.ts';
import { platformAdministrator } from '../access.ts';
import { getUserCardView } from './card.ts';
import { giveRole, requireOther, requireUser, suspend, takeRole } from './commands.ts';
import { listUserRows, userBatches, userRowView } from './queries.ts';

export function userAdministrationRoutes(bind: Bind, services: IdentityServices): void {
  const card = (call: Call, userId: string) =>
    getUserCardView({ database: call.database, keys: services.keys, now: call.clock.now() }, platformAdministrator(call), userId);
  const by = (call: Call) => ({ administrator: platformAdministrator(call), now: call.clock.now() });
  const actor = (call: Call) => ({ actorId: platformAdministrator(call).userId, now: call.clock.now() });
  const forget = (sessionIds: readonly string[]) => {
    for (const id of sessionIds) services.ended.add(id);
  };

  bind(endpoints.listUsers, ({ query }, call) => listUserRows(call.database, query, call.clock.now()));
  bind(endpoints.exportUsers, ({ query }, call) =>
    csvReply(call, {
      fileName: `users-${call.clock.now().toISOString().slice(0, 10)}.csv`,
      header: ['User', 'Name', 'E-mail', 'Status', 'Roles', 'Created', 'Erased'],
      batches: userBatches(call.database, query, call.clock.now()),
      line: (row) => {
        const { id, name, email, status, roles, createdAt, deletionDueAt } = userRowView(row);
        return [id, name, email, status, roles.join(' '), createdAt, deletionDueAt];
      },
    }),
  );
  bind(endpoints.getUserCard, ({ params }, call) => card(call, params.id));

  bind(endpoints.grantUserRole, async ({ params, body }, call) => {
    await requireProof(call);
    await requireUser(call.database, params.id);
    await giveRole(call.database, params.id, body, by(call));
    return card(call, params.id);
  });
  bind(endpoints.revokeUserRole, async ({ params }, call) => {
    await requireProof(call);
    forget(await takeRole(call.database, { userId: params.id, roleId: params.roleId }, by(call)));
    return card(call, params.id);
  });
  bind(endpoints.endUserSessions, async ({ params, body }, call) => {
    await requireUser(call.database, params.id);
    forget(await endPersonSessions(call.database, { userId: params.id, sessionId: body.sessionId }, actor(call)));
    return card(call, params.id);
  });
  bind(endpoints.unlockUserAccount, async ({ params }, call) => {
    const person = await requireUser(call.database, params.id);
    if (!(await isLocked(call.database, services.keys, person, call.clock.now()))) throw new Problem('users.not_locked');
    await unlockPerson(call.database, services.keys, person, actor(call));
    return card(call, params.id);
  });
  bind(endpoints.resetUserSecondFactor, async ({ params }, call) => {
    await requireProof(call);
    requireOther(platformAdministrator(call), params.id);
    await requireUser(call.database, params.id);
    forget(await resetSecondFactor(call.database, services.keys, { userId: params.id, tenantId: call.tenant.id }, actor(call)));
    return card(call, params.id);
  });
  bind(endpoints.setUserStatus, async ({ params, body }, call) => {
    await requireProof(call);
    await requireUser(call.database, params.id);
    if (body.status === 'suspended') forget(await suspend(call.database, { userId: params.id, reason: body.reason.trim() }, by(call)));
    else await reinstatePerson(call.database, params.id, actor(call));
    return card(call, params.id);
  });

  bind(endpoints.carryOutDeletion, async ({ params }, call) => {
    await requireProof(call);
    requireOther(platformAdministrator(call), params.id);
    await requireUser(call.database, params.id);
    await carryOutDeletion(call, params.id);
    return card(call, params.id);
  });
  bind(endpoints.stopDeletion, async ({ params }, call) => {
    await requireUser(call.database, params.id);
    await stopDeletion(call, services, params.id);
    return card(call, params.id);
  });

  bind(endpoints.viewAsUser, async ({ params, body }, call) => {
    platformAdministrator(call);
    await requireProof(call);
    return { endsAt: (await viewAs(call, services, { userId: params.id, reason: body.reason.trim() })).toISOString() };
  });
  bind(endpoints.leaveViewAs, (_input, call) => leaveView(call, services));
}
