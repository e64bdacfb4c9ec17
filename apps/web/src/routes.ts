// The routes of the web, built from the contract's route table: every page that has a module, under /:locale. Pages that need a
// user lie inside the gate, those of the consoles inside gates of their own. What exists for a tenant is decided per request by the server (apps/server/src/pages), which prunes
// this tree by page id; so a route id here is always the page's id.
import { PAGES, type Page, type PageAccess } from '@fairway/contract/pages';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

function pageRoute(page: Page): RouteConfigEntry {
  return route(page.path.slice(1), `features/${page.module}`, { id: page.id });
}

const built = PAGES.filter((page) => page.module !== undefined);
const GATES: readonly { access: PageAccess; id: string; module: string }[] = [
  { access: 'user', id: 'gate', module: 'shell/gate.tsx' },
  { access: 'schoolStaff', id: 'staff-gate', module: 'shell/console/staff-gate.tsx' },
  { access: 'platformAdmin', id: 'admin-gate', module: 'shell/console/admin-gate.tsx' },
];

/** The gate around the pages of an access; none where there is no page. */
function gateRoutes({ access, id, module }: (typeof GATES)[number]): RouteConfigEntry[] {
  const pages = built.filter((page) => page.access === access);
  return pages.length > 0 ? [layout(module, { id }, pages.map(pageRoute))] : [];
}

export default [
  route(':locale', 'shell/frame.tsx', { id: 'frame' }, [
    index('shell/not-found.page.tsx', { id: 'not-found-root' }),
    ...built.filter((page) => page.access === 'public').map(pageRoute),
    ...GATES.flatMap(gateRoutes),
    route('*', 'shell/not-found.page.tsx', { id: 'not-found' }),
  ]),
] satisfies RouteConfig;
