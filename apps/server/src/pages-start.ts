// Mounts the pages on the application: their calls to the API stay in the process, and news about postings and organizations drops what is kept.
import type { FastifyInstance } from 'fastify';
import type { PageServices } from './app-options.ts';
import { FEATURES } from './features.ts';
import type { Config } from './kernel/config.ts';
import { givenBy, type OpenedSearch } from './kernel/given.ts';
import { ownOrigin } from './kernel/http/own-hosts.ts';
import { toProblem } from './kernel/http/problems.ts';
import type { Log } from './kernel/log.ts';
import { PageCache } from './pages/page-cache.ts';
import { followPages } from './pages/page-news.ts';
import { pages } from './pages/pages.ts';
import type { OpenedDatabase } from './services.ts';

export function servePages(config: Config, log: Log, opened: OpenedDatabase, search: Pick<OpenedSearch, 'waitUntil'>) {
  return async (app: FastifyInstance, services: PageServices): Promise<void> => {
    const sectorNames = givenBy(FEATURES, 'sectorNames');
    const cache = new PageCache();
    const caughtUp = { jobs: () => search.waitUntil(), lists: services.caughtUp };
    const kinds = FEATURES.flatMap(({ pageNews }) => pageNews ?? []);
    const stop = followPages({ pool: opened.pool, cache, log, kinds, caughtUp });
    app.addHook('onClose', async () => stop());
    await app.register(async (scope) =>
      pages(scope, {
        mode: config.pages === 'dev' ? 'dev' : 'production',
        loadTenant: async (request) => {
          try {
            return await services.loadTenant(request);
          } catch (error) {
            throw toProblem(error);
          }
        },
        authenticate: services.authenticate,
        sectorNames: (locale, tenant) => sectorNames(opened.database, locale, tenant.locale),
        origin: (request) => ownOrigin(request, config.baseUrl),
        inject: app.inject.bind(app) as FastifyInstance['inject'],
        injectHeaders: { 'x-fairway-page': services.pageKey },
        cache,
      }),
    );
  };
}
