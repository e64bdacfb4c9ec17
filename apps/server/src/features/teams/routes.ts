import * as administration from '@fairway/contract/teams/administration';
import * as employer from '@fairway/contract/teams/employer';
import * as endpoints from '@fairway/contract/teams/requests';
import type { OrganizationState } from '@fairway/rules/organizations';
import { organizationSegment } from '@fairway/rules/slugs';
import { EMPLOYER_ITEMS, hostOfWebsite } from '@fairway/rules/teams';
import type { TxtLookup } from '../../kernel/domain-proof.ts';
import type { CountAtOrganization } from '../../kernel/feature.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList } from '../../kernel/http/bind-list.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ownUserId, signedIn } from '../identity/access.ts';
import { countMail } from '../identity/request-limits.ts';
import type { IdentityServices } from '../identity/services.ts';
import { type EmployerId, employerId, ownedOrganizationId } from './access.ts';
import { decideClaim } from './administration/commands.ts';
import { claimListing, findClaim } from './administration/queries.ts';
import { keepProof } from './grants/commands.ts';
import * as members from './members/commands.ts';
import { employerListing, findEmployer, listInvitations, listJoinRequests, teamListing } from './members/queries.ts';
import { getWaitingRequest, lookAtDns, proveAddress, sendCode, takeDnsProof } from './proofs/commands.ts';
import { findOrganizationsFor, findOwnAddress, findOwnRequest, listOwnInvitations, listOwnRequests, listProofs } from './queries.ts';
import { askToJoin, foundWithRequest, withdrawRequest } from './requests/commands.ts';

type TeamServices = IdentityServices & { txtLookup: TxtLookup };

export function teamRoutes(bind: Bind, services: TeamServices, waiting: readonly CountAtOrganization[]): void {
  requestRoutes(bind, services);
  employerRoutes(bind, services, waiting);
  memberRoutes(bind, services);
  bindList(bind, administration.claimsList, ({ query }, request) => claimListing(request.database, query));
  bind(administration.getClaim, ({ params }, { database }) => claimOf(database, params.id));
  bind(administration.decideClaim, async ({ params, body }, request) => {
    const by = { actorId: ownUserId(request), now: request.clock.now() };
    await endingSessions(services, (transaction) => decideClaim(transaction, params.id, body, by));
    return claimOf(services.database, params.id);
  });
}

async function claimOf(database: ApiRequest['database'], id: string) {
  const found = await findClaim(database, id);
  if (!found) throw new Problem('not_found');
  return found;
}

/** Runs a change in a transaction; sessions that ended with it are refused at once. */
async function endingSessions(services: TeamServices, run: (transaction: ApiRequest['database']) => Promise<string[]>): Promise<void> {
  for (const id of await services.database.transaction().execute(run)) services.ended.add(id);
}

function requestRoutes(bind: Bind, services: TeamServices): void {
  const askingOf = (request: ApiRequest) => ({ userId: ownUserId(request), now: request.clock.now(), keys: services.keys });
  const requestOf = async (database: ApiRequest['database'], request: ApiRequest, id: string) => {
    const found = await findOwnRequest(database, ownUserId(request), id);
    if (!found) throw new Problem('not_found');
    return found;
  };
  bind(endpoints.findOrganizations, async ({ query }, request) => ({
    organizations: await findOrganizationsFor(request.database, ownUserId(request), query.q),
  }));
  bind(endpoints.listTeamRequests, async (_input, request) => {
    const own = await findOwnAddress(request.database, ownUserId(request));
    return {
      ...{ email: own.email, isEmailProven: own.isProven },
      requests: await listOwnRequests(request.database, ownUserId(request)),
      invitations: await listOwnInvitations(request.database, own, request.clock.now()),
    };
  });
  bind(endpoints.askToJoin, async ({ body }, request) =>
    requestOf(request.database, request, await askToJoin(request.database, askingOf(request), body)),
  );
  bind(endpoints.foundOwn, async ({ body }, request) =>
    requestOf(request.database, request, await foundWithRequest(request.database, askingOf(request), body)),
  );
  bind(endpoints.sendWorkCode, async ({ params, body }, request) => {
    // Whose request it is comes first: an id of nobody's counts nothing.
    await requestOf(services.database, request, params.id);
    await countMail(services, body.email);
    await services.database.transaction().execute((transaction) => sendCode(transaction, askingOf(request), params.id, body.email));
    return requestOf(services.database, request, params.id);
  });
  bind(endpoints.proveWorkAddress, async ({ params, body }, request) => {
    const asking = askingOf(request);
    const isRight = await services.database.transaction().execute((transaction) => proveAddress(transaction, asking, params.id, body.code));
    // Behind the transaction: the try stays counted.
    if (!isRight) throw new Problem('teams.code_wrong', { errors: [{ pointer: '/body/code', code: 'teams.code_wrong' }] });
    return requestOf(services.database, request, params.id);
  });
  bind(endpoints.proveByDns, async ({ params, body }, request) => {
    const asking = askingOf(request);
    const { organizationId } = await getWaitingRequest(services.database, asking.userId, params.id);
    const said = await lookAtDns(services, { organizationId, userId: asking.userId }, body.look);
    if (said.outcome === 'found')
      await services.database.transaction().execute((transaction) => takeDnsProof(transaction, asking, params.id, said.domain));
    return said;
  });
  bind(endpoints.withdrawTeamRequest, async ({ params }, request) => {
    await withdrawRequest(request.database, askingOf(request), params.id);
    return undefined;
  });
  const answering =
    (answer: 'accepted' | 'declined') =>
    async ({ params }: { params: { id: string } }, request: ApiRequest) => {
      await members.answerInvitation(request.database, askingOf(request), params.id, answer);
      return undefined;
    };
  bind(endpoints.acceptTeamInvitation, answering('accepted'));
  bind(endpoints.declineTeamInvitation, answering('declined'));
}

function employerRoutes(bind: Bind, services: TeamServices, waiting: readonly CountAtOrganization[]): void {
  const itemsOf = async ({ database, clock }: ApiRequest, organizationId: EmployerId) => {
    const counts = (await Promise.all(waiting.map((count) => count(database, organizationId, clock.now())))).flat();
    return counts
      .sort((a, b) => EMPLOYER_ITEMS.indexOf(a.item) - EMPLOYER_ITEMS.indexOf(b.item))
      .map(({ item, count, oldestAt }) => ({ item, count, oldestAt: oldestAt?.toISOString() ?? null }));
  };
  bindList(bind, employer.employerOrganizationsList, ({ query }, request) => {
    const { userId, roles } = signedIn(request);
    return employerListing(request.database, { userId, isPlatform: roles.includes('Admin') }, query);
  });
  bind(employer.getEmployerHome, async ({ params }, request) => {
    const organizationId = await employerId(request, params.organizationId);
    const found = await findEmployer(request.database, organizationId);
    return {
      state: found.status as OrganizationState,
      suspensionReason: found.suspension_reason ?? '',
      segment: organizationSegment(organizationId, found.name),
      host: hostOfWebsite(found.link) ?? null,
      proofs: await listProofs(request.database, organizationId),
      items: await itemsOf(request, organizationId),
    };
  });
  bind(employer.proveOwnByDns, async ({ params, body }, request) => {
    const { organizationId, actorId: userId, now } = await editorOf(request, params.organizationId);
    const said = await lookAtDns(services, { organizationId, userId }, body.look);
    if (said.outcome === 'found')
      await services.database
        .transaction()
        .execute((transaction) => keepProof(transaction, { organizationId, method: 'dns', domain: said.domain, userId, now }));
    return said;
  });
  bind(employer.getEmployerWaiting, async ({ params }, request) => ({
    items: await itemsOf(request, await employerId(request, params.organizationId)),
  }));
  bindList(bind, employer.teamList, async ({ params, query }, request) => {
    const reader = { organizationId: await employerId(request, params.organizationId), actorId: ownUserId(request) };
    return teamListing(request.database, reader, query);
  });
  bind(employer.listTeamWaiting, async ({ params }, request) => {
    const organizationId = await employerId(request, params.organizationId);
    return {
      requests: await listJoinRequests(request.database, organizationId),
      invitations: await listInvitations(request.database, organizationId, request.clock.now()),
    };
  });
  bind(employer.inviteToTeam, async ({ params, body }, request) => {
    const editor = await editorOf(request, params.organizationId);
    await countMail(services, body.email);
    const given = { ...body, locale: request.tenant.locale };
    const id = await services.database
      .transaction()
      .execute((transaction) => members.inviteToTeam(transaction, services.keys, editor, given));
    const [sent] = await listInvitations(services.database, editor.organizationId, editor.now, id);
    if (!sent) throw new Problem('not_found');
    return sent;
  });
}

const editorOf = async (request: ApiRequest, organizationId: number) => ({
  organizationId: await ownedOrganizationId(request, organizationId),
  actorId: ownUserId(request),
  now: request.clock.now(),
});

function memberRoutes(bind: Bind, services: TeamServices): void {
  const { database } = services;
  const ending = (run: Parameters<typeof endingSessions>[1]) => endingSessions({ ...services, database }, run);
  bind(employer.changeTeamRole, async ({ params, body }, request) => {
    const editor = await editorOf(request, params.organizationId);
    await ending((transaction) => members.changeTeamRole(transaction, editor, params.userId, body));
    return undefined;
  });
  bind(employer.transferOwnership, async ({ params }, request) => {
    const editor = await editorOf(request, params.organizationId);
    await ending((transaction) => members.transferOwnership(transaction, editor, params.userId));
    return undefined;
  });
  bind(employer.removeFromTeam, async ({ params }, request) => {
    const isOwn = params.userId === ownUserId(request);
    const organizationId = isOwn
      ? await employerId(request, params.organizationId)
      : await ownedOrganizationId(request, params.organizationId);
    const editor = { organizationId, actorId: ownUserId(request), now: request.clock.now() };
    await ending((transaction) => members.removeFromTeam(transaction, editor, params.userId));
    return undefined;
  });
  bind(employer.revokeTeamInvitation, async ({ params }, request) => {
    await members.revokeInvitation(request.database, await editorOf(request, params.organizationId), params.id);
    return undefined;
  });
  bind(employer.decideJoinRequest, async ({ params, body }, request) => {
    await members.decideRequest(request.database, await editorOf(request, params.organizationId), params.id, body);
    return undefined;
  });
}
