import type { FeatureThings } from '../../api/feature-things.fixture.ts';

export const things: FeatureThings = {
  paths: {
    '/api/v1/site-pages/{page}': 'word:terms',
    '/api/v1/admin/site-pages/{tenantId}': 'tenant',
    '/api/v1/admin/site-pages/{tenantId}/{page}': 'word:imprint',
    '/api/v1/admin/site-pages/{tenantId}/{page}/editions/{number}': 'word:1',
  },
  queries: { getSitePage: 'locale=en' },
  bodies: { publishSitePage: { edition: 1, texts: { en: 'Mine now' } } },
  after: ['tenants'],
  rows: async ({ database, id, openMark, now }) => {
    const row = { tenant_id: Number(id('tenant')), page: 'imprint', number: 1, texts: JSON.stringify({ en: openMark }), published_at: now };
    await database.insertInto('site_page_edition').values(row).execute();
    return {};
  },
};
