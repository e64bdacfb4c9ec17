import { getEditedSitePage, getSitePage, getSitePageEdition, publishSitePage, sitePagesList } from '@fairway/contract/site-pages/endpoints';
import { SITE_PAGES } from '@fairway/rules/site-pages';
import { sql } from 'kysely';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList } from '../../kernel/http/bind-list.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { publishEdition } from './commands.ts';
import { getEdition, pagesByTenant } from './queries.ts';
import { findShownPage, getEditedPage, pagesRow } from './views.ts';

/** `forgetTenants`: whether a tenant has an imprint is part of what nodes keep of it. */
export function sitePagesRoutes(bind: Bind, forgetTenants: () => void): void {
  bind(getSitePage, async ({ params, query }, request) => {
    const shown = await findShownPage(request.database, request.tenant, params.page, query.locale, request.clock.now());
    if (!shown) throw new Problem('not_found');
    return shown;
  });

  bindList(bind, sitePagesList, ({ query }, request) => ({
    rows: pagesByTenant(request.database, query.q),
    order: { key: 't.id', sorts: { name: sql`lower(t.name)` } },
    view: pagesRow,
    file: 'site-pages',
    columns: {
      Tenant: ({ id }) => id,
      Name: ({ name }) => name,
      ...Object.fromEntries(
        SITE_PAGES.map((page) => [
          page,
          (row: ReturnType<typeof pagesRow>) => {
            const found = row.pages.find((one) => one.page === page);
            return [found?.state, ...(found?.locales ?? [])].join(' ');
          },
        ]),
      ),
    },
  }));

  bind(getEditedSitePage, ({ params }, request) => getEditedPage(request.database, params.tenantId, params.page));
  bind(getSitePageEdition, async ({ params }, request) => {
    const { number, publishedAt, texts } = await getEdition(request.database, params.tenantId, params.page, params.number);
    return { number, publishedAt: publishedAt.toISOString(), texts };
  });
  bind(publishSitePage, async ({ params, body }, request) => {
    const { actor } = request;
    if (actor.kind !== 'user') throw new Problem('unauthenticated');
    const change = { actorId: actor.userId, now: request.clock.now() };
    // In a transaction of its own, so that nothing old is kept again before it is committed.
    await request.database.transaction().execute((transaction) => publishEdition(transaction, { ...params, ...body }, change));
    forgetTenants();
    return getEditedPage(request.database, params.tenantId, params.page);
  });
}
