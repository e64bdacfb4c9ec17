// The plugin over a small application with a made-up build: a page shows what its routes and the API say.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PageRequest } from '@fairway/client/page-request';
import { type FeatureStates, featureStates } from '@fairway/contract/switches';
import type { TenantConfiguration } from '@fairway/contract/tenants/endpoints';
import type { Actor } from '@fairway/rules/access';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageCache } from './page-cache.ts';
import { type PagesOptions, pages } from './pages.ts';
import type { BuildRoute, WebBuild } from './web-build.ts';

const tenant = (features: Partial<FeatureStates> = {}, rest: Partial<TenantConfiguration> = {}): TenantConfiguration => ({
  id: 1, name: 'Nordic', logo: null, primaryColor: '#2f5bd7', secondaryColor: '#0f766e', locale: 'en', socialAuths: [], consent: 'implied',
  school: null, blogLink: null, faqLink: null, privacyLink: null, messengerLink: null, translatorTemplate: null, hasImprint: false, hasBlog: false, maintenance: null, phoneCountry: 'NO', production: false,
  administratorsNeedSecondFactor: false, accounts: 'plain',
  features: { ...featureStates([]), ...features }, ...rest,
}); // biome-ignore format: a list

type Show = (path: string, page: PageRequest, routes: Record<string, BuildRoute>, list: string) => Promise<Response>;

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', link: '</a.css>; rel=preload' } });

/** Asks the API for the total and writes nonce, routes and total into the page. */
const usual: Show = async (path, page, routes) => {
  if (path.endsWith('/nothing')) return html('404', 404);
  const total = await (await page.fetch(new Request(`${page.boot.origin}/api/total`))).json();
  return html(
    `<script nonce="${page.nonce}"></script>${Object.keys(routes)} ${page.boot.locale} ${page.boot.pages} ${JSON.stringify(total)}`,
  );
};

function fakeBuild(show: Show): WebBuild {
  const routes = Object.fromEntries(
    [
      'root',
      'not-found',
      'jobs',
      'jobdetail',
      'employers',
      'login',
      'about-gptw',
      'staff',
      'admin',
      'profile',
      'staff-missing',
      'landing',
      'standing',
    ].map((id) => [id, { id }]),
  );
  class Context extends Map<unknown, PageRequest> {}
  const key = Symbol('page');
  return {
    routes,
    assets: {
      entry: { imports: ['/shell.js'] },
      routes: {
        ...routes,
        root: { id: 'root', imports: ['/shell.js'], css: ['/shell.css'] },
        jobs: {
          id: 'jobs',
          hasAction: false,
          hasLoader: true,
          imports: ['/shell.js', '/a-job.js', '/lists.js'],
          css: ['/shell.css', '/lists.css'],
        },
        employers: { id: 'employers', imports: ['/shell.js', '/lists.js'] },
        staff: { id: 'staff', imports: ['/shell.js', '/staff.js'], css: ['/staff.css'] },
      },
      url: '/assets/all.js',
      version: 'v1',
    },
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
    entry: {
      module: {
        RouterContextProvider: Context,
        pageRequestContext: key,
        createRequestHandler: (build) => (request, context) =>
          show(new URL(request.url).pathname, (context as Context).get(key) as PageRequest, build.routes, build.assets.url),
      },
    },
  };
}

let app: FastifyInstance;
afterEach(() => app.close());

type Start = { tenant?: () => TenantConfiguration; show?: Show } & Pick<PagesOptions, 'cache' | 'sectorNames' | 'authenticate'>;

async function start(options: Start = {}) {
  app = Fastify() as unknown as FastifyInstance;
  const seen: Record<string, unknown>[] = [];
  app.get('/api/total', async (request) => {
    seen.push(request.headers);
    return { total: seen.length };
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'not_found' }));
  const show = vi.fn(options.show ?? usual);
  await app.register(pages, {
    mode: 'production',
    loadTenant: async () => (options.tenant ?? tenant)(),
    origin: (request) => `http://${request.host}`,
    inject: app.inject.bind(app) as FastifyInstance['inject'],
    injectHeaders: { 'x-inside': 'yes' },
    loadBuild: async () => build,
    ...(options.cache ? { cache: options.cache } : {}),
    ...(options.sectorNames ? { sectorNames: options.sectorNames } : {}),
    ...(options.authenticate ? { authenticate: options.authenticate } : {}),
  });
  const build = fakeBuild(show);
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers: { host: 'nordic.test', ...headers } });
  return { get, show, seen };
}

describe('a public page', () => {
  it('is rendered once and then kept, with a new nonce each time', async () => {
    const { get, show } = await start();
    const [first, second] = [await get('/en/jobs'), await get('/en/jobs')];
    expect(show).toHaveBeenCalledTimes(1);
    const nonces = [first, second].map((reply) => /nonce="([^"]+)"/.exec(reply.body)?.[1]);
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(first.headers['content-security-policy']).toContain(`'nonce-${nonces[0]}'`);
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', link: '</a.css>; rel=preload', vary: 'Accept-Encoding' });
  });

  it('comes gzipped where the browser takes it', async () => {
    const { get } = await start();
    const reply = await get('/en/jobs', { 'accept-encoding': 'br, gzip' });
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(reply.rawPayload).toString()).toContain('"total":1');
    expect((await get('/en/jobs', { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  it('answers 304 without a new policy to a browser that has it', async () => {
    const { get } = await start();
    const { etag } = (await get('/en/jobs')).headers;
    const again = await get('/en/jobs', { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.headers['content-security-policy']).toBeUndefined();
    expect(again.body).toBe('');
  });

  it('never sees a cookie, and its API calls carry host, language and the inside header', async () => {
    const { get, seen, show } = await start();
    await get('/de/jobs', { cookie: 'access_token=secret', 'accept-language': 'fr' });
    expect(seen[0]).toMatchObject({ host: 'nordic.test', 'x-inside': 'yes' });
    expect(JSON.stringify(seen)).not.toContain('secret');
    expect(show.mock.calls[0]?.[1].boot).toMatchObject({ locale: 'de', languageTag: 'de', origin: 'http://nordic.test' });
    expect(show.mock.calls[0]?.[1].boot).not.toHaveProperty('sectorNames');
    await get('/de/jobs');
    expect(show).toHaveBeenCalledTimes(1);
  });

  it('is kept apart by tenant, host, locale, query and switches', async () => {
    let current = tenant();
    const { get, show } = await start({ tenant: () => current });
    await get('/en/jobs');
    await get('/fr/jobs');
    await get('/en/jobs?page=2');
    await get('/en/jobs', { host: 'other.test' });
    current = tenant({}, { id: 2 });
    await get('/en/jobs');
    current = tenant({ findCompanies: false });
    await get('/en/jobs');
    expect(show).toHaveBeenCalledTimes(6);
  });

  it('carries the names that staff gave to sectors, in the language of the page', async () => {
    const { get, show } = await start({ sectorNames: async (locale) => ({ consulting: `Advising in ${locale}` }) });
    await get('/de/jobs');
    expect(show.mock.calls[0]?.[1].boot.sectorNames).toEqual({ consulting: 'Advising in de' });
  });

  it('is rendered anew after news of what its loaders said it shows', async () => {
    const cache = new PageCache();
    const { get, show } = await start({
      cache,
      show: async (path, page, routes, list) => {
        page.shows?.('jobs');
        return usual(path, page, routes, list);
      },
    });
    await get('/en/jobs');
    cache.drop(new Set(['companies']));
    await get('/en/jobs');
    expect(show).toHaveBeenCalledTimes(1);
    cache.drop(new Set(['jobs']));
    await get('/en/jobs');
    expect(show).toHaveBeenCalledTimes(2);
  });

  it('is rendered anew once what a loader showed has closed; the nearest end counts', async () => {
    let nowMs = 1000;
    const cache = new PageCache({ nowMs: () => nowMs });
    const show: Show = async (path, page, routes, list) => {
      for (const atMs of [9000, 2500, 4000]) page.trueUntil?.(atMs);
      return usual(path, page, routes, list);
    };
    const { get, show: shown } = await start({ cache, show });
    for (nowMs of [1000, 2500, 2501]) await get('/en/jobs');
    expect(shown).toHaveBeenCalledTimes(2);
  });

  it('keeps its status: an expired posting is 410, and not stored by browsers', async () => {
    const { get } = await start({ show: async () => html('expired', 410) });
    const reply = await get('/en/jobs/0198c0de-0000-7000-8000-000000000001-a');
    expect(reply.statusCode).toBe(410);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('at the start of a locale is kept for visitors, and leads on who is signed in (pages.5)', async () => {
    const { get, show } = await start();
    for (const cookie of ['', 'access_token=t1', '']) {
      const reply = await get('/en', { cookie });
      expect([reply.statusCode, reply.headers.location]).toEqual(cookie === '' ? [200, undefined] : [302, '/en/profile']);
    }
    expect(show).toHaveBeenCalledTimes(1);
    expect((await get('/')).headers.location).toBe('/en');
  });

  it('may send its reader on', async () => {
    const { get } = await start({ show: async () => new Response(null, { status: 301, headers: { location: '/en/jobs/1-right' } }) });
    expect((await get('/en/jobs/1-wrong')).headers.location).toBe('/en/jobs/1-right');
  });
});

describe('a switch that is off', () => {
  it('takes the page out of the routes, of the list of pages and of the address', async () => {
    const { get } = await start({ tenant: () => tenant({ findCompanies: false }) });
    expect((await get('/en/jobs')).body).not.toContain('employers');
    expect((await get('/en/employers')).body).not.toContain('employers,');
  });

  it('also takes it out of the list that the browser loads', async () => {
    let off = tenant({ findCompanies: false });
    const { get } = await start({ tenant: () => off });
    const list = await get('/_routes/whatever.js');
    expect(list.headers['cache-control']).toBe('no-store');
    expect(gunzipSync(list.rawPayload).toString()).not.toContain('employers');
    off = tenant();
    expect(gunzipSync((await get('/_routes/whatever.js')).rawPayload).toString()).toContain('employers');
  });

  it('says nothing that came with the first page, and fetches nothing of a console ahead', async () => {
    const { get } = await start();
    const list = gunzipSync((await get('/_routes/whatever.js')).rawPayload).toString();
    const { routes } = JSON.parse(list.slice(list.indexOf('{'), list.lastIndexOf('}') + 1));
    expect(routes.root).toEqual({ id: 'root', imports: [], css: ['/shell.css'] });
    expect(routes.jobs).toEqual({ id: 'jobs', hasLoader: true, imports: ['/lists.js', '/a-job.js'], css: ['/lists.css'] });
    // The consoles are a list of their own, which holds the site's too: whoever enters one from the site asks for a document.
    expect(Object.keys(routes)).not.toContain('staff');
    const whole = gunzipSync((await get('/_routes/whatever-consoles.js')).rawPayload).toString();
    const { routes: all } = JSON.parse(whole.slice(whole.indexOf('{'), whole.lastIndexOf('}') + 1));
    expect(all.staff).toEqual({ id: 'staff', imports: ['/staff.js'], css: ['/staff.css'] });
    expect(all).toMatchObject(routes);
  });

  it('names no module that stands in for a page, which no address leads to', async () => {
    const { get } = await start();
    expect((await get('/en/jobs?login=1')).body).not.toContain('standing');
    expect(gunzipSync((await get('/_routes/whatever.js')).rawPayload).toString()).not.toContain('standing');
  });

  it('is the one of the consoles for their pages, and for what is no page below them', async () => {
    const { get } = await start({ show: async (_path, _page, _routes, list) => html(list) });
    const listOf = async (url: string) => /\/_routes\/[\w-]+\.js/.exec((await get(url)).body)?.[0];
    const [site, consoles] = [await listOf('/en/jobs'), await listOf('/en/staff')];
    expect(consoles).toBe(site?.replace('.js', '-consoles.js'));
    expect([await listOf('/en/staff/nowhere'), await listOf('/en/nowhere')]).toEqual([consoles, site]);
    for (const list of [site, consoles]) expect((await get(list ?? '')).headers['cache-control']).toContain('immutable');
  });

  it('is sent with brotli where the browser takes it', async () => {
    const { get } = await start();
    const list = await get('/_routes/whatever.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(list.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(list.rawPayload).toString()).toContain('__reactRouterManifest');
  });

  it('hides the programme page on production hosts', async () => {
    const { get } = await start({ tenant: () => tenant({}, { production: true }) });
    expect((await get('/en/jobs')).body).not.toContain('about-gptw');
  });
});

describe('a page behind a sign-in', () => {
  /** Asks as the reader where it can, and says that the page is theirs. */
  const theirs: Show = async (path, page, routes, list) => {
    if (!page.readerFetch) return usual(path, page, routes, list);
    await page.readerFetch(new Request(`${page.boot.origin}/api/total`));
    const reply = html('yours');
    reply.headers.set('cache-control', 'no-store');
    return reply;
  };
  const cookie = 'locale=en; access_token=t1';

  it('is rendered for who brings a token, by calls of their own, and kept nowhere', async () => {
    const cache = new PageCache();
    const { get, show, seen } = await start({ show: theirs, cache });
    const reply = await get('/en/profile', { cookie, 'user-agent': 'Phone 1', 'if-none-match': '*' });
    expect(reply.body).toBe('yours');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers.etag).toBeUndefined();
    expect(seen).toMatchObject([{ cookie, 'user-agent': 'Phone 1', host: 'nordic.test', 'x-inside': 'yes' }]);
    await get('/en/profile', { cookie });
    expect(show).toHaveBeenCalledTimes(2);
  });

  it('is sent whole with brotli where the browser takes it, else with gzip', async () => {
    const { get } = await start({ show: theirs });
    const small = await get('/en/profile', { cookie, 'accept-encoding': 'gzip, deflate, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe('yours');
    const larger = await get('/en/profile', { cookie, 'accept-encoding': 'gzip, br;q=0' });
    expect(larger.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(larger.rawPayload).toString()).toBe('yours');
  });

  it("is everybody's for who brings none", async () => {
    const { get, seen } = await start({ show: theirs });
    const reply = await get('/en/profile', { cookie: 'refresh_token=r1' });
    expect(reply.body).toContain('total');
    expect(reply.headers.etag).toBeDefined();
    expect(seen[0]).not.toHaveProperty('cookie');
  });

  it('is the only one: a public page never knows its reader', async () => {
    const { get, seen } = await start({ show: theirs });
    expect((await get('/en/jobs', { cookie })).body).toContain('total');
    expect(seen[0]).not.toHaveProperty('cookie');
  });
});

describe('a page of a console', () => {
  const somebody = { kind: 'user', userId: 'ada', sessionId: 's', organizationIds: [], schoolIds: [], secondFactor: true } as const;
  const student: Actor = { ...somebody, roles: ['Candidate'], staffSchoolIds: [] };
  const finn: Actor = { ...somebody, roles: ['CareerStaff'], staffSchoolIds: [1] };
  const greta: Actor = { ...somebody, roles: ['Admin'], staffSchoolIds: [] };
  const routes = async (actor: Actor, path: string) => {
    const { get } = await start({ authenticate: async () => actor });
    const shown = (await get(path)).body;
    await app.close();
    return shown;
  };

  it.each([
    ['a student', student, '/en/staff'],
    ['a student', student, '/en/admin'],
    ['career staff', finn, '/de/admin'],
  ] as const)('does not exist for %s', async (_who, actor, path) => {
    expect(await routes(actor, path)).toMatch(/script>root,not-found /);
  });

  it.each([
    ['career staff', finn, '/en/staff'],
    ['an administrator', greta, '/en/staff'],
    ['an administrator', greta, '/en/admin'],
    ['a visitor, whose gate asks to sign in', { kind: 'visitor' }, '/en/admin'],
  ] as const)('is there for %s', async (_who, actor, path) => {
    expect(await routes(actor, path)).toMatch(/script>root(?=\S*,staff[, ])(?=\S*,admin[, ])/);
  });

  it('is where staff land after signing in, and where candidates’ pages lead them', async () => {
    const to = async (actor: Actor, path: string) => {
      const { get } = await start({ authenticate: async () => actor });
      const { statusCode, headers } = await get(path, { cookie: 'access_token=a1' });
      await app.close();
      return `${statusCode} ${headers.location ?? ''}`.trim();
    };
    const school = { ...somebody, roles: ['SchoolAdmin'], schoolIds: [1], staffSchoolIds: [] } as const;
    for (const path of ['/en', '/en/login', '/en/profile']) {
      expect(await to(finn, path)).toBe('302 /en/staff');
      expect(await to(school, path)).toBe('302 /en/staff');
      expect(await to(greta, path)).toBe('302 /en/admin');
    }
    expect(await to(student, '/en')).toBe('302 /en/profile');
    expect(await to(student, '/en/profile')).toBe('200');
    const employer: Actor = { ...somebody, roles: ['OrganizationAdmin'], organizationIds: [1], staffSchoolIds: [] };
    expect(await to(employer, '/en')).toBe('302 /en/jobs');
    expect(await to(finn, '/en/jobs')).toBe('200');
  });

  it('that is unknown stays in the console, and says so there, for those who have one', async () => {
    for (const path of ['/en/staff/unknown', '/en/staff/unknown/deeper']) {
      expect(await routes(finn, path)).toMatch(/root,.*staff-missing/);
      expect(await routes(student, path)).toMatch(/script>root,not-found /);
    }
    expect(await routes(finn, '/en/admin/unknown')).toMatch(/script>root,not-found /);
    expect(await routes(greta, '/en/admin/unknown')).toMatch(/root,.*staff-missing/);
  });

  it('asks nobody for other pages', async () => {
    const authenticate = vi.fn(async () => student);
    const { get } = await start({ authenticate });
    await get('/en/jobs');
    expect(authenticate).not.toHaveBeenCalled();
  });
});

describe('what is no page', () => {
  it('gets the 404 page inside the site', async () => {
    const { get } = await start();
    expect((await get('/en/nothing')).statusCode).toBe(404);
  });

  it('matches no route by chance when the address has no locale', async () => {
    const { get, show } = await start();
    await get('/wp-admin/jobs', { 'accept-language': 'de' });
    expect(Object.keys(show.mock.calls[0]?.[2] ?? {})).toEqual(['root', 'not-found']);
    expect(show.mock.calls[0]?.[1].boot.locale).toBe('de');
  });

  it.each([['/api/nothing'], ['/identity/nothing'], ['/assets/nothing.js'], ['/nothing.png'], ['/en/nothing.php']])(
    '%s keeps the reply of the application',
    async (url) => {
      const { get, show } = await start();
      const reply = await get(url);
      expect([reply.statusCode, reply.json()]).toEqual([404, { code: 'not_found' }]);
      expect(show).not.toHaveBeenCalled();
    },
  );

  it.each(['POST', 'PUT', 'DELETE'] as const)('%s is not for pages', async (method) => {
    await start();
    expect((await app.inject({ method, url: '/en/jobs' })).statusCode).toBe(404);
  });

  it('answers HEAD like GET, without a body', async () => {
    await start();
    const reply = await app.inject({ method: 'HEAD', url: '/en/jobs' });
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
  });
});

describe('an address that depends on the reader', () => {
  it('is a redirect that nobody keeps', async () => {
    const { get } = await start();
    const reply = await get('/jobs?q=x', { cookie: 'a=b; locale=ro', 'accept-language': 'de' });
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/ro/jobs?q=x']);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Cookie, Accept-Language' });
  });
});

describe('a failure', () => {
  it.each([
    [
      'the rendering fails',
      async () => new Response('Unexpected Server Error', { status: 500, headers: { 'content-type': 'text/plain' } }),
    ],
    ['the rendering throws', () => Promise.reject(new Error('boom'))],
  ])('where %s is said in words, in the language of the address', async (_, show) => {
    const { get } = await start({ show: show as Show });
    const reply = await get('/en/jobs');
    expect(reply.statusCode).toBe(500);
    expect(reply.body).toContain('An error occurred!');
    expect(reply.body).toContain('Something went wrong. Please try again.');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('of the database is a 503 page', async () => {
    const { get } = await start({
      tenant: () => {
        throw Object.assign(new Error('database is away'), { status: 503 });
      },
    });
    expect((await get('/en/jobs')).statusCode).toBe(503);
  });

  it('is not kept', async () => {
    const show = vi.fn<Show>().mockRejectedValueOnce(new Error('boom')).mockResolvedValue(html('fine'));
    const { get } = await start({ show });
    await get('/en/jobs');
    expect((await get('/en/jobs')).body).toBe('fine');
  });
});
