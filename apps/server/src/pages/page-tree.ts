// The routes that exist for one set of switches. The full build is pruned by page id, on the server and in the list of routes that
// the browser gets, so a page that is switched off is a 404 by address and by link alike. One tree a set of pages, a few are kept.
// Every first visit is sent such a list, so there are two: the site's own, and the one of the consoles, which holds the site's too. From the site
// into a console a browser finds no route, and what no route answers it asks the server for as a document (shell/not-found.page.tsx).
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { consoleOfPage, PAGES, type Page } from '@fairway/contract/pages';
import type { FeatureStates } from '@fairway/contract/switches';
import { STAND_IN_IDS, type StandIn, standInOf, withStandIn } from './stand-ins.ts';
import type { RenderContext, WebBuild } from './web-build.ts';

const MAX_TREES = 64;
/** Where the browser loads a pruned list of routes: `/_routes/<hash>.js`, and `/_routes/<hash>-consoles.js`. */
export const ROUTES_PREFIX = '/_routes/';

export type PageTree = {
  /** Names the set of pages; part of cache keys. */
  key: string;
  pages: ReadonlySet<string>;
  handle(request: Request, context: RenderContext): Promise<Response>;
  /** The browser's lists of routes as compressed scripts; none in development, where routes are asked for one by one. */
  manifests: readonly Manifest[];
};

export type Manifest = { href: string; gzip: Buffer; br: Buffer };

/** Ids of the pages of a tenant: built, switched on, and not hidden on its host. */
export function existingPages(build: WebBuild, features: FeatureStates, production: boolean): string[] {
  return PAGES.filter((page) => page.id in build.routes && isOn(page, features, production)).map((page) => page.id);
}

function isOn(page: Page, features: FeatureStates, production: boolean): boolean {
  return (page.feature === undefined || features[page.feature]) && !(production && page.hiddenInProduction);
}

/** Keeps the trees of one build. */
export class PageTrees {
  readonly #trees = new Map<string, PageTree>();
  readonly #build: WebBuild;
  readonly #mode: 'development' | 'production';

  constructor(build: WebBuild, mode: 'development' | 'production') {
    this.#build = build;
    this.#mode = mode;
  }

  /** The tree that holds exactly these pages, besides the shell's own routes. */
  of(pages: readonly string[]): PageTree {
    const key = createHash('sha256')
      .update(`${this.#build.assets.version}\n${pages.join('\n')}`)
      .digest('base64url')
      .slice(0, 16);
    const known = this.#trees.get(key);
    if (known) return known;
    const tree = this.#grow(key, new Set(pages));
    if (this.#trees.size >= MAX_TREES) this.#trees.delete(this.#trees.keys().next().value ?? '');
    this.#trees.set(key, tree);
    return tree;
  }

  /** The list of routes with this address, if it was grown here. */
  byHref(href: string): Manifest | undefined {
    return [...this.#trees.values()].flatMap(({ manifests }) => manifests).find((manifest) => manifest.href === href);
  }

  #grow(key: string, pages: ReadonlySet<string>): PageTree {
    const { assets } = this.#build;
    const keep = <T>(routes: Record<string, T>) =>
      Object.fromEntries(Object.entries(routes).filter(([id]) => pages.has(id) || isShell(id, pages)));
    const pruned = { ...assets, routes: keep(assets.routes), version: key };
    const build: WebBuild = { ...this.#build, routes: keep(this.#build.routes), assets: pruned };
    const { createRequestHandler } = build.entry.module;
    if (this.#mode === 'development') return { key, pages, handle: createRequestHandler(build, this.#mode), manifests: [] };
    const [site, consoles] = [true, false].map((isSite) => {
      const href = `${ROUTES_PREFIX}${key}${isSite ? '' : CONSOLES_SUFFIX}.js`;
      const assets = { ...pruned, url: href };
      const answering = (routes: WebBuild['assets']['routes']) =>
        createRequestHandler(
          { ...build, assets: { ...assets, routes }, routeDiscovery: { ...build.routeDiscovery, mode: 'initial' } },
          this.#mode,
        );
      return {
        handle: answering(assets.routes),
        handleBy: (standIn: StandIn) => answering(withStandIn(standIn, assets.routes, this.#build.assets.routes)),
        manifest: { href, ...compressed(`window.__reactRouterManifest=${JSON.stringify(lean(assets, isSite))};`) },
      };
    }) as [Answering, Answering];
    const standIns = { standing: site.handleBy('standing'), 'going-on': site.handleBy('going-on') };
    const handleOf = (url: string) => {
      const standIn = standInOf(new URL(url));
      return isOfConsole(url) ? consoles.handle : standIn ? standIns[standIn] : site.handle;
    };
    return {
      ...{ key, pages, manifests: [site.manifest, consoles.manifest] },
      handle: (request, context) => handleOf(request.url)(request, context),
    };
  }
}

type Answering = { handle: PageTree['handle']; handleBy: (standIn: StandIn) => PageTree['handle']; manifest: Manifest };
/** Ends the name of the list that the pages of consoles get. */
export const CONSOLES_SUFFIX = '-consoles';

/** Whether an address lies below a console, behind its locale. */
const isOfConsole = (url: string) => consoleOfPage(new URL(url).pathname.split('/')[2] ?? '') !== undefined;

/**
 * It says only what a browser cannot know by then: not what is false, nor the files that came with the page itself. Files that many routes
 * import stand first: they are asked for in no order, and lists that begin alike compress to a sixth less.
 */
function lean(assets: WebBuild['assets'], isSite: boolean): object {
  const { root } = assets.routes;
  const known = new Set([...assets.entry.imports, ...(root?.imports ?? []), ...(root?.css ?? [])]);
  const listed = Object.entries(assets.routes).filter(([id]) => !isSite || consoleOfPage(id) === undefined);
  const importers = new Map<string, number>();
  for (const file of listed.flatMap(([, route]) => route.imports ?? [])) importers.set(file, (importers.get(file) ?? 0) + 1);
  const byShare = (a: string, b: string) => (importers.get(b) ?? 0) - (importers.get(a) ?? 0) || (a < b ? -1 : 1);
  const routes = listed.map(([id, route]) => {
    const imports = (route.imports ?? []).filter((file) => !known.has(file)).sort(byShare);
    const css = route === root ? route.css : (route.css ?? []).filter((file) => !known.has(file));
    const told = Object.entries({ ...route, imports, css }).filter(([name, value]) => value !== false && name !== UNREAD);
    return [id, Object.fromEntries(told)];
  });
  return { ...assets, routes: Object.fromEntries(routes) };
}

/** A fact of routes that the router's build alone asks for. */
const UNREAD = 'hasDefaultExport';

/** 50 ms of brotli once a set of pages: the list is the first script that a page waits for. */
function compressed(script: string) {
  return {
    gzip: gzipSync(script, { level: 9 }),
    br: brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(script) } }),
  };
}

/** Routes that are no pages; those of a console are there with it. */
function isShell(id: string, pages: ReadonlySet<string>): boolean {
  const area = consoleOfPage(id);
  return !PAGE_IDS.has(id) && !STAND_IN_IDS.has(id) && (area === undefined || pages.has(area));
}

const PAGE_IDS: ReadonlySet<string> = new Set(PAGES.map((page) => page.id));
