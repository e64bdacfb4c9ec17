// Renders one page through the build of the web into something that can be sent, and kept unless it is personal. It knows the current build:
// in production there is one for the life of the process, in development a new one after every change.
import type { Boot, PageRequest } from '@fairway/client/page-request';
import { PageBody } from './page-body.ts';
import type { Rendered } from './page-cache.ts';
import { type PageTree, PageTrees } from './page-tree.ts';
import type { WebBuild } from './web-build.ts';

export type RenderMode = 'dev' | 'production';

export class PageRenderer {
  readonly #loadBuild: () => Promise<WebBuild>;
  readonly #mode: RenderMode;
  #current: { build: WebBuild; trees: PageTrees } | undefined;

  constructor(loadBuild: () => Promise<WebBuild>, mode: RenderMode) {
    this.#loadBuild = loadBuild;
    this.#mode = mode;
  }

  /** The build as it is now, with the trees grown from it. */
  async current(): Promise<{ build: WebBuild; trees: PageTrees }> {
    const build = await this.#loadBuild();
    if (this.#current?.build !== build) {
      this.#current = { build, trees: new PageTrees(build, this.#mode === 'dev' ? 'development' : 'production') };
    }
    return this.#current;
  }

  /** The answer of React Router as it is; for data requests. */
  async respond(tree: PageTree, url: string, page: PageRequest): Promise<Response> {
    const { build } = await this.current();
    const { RouterContextProvider, pageRequestContext } = build.entry.module;
    const context = new RouterContextProvider();
    context.set(pageRequestContext, page);
    return tree.handle(new Request(url, { headers: headersFor(page.boot) }), context);
  }

  /** The page at `url` as HTML. */
  async render(tree: PageTree, url: string, page: PageRequest): Promise<Rendered> {
    let untilMs = Number.POSITIVE_INFINITY;
    const trueUntil = (atMs: number) => {
      untilMs = Math.min(untilMs, atMs);
    };
    const shows = new Set<string>();
    const noteShown = (subject: string) => void shows.add(subject);
    const response = await this.respond(tree, url, { ...page, trueUntil, shows: noteShown });
    const to = response.headers.get('location');
    if (to !== null && response.status >= 300 && response.status < 400) return { kind: 'redirect', status: response.status, to };
    const html = await response.text();
    if (!response.headers.get('content-type')?.startsWith('text/html')) return { kind: 'failed', status: Math.max(500, response.status) };
    const link = response.headers.get('link') ?? undefined;
    const personal = response.headers.get('cache-control') === 'no-store';
    return { kind: 'page', page: { status: response.status, body: new PageBody(html), link, untilMs, shows, personal } };
  }
}

/** No header of the visitor reaches a page but the language of its address. */
function headersFor(boot: Boot): Record<string, string> {
  return { accept: 'text/html', 'accept-language': boot.languageTag };
}
