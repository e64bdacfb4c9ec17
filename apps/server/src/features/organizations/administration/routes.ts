import * as endpoints from '@fairway/contract/organizations/administration';
import type { MergeHook } from '../../../kernel/feature.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { getOrganizationView } from './card.ts';
import { setParent, setShown, setState } from './commands.ts';
import { mergeOrganizations, previewMerge } from './merging.ts';
import { organizationListing } from './queries.ts';

export function organizationAdministrationRoutes(bind: Bind, { merges }: { merges: readonly MergeHook[] }): void {
  const card = (request: ApiRequest, id: number) => getOrganizationView(request.database, id, request.clock.now());

  bindList(bind, endpoints.organizationsList, ({ query }, request) => organizationListing(request.database, query, request.clock.now()));
  bind(endpoints.getOrganization, ({ params }, request) => card(request, params.id));
  bind(endpoints.setOrganizationState, async ({ params, body }, request) => {
    await setState(request.database, params.id, body, by(request));
    return card(request, params.id);
  });
  bind(endpoints.setOrganizationParent, async ({ params, body }, request) => {
    await setParent(request.database, params.id, body.parentId, by(request));
    return card(request, params.id);
  });
  bind(endpoints.setOrganizationShown, async ({ params, body }, request) => {
    await setShown(request.database, params.id, body, by(request));
    return card(request, params.id);
  });
  bind(endpoints.previewOrganizationMerge, ({ params, query }, request) =>
    previewMerge(request.database, { sourceId: params.id, targetId: query.into }, request.clock.now()),
  );
  bind(endpoints.mergeOrganization, async ({ params, body }, request) => {
    await mergeOrganizations(request.database, { sourceId: params.id, targetId: body.into }, by(request), merges);
    return card(request, body.into);
  });
}

function by(request: ApiRequest) {
  if (request.actor.kind !== 'user') throw new Problem('unauthenticated');
  return { actorId: request.actor.userId, now: request.clock.now() };
}
