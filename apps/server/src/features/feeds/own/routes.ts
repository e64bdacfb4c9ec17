import * as endpoints from '@fairway/contract/feeds/own';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { ownUserId } from '../../identity/access.ts';
import { managedOrganizationId } from '../../teams/access.ts';
import { getFeedView, getReportView } from '../administration/card.ts';
import { addOwnFeed, changeFeed, confirmFeed, deleteFeed, runFeed, setFeedState } from '../administration/commands.ts';
import { ownFeedListing } from '../administration/queries.ts';
import { runListing } from '../administration/runs.ts';
import { feedingOrganizationId, ownFeedId, readableFeedId } from './access.ts';

export function ownFeedRoutes(bind: Bind): void {
  const card = (request: ApiRequest, id: number) => getFeedView(request.database, id, request.clock.now());
  const by = (request: ApiRequest) => ({ actorId: ownUserId(request), now: request.clock.now() });

  bindList(bind, endpoints.ownFeedsList, async ({ params, query }, request) =>
    ownFeedListing(request.database, await managedOrganizationId(request, params.organizationId), query),
  );
  bind(endpoints.getOwnFeed, async ({ params }, request) => card(request, await ownFeedId(request, params)));
  bindList(bind, endpoints.ownFeedRunsList, async ({ params, query }, request) =>
    runListing(request.database, await ownFeedId(request, params), query),
  );
  bind(endpoints.getOwnFeedReport, async ({ params }, request) =>
    getReportView(request.database, await ownFeedId(request, params), params.runId),
  );

  bind(endpoints.addOwnFeed, async ({ params, body }, request) => {
    const organizationId = await feedingOrganizationId(request, params.organizationId);
    return card(request, await addOwnFeed(request.database, organizationId, body, by(request)));
  });
  bind(endpoints.changeOwnFeed, async ({ params, body }, request) => {
    const id = await ownFeedId(request, params);
    await changeFeed(request.database, id, { ...body, company: null, newCompanies: 'active' }, by(request));
    return card(request, id);
  });
  bind(endpoints.setOwnFeedState, async ({ params, body }, request) => {
    const id = await ownFeedId(request, params);
    await setFeedState(request.database, id, body.enabled, by(request));
    return card(request, id);
  });
  bind(endpoints.runOwnFeed, async ({ params }, request) => {
    const id = await readableFeedId(request, params);
    await runFeed(request.database, id, by(request));
    return card(request, id);
  });
  bind(endpoints.confirmOwnFeed, async ({ params }, request) => {
    const id = await readableFeedId(request, params);
    await confirmFeed(request.database, id, by(request));
    return card(request, id);
  });
  bind(endpoints.removeOwnFeed, async ({ params }, request) => {
    await deleteFeed(request.database, await ownFeedId(request, params), by(request));
    return undefined;
  });
}
