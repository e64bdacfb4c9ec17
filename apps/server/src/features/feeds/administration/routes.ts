import * as endpoints from '@fairway/contract/feeds/endpoints';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { getFeedView, getReportView } from './card.ts';
import { addFeed, changeFeed, confirmFeed, deleteFeed, runFeed, setFeedState } from './commands.ts';
import { feedListing } from './queries.ts';
import { runListing } from './runs.ts';

export function feedAdministrationRoutes(bind: Bind): void {
  const card = (request: ApiRequest, id: number) => getFeedView(request.database, id, request.clock.now());

  bindList(bind, endpoints.importFeedsList, ({ query }, request) => feedListing(request.database, query));
  bind(endpoints.getImportFeed, ({ params }, request) => card(request, params.id));
  bindList(bind, endpoints.feedRunsList, ({ params, query }, request) => runListing(request.database, params.id, query));
  bind(endpoints.getImportReport, ({ params }, request) => getReportView(request.database, params.id, params.runId));

  bind(endpoints.addImportFeed, async ({ body }, request) => card(request, await addFeed(request.database, body, by(request))));
  bind(endpoints.changeImportFeed, async ({ params, body }, request) => {
    await changeFeed(request.database, params.id, body, by(request));
    return card(request, params.id);
  });
  bind(endpoints.setImportFeedState, async ({ params, body }, request) => {
    await setFeedState(request.database, params.id, body.enabled, by(request));
    return card(request, params.id);
  });
  bind(endpoints.runImportFeed, async ({ params }, request) => {
    await runFeed(request.database, params.id, by(request));
    return card(request, params.id);
  });
  bind(endpoints.confirmImportFeed, async ({ params }, request) => {
    await confirmFeed(request.database, params.id, by(request));
    return card(request, params.id);
  });
  bind(endpoints.deleteImportFeed, async ({ params }, request) => {
    await deleteFeed(request.database, params.id, by(request));
    return undefined;
  });
}

function by(request: ApiRequest) {
  if (request.actor.kind !== 'user') throw new Problem('unauthenticated');
  return { actorId: request.actor.userId, now: request.clock.now() };
}
