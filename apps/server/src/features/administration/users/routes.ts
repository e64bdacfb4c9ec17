import * as endpoints from '@fairway/contract/administration/users';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { carryOutDeletion, stopDeletion } from '../../account/administration/commands.ts';
import { requireProof } from '../../identity/access.ts';
import { endPersonSessions, reinstatePerson, resetSecondFactor, unlockPerson } from '../../identity/administration/commands.ts';
import { isLocked } from '../../identity/request-limits.ts';
import type { IdentityServices } from '../../identity/services.ts';
import { leaveView, viewAs } from '../../identity/view-as/commands.ts';
import { platformAdministrator } from '../access.ts';
import { getUserCardView } from './card.ts';
import { giveRole, requireOther, requireUser, suspend, takeRole } from './commands.ts';
import { userListing } from './queries.ts';

export function userAdministrationRoutes(bind: Bind, services: IdentityServices): void {
  const card = (request: ApiRequest, userId: string) =>
    getUserCardView({ database: request.database, keys: services.keys, now: request.clock.now() }, platformAdministrator(request), userId);
  const by = (request: ApiRequest) => ({ administrator: platformAdministrator(request), now: request.clock.now() });
  const actor = (request: ApiRequest) => ({ actorId: platformAdministrator(request).userId, now: request.clock.now() });
  const forget = (sessionIds: readonly string[]) => {
    for (const id of sessionIds) services.ended.add(id);
  };

  bindList(bind, endpoints.usersList, ({ query }, request) => userListing(request.database, query, request.clock.now()));
  bind(endpoints.getUserCard, ({ params }, request) => card(request, params.id));

  bind(endpoints.grantUserRole, async ({ params, body }, request) => {
    await requireProof(request);
    await requireUser(request.database, params.id);
    await giveRole(request.database, params.id, body, by(request));
    return card(request, params.id);
  });
  bind(endpoints.revokeUserRole, async ({ params }, request) => {
    await requireProof(request);
    forget(await takeRole(request.database, { userId: params.id, roleId: params.roleId }, by(request)));
    return card(request, params.id);
  });
  bind(endpoints.endUserSessions, async ({ params, body }, request) => {
    await requireUser(request.database, params.id);
    forget(await endPersonSessions(request.database, { userId: params.id, sessionId: body.sessionId }, actor(request)));
    return card(request, params.id);
  });
  bind(endpoints.unlockUserAccount, async ({ params }, request) => {
    const person = await requireUser(request.database, params.id);
    if (!(await isLocked(request.database, services.keys, person, request.clock.now()))) throw new Problem('users.not_locked');
    await unlockPerson(request.database, services.keys, person, actor(request));
    return card(request, params.id);
  });
  bind(endpoints.resetUserSecondFactor, async ({ params }, request) => {
    await requireProof(request);
    requireOther(platformAdministrator(request), params.id);
    await requireUser(request.database, params.id);
    forget(await resetSecondFactor(request.database, services.keys, { userId: params.id, tenantId: request.tenant.id }, actor(request)));
    return card(request, params.id);
  });
  bind(endpoints.setUserStatus, async ({ params, body }, request) => {
    await requireProof(request);
    await requireUser(request.database, params.id);
    if (body.status === 'suspended')
      forget(await suspend(request.database, { userId: params.id, reason: body.reason.trim() }, by(request)));
    else await reinstatePerson(request.database, params.id, actor(request));
    return card(request, params.id);
  });

  bind(endpoints.carryOutDeletion, async ({ params }, request) => {
    await requireProof(request);
    requireOther(platformAdministrator(request), params.id);
    await requireUser(request.database, params.id);
    await carryOutDeletion(request, params.id);
    return card(request, params.id);
  });
  bind(endpoints.stopDeletion, async ({ params }, request) => {
    await requireUser(request.database, params.id);
    await stopDeletion(request, services, params.id);
    return card(request, params.id);
  });

  bind(endpoints.viewAsUser, async ({ params, body }, request) => {
    platformAdministrator(request);
    await requireProof(request);
    return { endsAt: (await viewAs(request, services, { userId: params.id, reason: body.reason.trim() })).toISOString() };
  });
  bind(endpoints.leaveViewAs, (_input, request) => leaveView(request, services));
}
