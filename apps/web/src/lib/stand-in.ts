// A module that the server sends in place of a page's own, which stays away until it is asked for (apps/server/src/pages/page-tree.ts). Its address
// names the page. Until that has come, the router knows of no other module, and the document says of itself what the server wrote.

import type { ComponentType } from 'react';
import { preloadModule } from 'react-dom';
import type { ClientLoaderFunction, MetaDescriptor } from 'react-router';
import type { PublicPage } from './page.ts';

type PageModule = {
  default: ComponentType;
  handle?: PublicPage;
  clientLoader?: ClientLoaderFunction;
  meta?: (tools: unknown) => MetaDescriptor[];
};
type Route = { module: string; imports: string[]; hasLoader?: boolean };
type RouterWindow = typeof globalThis & {
  __reactRouterManifest: { routes: Record<string, Route> };
  __reactRouterRouteModules: Record<string, unknown>;
};

export type StandIn = {
  /** The page's own module, once it is asked for and has come. */
  page: Promise<PageModule>;
  ask: () => Promise<PageModule>;
  /** For the exports of the same names. */
  clientLoader: ClientLoaderFunction;
  meta: (tools: unknown) => MetaDescriptor[];
};

/** `address`: of the module that stands in, `import.meta.url`. */
export function standIn(address: string): StandIn {
  let known: PageModule | undefined;
  let ask = () => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const { pathname, search } = new URL(address);
  const id = search.slice(1);
  const { __reactRouterManifest: list } = globalThis as Partial<RouterWindow>;
  const route = list?.routes[id];
  const own = { ...route } as Route;
  // A document preloads what its page's route imports.
  if (route) Object.assign(route, { module: pathname + search, imports: [] });
  const page = asked.then(async () => {
    if (route) Object.assign(route, own);
    for (const href of own.imports) preloadModule(href);
    const come = await (import(/* @vite-ignore */ own.module) as Promise<PageModule>).catch(loadAnew);
    await come.handle?.parts?.();
    known = come;
    (globalThis as RouterWindow).__reactRouterRouteModules[id] = come;
    return come;
  });
  const askOnce = () => {
    ask();
    return page;
  };
  const written = typeof document === 'undefined' ? [] : [...document.head.querySelectorAll(WRITTEN)].map(asDescriptor);
  return {
    page,
    ask: askOnce,
    // A page without one must not seem to wait for it.
    clientLoader: (route?.hasLoader ? async (tools) => (await askOnce()).clientLoader?.(tools) : undefined) as ClientLoaderFunction,
    meta: (tools) => (known ? (known.meta?.(tools) ?? []) : written),
  };
}

/** As the router does where the module of a page is gone: another build is served by now. */
function loadAnew(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}

/** What lib/seo.ts writes. */
const WRITTEN = 'title, [rel=canonical], [rel=alternate], [property], meta[name]:not([name=viewport]), script[type$=json]';

function asDescriptor(element: Element): MetaDescriptor {
  const text = element.textContent ?? '';
  if (element.localName === 'title') return { title: text };
  if (element.localName === 'script') return { 'script:ld+json': JSON.parse(text) };
  const told = Object.fromEntries([...element.attributes].map(({ name, value }) => [name === 'hreflang' ? 'hrefLang' : name, value]));
  return element.localName === 'link' ? { tagName: 'link', ...told } : told;
}
