import { platformSavedViews, schoolSavedViews } from '@fairway/contract/saved-views/endpoints';
import type { Bind } from '../../kernel/http/bind.ts';
import { viewKeeper } from './access.ts';
import { addSavedView, changeSavedView, removeSavedView } from './commands.ts';
import { listSavedViews, savedViewOf } from './queries.ts';

export function savedViewRoutes(bind: Bind): void {
  routesOf(bind, schoolSavedViews);
  routesOf(bind, platformSavedViews);
}

function routesOf(bind: Bind, endpoints: typeof schoolSavedViews | typeof platformSavedViews): void {
  bind(endpoints.all, async ({ params, query }, request) => ({
    views: await listSavedViews(request.database, await viewKeeper(request, params), query.list),
  }));
  bind(endpoints.add, async ({ params, body }, request) => {
    const keeper = await viewKeeper(request, params);
    return savedViewOf(await addSavedView(request.database, keeper, body, request.clock.now()), keeper);
  });
  bind(endpoints.change, async ({ params, body }, request) => {
    const keeper = await viewKeeper(request, params);
    return savedViewOf(await changeSavedView(request.database, keeper, params.id, body), keeper);
  });
  bind(endpoints.remove, async ({ params }, request) => {
    await removeSavedView(request.database, await viewKeeper(request, params), params.id);
    return undefined;
  });
}
