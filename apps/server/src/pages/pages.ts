// Serves the pages of the web: the client build, the HTML of every page, redirects of old and incomplete addresses.
// Only GET and HEAD. What a visitor gets never depends on cookies, but for `/`, `/login` and addresses without a locale, which are
// uncached redirects; from the landing page at the start of a locale who is signed in is led on. Public pages come from the cache (docs/subsystems/pages.md); each reply has its own CSP nonce. Pages behind a sign-in are
// rendered for their reader where they can be, and kept nowhere (decision record 11). Pages of the consoles do not exist for who is signed
// in without their role; whom no token names gets the shell, whose gate asks to sign in. @rule identity.4
import type { PageRequest } from '@fairway/client/page-request';
import { type PageAccess, pageById } from '@fairway/contract/pages';
import type { TenantConfiguration } from '@fairway/contract/tenants/endpoints';
import { type Actor, access, consoleOf } from '@fairway/rules/access';
import { beginningOf } from '@fairway/rules/landing';
import { type Locale, languageTag } from '@fairway/rules/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainCookies } from '../kernel/http/host-cookies.ts';
import { type Address, decideAddress, isStart, type Reader } from './address.ts';
import { NONCE_PLACEHOLDER } from './content-security.ts';
import { failurePage } from './failure-page.ts';
import { loopbackFetch } from './loopback-fetch.ts';
import { PageCache, type Rendered } from './page-cache.ts';
import { messageChunks, servePageFiles } from './page-files.ts';
import { cookieOf, splitTarget, tenantFingerprint } from './page-keys.ts';
import { PageRenderer } from './page-renderer.ts';
import { sendPage, sendRedirect } from './page-reply.ts';
import { CONSOLES_SUFFIX, existingPages, type PageTree, ROUTES_PREFIX } from './page-tree.ts';
import { languageWishes, localeOfAddress } from './reader-locale.ts';
import { openWebBuild, type WebBuild } from './web-build.ts';

export type PagesOptions = {
  mode: 'dev' | 'production';
  /** The tenant of a request. @throws when there is none, or the database is away */
  loadTenant(request: FastifyRequest): Promise<TenantConfiguration>;
  /** Names of sectors that are not those of the messages, by code. */
  sectorNames?(locale: Locale, tenant: TenantConfiguration): Promise<Record<string, string>>;
  /** Public origin of the request's host, without a slash at the end; used in canonical links. */
  origin(request: FastifyRequest): string;
  /** Calls the API in this process. */
  inject: FastifyInstance['inject'];
  /** Headers by which the API knows calls of pages: they are not rate limited. */
  injectHeaders?: Record<string, string>;
  /** Keeps public pages; its owner calls `drop` when an event concerns one. */
  cache?: PageCache;
  /** Whether the request carries a session; only for `/` and `/login`. Default: a cookie access_token or refresh_token is there. */
  isSignedIn?(request: FastifyRequest): boolean | Promise<boolean>;
  /** Who asks for a page of a console. Default: a visitor. */
  authenticate?(request: FastifyRequest): Promise<Actor>;
  /** Folder of apps/web, where it is not this repository's. */
  webRoot?: string;
  /** A build to serve instead of the one of `webRoot`. */
  loadBuild?: () => Promise<WebBuild>;
};

/** Longest query of a page that is kept, in characters. */
const MAX_KEPT_SEARCH = 1000;
const NOT_PAGES = ['/api/', '/identity/', '/assets/'];
const FILE_NAME = /\.[a-z0-9]{2,5}$/i;
const DATA_SUFFIX = '.data';

/** Registers the pages. What is no page keeps the application's own not-found reply. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { mode } = options;
  const opened = options.loadBuild ? { load: options.loadBuild, clientRoot: undefined } : await openWebBuild(app, mode, options.webRoot);
  const renderer = new PageRenderer(opened.load, mode);
  if (opened.clientRoot !== undefined) await servePageFiles(app, opened.clientRoot);
  const addressOf = addressReader(options);
  const rendering = renderingOf(options, renderer, opened.clientRoot === undefined ? {} : messageChunks(opened.clientRoot));
  const { treeOf, visitOf, renderAddress } = rendering;

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { pathname, search } = splitTarget(request.url);
    const tenant = await options.loadTenant(request);
    const tree = await treeOf(tenant);
    const address = await addressOf(
      request,
      pathname.endsWith(DATA_SUFFIX) ? pathname.slice(0, -DATA_SUFFIX.length) : pathname,
      search,
      tenant,
      tree,
    );
    if (pathname.endsWith(DATA_SUFFIX)) {
      if (address.kind !== 'page') return notFoundReply(reply);
      const url = options.origin(request) + request.url;
      return reply
        .header('cache-control', 'no-store')
        .send(await renderer.respond(tree, url, await visitOf(request, tenant, address.locale, tree)));
    }
    if (address.kind === 'redirect') return sendRedirect(reply, address.to, address.status, address.personal);
    if (address.kind === 'missing' && FILE_NAME.test(pathname)) return notFoundReply(reply);
    const rendered = await renderAddress(request, address, tenant, tree);
    if (rendered.kind === 'redirect') return sendRedirect(reply, rendered.to, rendered.status, false);
    if (rendered.kind === 'failed') return sendPage(request, reply, await failurePage(address.locale, rendered.status), mode);
    return sendPage(request, reply, rendered.page, mode);
  }

  serveManifests(app, options, renderer, rendering);
  app.get('/*', async (request, reply) => {
    if (NOT_PAGES.some((prefix) => request.url.startsWith(prefix))) return notFoundReply(reply);
    try {
      return await answer(request, reply);
    } catch (error) {
      request.log.error({ err: error, url: request.url }, 'a page could not be made');
      return sendPage(request, reply, await failurePage(localeOfAddress(request), failureStatus(error)), mode);
    }
  });
}

/** What an address is for who asks for it. */
function addressReader({ authenticate, isSignedIn = hasSessionCookie }: PagesOptions) {
  const actorOf = async (request: FastifyRequest): Promise<Actor> => (await authenticate?.(request)) ?? { kind: 'visitor' };

  /** For who lacks the role of a page there is none; staff are led from the candidates' pages to their console. */
  async function asAllowed(request: FastifyRequest, address: Address, tree: PageTree): Promise<Address> {
    const needed = neededAccess(address);
    if (needed === 'public' || needed === 'user') return address;
    const actor = await actorOf(request);
    const decision = access(actor, needed);
    if (decision.allowed || decision.reason !== 'missing_role') return address;
    const locale = localeOfAddress(request);
    const area = needed === 'candidate' && actor.kind === 'user' ? consoleOf(actor.roles) : undefined;
    if (area && tree.pages.has(area)) return { kind: 'redirect', to: `/${locale}/${area}`, status: 302, personal: true };
    return { kind: 'missing', locale, outside: true };
  }

  return async function addressOf(
    request: FastifyRequest,
    path: string,
    search: string,
    tenant: TenantConfiguration,
    tree: PageTree,
  ): Promise<Address> {
    const signedIn = await isSignedIn(request);
    const beginning = signedIn && isStart(path) ? beginningOfActor(await actorOf(request)) : undefined;
    const reader: Reader = { ...languageWishes(request), tenantLocale: tenant.locale, signedIn, ...(beginning && { beginning }) };
    const address = decideAddress(path, search, reader, {
      exists: (id) => tree.pages.has(id),
      isOn: ({ feature }) => feature === undefined || tenant.features[feature],
      login: tenant.features.login,
    });
    return asAllowed(request, address, tree);
  };
}

type Rendering = ReturnType<typeof renderingOf>;

/** Renders what an address is; public pages come from the cache. */
function renderingOf(options: PagesOptions, renderer: PageRenderer, chunks: ReturnType<typeof messageChunks>) {
  const { mode, cache = new PageCache() } = options;

  async function treeOf(tenant: TenantConfiguration): Promise<PageTree> {
    const { build, trees } = await renderer.current();
    return trees.of(existingPages(build, tenant.features, tenant.production));
  }

  const loopback = ({ host }: FastifyRequest, reader?: FastifyRequest) =>
    loopbackFetch({ inject: options.inject, host, headers: options.injectHeaders ?? {}, ...(reader ? { reader } : {}) });

  async function visitOf(request: FastifyRequest, tenant: TenantConfiguration, locale: Locale, tree: PageTree): Promise<PageRequest> {
    const sectorNames = (await options.sectorNames?.(locale, tenant)) ?? {};
    return {
      boot: {
        locale,
        languageTag: languageTag(locale),
        origin: options.origin(request),
        tenant,
        pages: [...tree.pages],
        ...(Object.keys(sectorNames).length > 0 ? { sectorNames } : {}),
      },
      ...(mode === 'dev' ? {} : { nonce: NONCE_PLACEHOLDER }),
      fetch: loopback(request),
      report: (error) => request.log.error({ err: error, url: request.url }, 'a page failed'),
      messageHrefs: chunks[locale],
    };
  }

  async function renderAddress(
    request: FastifyRequest,
    address: Exclude<Address, { kind: 'redirect' }>,
    tenant: TenantConfiguration,
    tree: PageTree,
  ): Promise<Rendered> {
    const visit = await visitOf(request, tenant, address.locale, tree);
    const { search } = splitTarget(request.url);
    const url = visit.boot.origin + request.url;
    if (address.kind === 'missing') {
      const { trees } = await renderer.current();
      return renderer.render(address.outside ? trees.of([]) : tree, url, visit);
    }
    if (
      (address.page.access === 'user' || address.page.access === 'candidate') &&
      cookieOf(plainCookies(request), 'access_token') !== undefined
    )
      return renderer.render(tree, url, { ...visit, readerFetch: loopback(request, request) });
    if (!address.page.rendered || mode === 'dev' || search.length > MAX_KEPT_SEARCH) return renderer.render(tree, url, visit);
    const key = [tree.key, tenantFingerprint(tenant), visit.boot.origin, request.url].join('\n');
    return cache.get(key, () => renderer.render(tree, url, visit));
  }

  return { treeOf, visitOf, renderAddress };
}

/** The lists of routes that the browser asks for: whole by their name, in development one by one. */
function serveManifests(app: FastifyInstance, options: PagesOptions, renderer: PageRenderer, { treeOf, visitOf }: Rendering): void {
  app.get(`${ROUTES_PREFIX}:name`, async (request, reply) => {
    const { trees } = await renderer.current();
    const known = trees.byHref(request.url);
    // A list of another node or an earlier build: the tenant's current one does, but only for now.
    const isOfConsoles = request.url.endsWith(`${CONSOLES_SUFFIX}.js`);
    const manifest = known ?? (await treeOf(await options.loadTenant(request))).manifests[isOfConsoles ? 1 : 0];
    if (!manifest) return notFoundReply(reply);
    reply.header('cache-control', known ? 'public, max-age=31536000, immutable' : 'no-store');
    const encoding = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? 'br' : 'gzip';
    reply.type('text/javascript; charset=utf-8').header('vary', 'accept-encoding').header('content-encoding', encoding);
    return reply.send(manifest[encoding]);
  });

  if (options.mode === 'dev') {
    // In development routes are asked for one by one, of the same pruned tree.
    app.get('/__manifest', async (request, reply) => {
      const tenant = await options.loadTenant(request);
      const tree = await treeOf(tenant);
      return reply.send(
        await renderer.respond(tree, options.origin(request) + request.url, await visitOf(request, tenant, tenant.locale, tree)),
      );
    });
  }
}

function neededAccess(address: Address): PageAccess {
  if (address.kind === 'page') return address.page.access;
  return address.kind === 'missing' && address.area ? pageById(address.area).access : 'public';
}

/** Ids of first pages. Whom no token names any more has the profile, whose gate asks who is there. */
function beginningOfActor(actor: Actor): string {
  return actor.kind === 'visitor' ? 'profile' : beginningOf(actor.roles);
}

function failureStatus(error: unknown): number {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status >= 500 && status <= 599 ? status : 500;
}

function hasSessionCookie(request: FastifyRequest): boolean {
  return ['access_token', 'refresh_token'].some((name) => cookieOf(plainCookies(request), name) !== undefined);
}

/** The application's own not-found reply. */
function notFoundReply(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}
