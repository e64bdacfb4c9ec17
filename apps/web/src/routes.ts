// The routes of the web, built from the contract's route table: every page that has a module, under /:locale. Pages that need a
// user lie inside the gate, those of the consoles inside gates of their own. What exists for a tenant is decided per request by the server (apps/server/src/pages), which prunes
// this tree by page id; so a route id here is always the page's id.
import { PAGES, type Page, type PageAccess } from '@fairway/contract/pages';
import { CONSOLES } from '@fairway/rules/access';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

function pageRoute(page: Page): RouteConfigEntry {
  if (page.path === '/') return index(`features/${page.module}`, { id: page.id });
  return route(page.path.slice(1), `features/${page.module}`, { id: page.id });
}

const built = PAGES.filter((page) => page.module !== undefined);
/** `rest`: what is no page below a console is said inside it. */
type Gate = { access: readonly PageAccess[]; id: string; module: string; rest?: RouteConfigEntry };
const GATES: readonly Gate[] = [
  { access: ['user', 'candidate'], id: 'gate', module: 'shell/gate.tsx' },
  ...CONSOLES.map(({ area, access }) => ({
    access: [access],
    id: `${area}-gate`,
    module: 'shell/console/gate.tsx',
    rest: route(`${area}/*`, 'shell/console/missing.page.tsx', { id: `${area}-missing` }),
  })),
];

/** The gate around the pages of an access; none where there is no page. */
function gateRoutes({ access, id, module, rest }: Gate): RouteConfigEntry[] {
  const pages = built.filter((page) => access.includes(page.access)).map(pageRoute);
  return pages.length > 0 ? [layout(module, { id }, rest ? [...pages, rest] : pages)] : [];
}

/** Stand in for a page's own module in some documents, by their ids (apps/server/src/pages/page-tree.ts). No address leads to them. */
const STAND_INS = [
  route('standing', 'shell/standing.page.tsx', { id: 'standing' }),
  route('going-on', 'features/identity/going-on.page.tsx', { id: 'going-on' }),
];

export default [
  route(':locale', 'shell/frame.tsx', { id: 'frame' }, [
    ...built.filter((page) => page.access === 'public').map(pageRoute),
    // Behind the landing page, which a tenant may do without.
    index('shell/not-found.page.tsx', { id: 'not-found-root' }),
    ...GATES.flatMap(gateRoutes),
    route('*', 'shell/not-found.page.tsx', { id: 'not-found' }),
  ]),
  ...STAND_INS,
] satisfies RouteConfig;
