import * as endpoints from '@fairway/contract/administration/merging';
import type { PersonMergeHook } from '../../../../kernel/feature.ts';
import type { Bind } from '../../../../kernel/http/bind.ts';
import type { ApiRequest } from '../../../../kernel/http/request.ts';
import { mergeAccounts, undoMerge } from '../../../account/merging/commands.ts';
import { requireProof } from '../../../identity/access.ts';
import type { IdentityServices } from '../../../identity/services.ts';
import { platformAdministrator } from '../../access.ts';
import { getUserCardView } from '../card.ts';
import { requireOther, requireUser } from '../commands.ts';
import { getMergePreview } from './queries.ts';

export function userMergeRoutes(bind: Bind, services: IdentityServices & { merges: readonly PersonMergeHook[] }): void {
  const { merges, keys } = services;
  const by = (request: ApiRequest) => ({
    actorId: platformAdministrator(request).userId,
    now: request.clock.now(),
    keys,
    tenantId: request.tenant.id,
  });
  const card = (request: ApiRequest, userId: string) =>
    getUserCardView({ database: request.database, keys, now: request.clock.now() }, platformAdministrator(request), userId);

  bind(endpoints.previewUserMerge, ({ params, query }, request) =>
    getMergePreview(request.database, platformAdministrator(request), merges, { sourceId: query.other, targetId: params.id }),
  );
  bind(endpoints.mergeUser, async ({ params, body }, request) => {
    await requireProof(request);
    requireOther(platformAdministrator(request), params.id);
    requireOther(platformAdministrator(request), body.otherId);
    const ended = await mergeAccounts(
      request.database,
      merges,
      { sourceId: body.otherId.toLowerCase(), targetId: params.id.toLowerCase(), mark: body.mark },
      by(request),
    );
    for (const id of ended) services.ended.add(id);
    return card(request, params.id);
  });
  bind(endpoints.undoUserMerge, async ({ params }, request) => {
    await requireProof(request);
    await requireUser(request.database, params.id);
    await undoMerge(request.database, merges, params.id.toLowerCase(), by(request));
    return card(request, params.id);
  });
}
