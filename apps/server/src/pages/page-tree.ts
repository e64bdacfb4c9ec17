// The routes that exist for one set of switches. The full build is pruned by page id, on the server and in the list of routes that
// the browser gets, so a page that is switched off is a 404 by address and by link alike. One tree a set of pages, a few are kept.
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { consoleOfPage, PAGES, type Page } from '@fairway/contract/pages';
import type { FeatureStates } from '@fairway/contract/switches';
import type { RenderContext, WebBuild } from './web-build.ts';

const MAX_TREES = 64;
/** Where the browser loads a pruned list of routes: `/_routes/<hash>.js`. */
export const ROUTES_PREFIX = '/_routes/';

export type PageTree = {
  /** Names the set of pages; part of cache keys. */
  key: string;
  pages: ReadonlySet<string>;
  handle(request: Request, context: RenderContext): Promise<Response>;
  /** The browser's list of routes as a compressed script, at `href`; undefined in development, where routes are asked for one by one. */
  manifest: { href: string; gzip: Buffer; br: Buffer } | undefined;
};

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

  /** The tree whose list of routes has this address, if it was grown here. */
  byHref(href: string): PageTree | undefined {
    return [...this.#trees.values()].find((tree) => tree.manifest?.href === href);
  }

  #grow(key: string, pages: ReadonlySet<string>): PageTree {
    const { assets } = this.#build;
    const keep = <T>(routes: Record<string, T>) =>
      Object.fromEntries(Object.entries(routes).filter(([id]) => pages.has(id) || isShell(id, pages)));
    const pruned = { ...assets, routes: keep(assets.routes), version: key };
    const href = `${ROUTES_PREFIX}${key}.js`;
    const production = this.#mode === 'production';
    const build: WebBuild = {
      ...this.#build,
      routes: keep(this.#build.routes),
      assets: production ? { ...pruned, url: href } : pruned,
      routeDiscovery: production ? { ...this.#build.routeDiscovery, mode: 'initial' } : this.#build.routeDiscovery,
    };
    const handle = build.entry.module.createRequestHandler(build, this.#mode);
    const script = `window.__reactRouterManifest=${JSON.stringify(lean(build.assets))};`;
    return { key, pages, handle, manifest: production ? { href, ...compressed(script) } : undefined };
  }
}

/**
 * Every first visit is sent this list, so it says only what a browser cannot know by then: not what is false, nor the files that came with the
 * page itself. Modules that a page of a console imports are not fetched ahead, for the readers of consoles are few; the server's own list, from
 * which a page's first answer names them, keeps them.
 */
function lean(assets: WebBuild['assets']): object {
  const { root } = assets.routes;
  const known = new Set([...assets.entry.imports, ...(root?.imports ?? []), ...(root?.css ?? [])]);
  const routes = Object.entries(assets.routes).map(([id, route]) => {
    const imports = consoleOfPage(id) ? [] : (route.imports ?? []).filter((file) => !known.has(file));
    const css = route === root ? route.css : (route.css ?? []).filter((file) => !known.has(file));
    return [id, Object.fromEntries(Object.entries({ ...route, imports, css }).filter(([, value]) => value !== false))];
  });
  return { ...assets, routes: Object.fromEntries(routes) };
}

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
  return !PAGE_IDS.has(id) && (area === undefined || pages.has(area));
}

const PAGE_IDS: ReadonlySet<string> = new Set(PAGES.map((page) => page.id));
