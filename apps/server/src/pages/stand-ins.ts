// Documents whose page stands as it is rendered: in place of the page's own module they are sent a small one, which asks for it when it is
// needed (apps/web/src/lib/stand-in.ts).
import { PAGES } from '@fairway/contract/pages';
import type { AssetRoute } from './web-build.ts';

/** Ids of routes that no address leads to: behind the popup that asks to sign in, and where a link only goes on. */
export type StandIn = 'standing' | 'going-on';

const PAGES_OF: Readonly<Record<StandIn, ReadonlySet<string>>> = {
  standing: new Set(PAGES.flatMap(({ id, rendered }) => (rendered ? [id] : []))),
  'going-on': new Set(['redirect']),
};

export const STAND_IN_IDS: ReadonlySet<string> = new Set(Object.keys(PAGES_OF));

/** What a document with this address may be sent. */
export function standInOf({ pathname, searchParams: query }: URL): StandIn | undefined {
  if (query.get('login')) return 'standing';
  const has = (name: string) => query.has(name);
  const goesOn = pathname.endsWith('/redirect') && ['returnUrl', 'to'].some(has) && !['code', 'error', 'next'].some(has);
  return goesOn ? 'going-on' : undefined;
}

/** The `routes` of a document: those of the pages that may stand load the module that stands in, which reads in its address for whom. Their styles stay. */
export function withStandIn(
  standIn: StandIn,
  routes: Readonly<Record<string, AssetRoute>>,
  all: Readonly<Record<string, AssetRoute>>,
): Record<string, AssetRoute> {
  const { module, imports = [] } = all[standIn] ?? {};
  if (module === undefined) return { ...routes };
  const standing = ([id, route]: [string, AssetRoute]): [string, AssetRoute] =>
    PAGES_OF[standIn].has(id) ? [id, { ...route, module: `${module}?${id}`, imports }] : [id, route];
  return Object.fromEntries(Object.entries(routes).map(standing));
}
