// The routes of the web, built from the contract's route table: every page that has a module, under /:locale. Pages that need a
// user lie inside the gate. What exists for a tenant is decided per request by the server (apps/server/src/pages), which prunes
// this tree by page id; so a route id here is always the page's id.
import { PAGES, type Page } from '@fairway/contract/pages';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

function pageRoute(page: Page): RouteConfigEntry {
  return route(page.path.slice(1), `features/${page.module}`, { id: page.id });
}

const built = PAGES.filter((page) => page.module !== undefined);
const gated = built.filter((page) => page.access === 'user');

export default [
  route(':locale', 'shell/frame.tsx', { id: 'frame' }, [
    index('shell/not-found.page.tsx', { id: 'not-found-root' }),
    ...built.filter((page) => page.access === 'public').map(pageRoute),
    ...(gated.length > 0 ? [layout('shell/gate.tsx', { id: 'gate' }, gated.map(pageRoute))] : []),
    route('*', 'shell/not-found.page.tsx', { id: 'not-found' }),
  ]),
] satisfies RouteConfig;
