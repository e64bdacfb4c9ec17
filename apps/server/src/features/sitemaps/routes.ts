// robots.txt, sitemaps, the RSS of a search and that of a blog. Expired and exclusive postings never appear.
import { listPostings } from '@fairway/contract/jobs/endpoints';
import { translator } from '@fairway/i18n/translator';
import { isLocale, languageTag } from '@fairway/rules/locales';
import { SITE_PAGES, type SitePage, sitePageLink, sitePageState } from '@fairway/rules/site-pages';
import { isUuid, jobSegment, organizationSegment } from '@fairway/rules/slugs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { blogFeed, hasOwnBlog, sitemapPosts } from './blog-feed.ts';
import {
  countOrganizations,
  listJobFileStarts,
  listSitemapArticles,
  listSitemapJobs,
  listSitemapOrganizations,
  PAGES_PER_FILE,
} from './queries.ts';
import { rssXml, type SitemapEntry, sitemapIndexXml, sitemapXml } from './xml.ts';

type Tenant = ApiRequest['tenant'];
type FeedPosting = {
  id: string;
  title: string;
  segment: string;
  companyName: string;
  shortLocation: string;
  publishedAt: string;
  excerpt: string;
};

export type SitemapServices = {
  database: Database;
  clock: ApiRequest['clock'];
  /** The origin that a request's addresses begin with. */
  origin(request: FastifyRequest): string;
  loadTenant(request: FastifyRequest): Promise<Tenant>;
  /** The newest postings of a search, as everybody sees them; the jobs feature answers. */
  postings(query: Record<string, unknown>, tenant: Tenant, request: FastifyRequest): Promise<FeedPosting[]>;
};

const XML = 'application/xml; charset=utf-8';
const HOUR = 'public, max-age=3600';

export function sitemapRoutes(app: FastifyInstance, services: SitemapServices): void {
  const { origin } = services;

  app.get('/robots.txt', async (request, reply) => {
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /identity/',
      'Disallow: /_mail',
      'Disallow: /_employer',
      'Allow: /',
      `Sitemap: ${origin(request)}/sitemap.xml`,
      '',
    ];
    return reply.header('cache-control', HOUR).type('text/plain; charset=utf-8').send(lines.join('\n'));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const tenant = await services.loadTenant(request);
    const { features } = tenant;
    const files = ['/sitemaps/pages.xml'];
    if (hasOwnBlog(tenant)) files.push('/sitemaps/blog.xml');
    if (features.findJobs) for (const start of await listJobFileStarts(services.database)) files.push(`/sitemaps/jobs-${start}.xml`);
    if (features.findCompanies) {
      files.push('/sitemaps/articles.xml');
      const count = await countOrganizations(services.database);
      for (let page = 0; page * PAGES_PER_FILE < count; page++) files.push(`/sitemaps/companies-${page}.xml`);
    }
    return reply
      .header('cache-control', HOUR)
      .type(XML)
      .send(sitemapIndexXml(files.map((file) => origin(request) + file)));
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const entries = await sitemapEntries(request.params.file, await services.loadTenant(request), services);
    if (!entries) throw new Problem('not_found');
    // Dropped at once when a posting ends: no cache keeps this file longer than a minute.
    return reply
      .header('cache-control', 'public, max-age=60')
      .type(XML)
      .send(sitemapXml(origin(request), entries));
  });

  app.get<{ Params: { locale: string } }>('/:locale/blog.rss', async (request, reply) => {
    const tenant = await services.loadTenant(request);
    const { locale } = request.params;
    if (!isLocale(locale) || !hasOwnBlog(tenant)) throw new Problem('not_found');
    const asked = { tenant, locale, now: services.clock.now() };
    const feed = await blogFeed(asked, services.database, { origin: origin(request), self: origin(request) + request.url });
    return reply.header('cache-control', 'public, max-age=300').type('application/rss+xml; charset=utf-8').send(feed);
  });

  app.get<{ Params: { locale: string } }>('/:locale/jobs.rss', async (request, reply) => {
    const tenant = await services.loadTenant(request);
    const { locale } = request.params;
    if (!isLocale(locale) || !tenant.features.findJobs) throw new Problem('not_found');
    const parsed = listPostings.query.safeParse({ ...(request.query as object), sort: 'date', page: 1, page_size: 50 });
    if (!parsed.success) throw new Problem('validation');
    const t = await translator(locale);
    const search = request.url.split('?')[1];
    const postings = await services.postings(parsed.data, tenant, request);
    const { q } = parsed.data;
    const title = `${tenant.name}: ${q ? t('jobs.titleFor', { text: q }) : t('jobs.title')}`;
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/rss+xml; charset=utf-8')
      .send(
        rssXml(
          {
            title,
            link: `${origin(request)}/${locale}/jobs${search ? `?${search}` : ''}`,
            self: `${origin(request)}${request.url}`,
            language: languageTag(locale),
            description: title,
          },
          postings.map((posting) => ({
            id: posting.id,
            title: `${posting.title} · ${posting.companyName} · ${posting.shortLocation}`,
            link: `${origin(request)}/${locale}/jobs/${encodeURIComponent(posting.segment)}`,
            publishedAt: new Date(posting.publishedAt),
            description: posting.excerpt,
          })),
        ),
      );
  });
}

const isShownHere = (page: SitePage, tenant: Tenant) =>
  ['own', 'ours'].includes(sitePageState(page, { link: sitePageLink(page, tenant), isOwn: page === 'imprint' && tenant.hasImprint }));

async function sitemapEntries(
  file: string,
  tenant: Tenant,
  { database, clock }: Pick<SitemapServices, 'database' | 'clock'>,
): Promise<SitemapEntry[] | undefined> {
  const { features } = tenant;
  if (file === 'blog.xml') return hasOwnBlog(tenant) ? sitemapPosts(tenant, database, clock.now()) : undefined;
  if (file === 'pages.xml') {
    const paths = [
      features.landing && '',
      features.findJobs && '/jobs',
      features.findCompanies && '/employers',
      features.tools && '/tools',
      features.apps && '/apps',
      ...SITE_PAGES.map((page) => isShownHere(page, tenant) && `/${page}`),
    ];
    return paths.filter((path) => path !== false).map((path) => ({ path }));
  }
  if (file === 'articles.xml' && features.findCompanies) {
    const rows = await listSitemapArticles(database);
    return rows.map((row) => ({
      path: `/employers/${organizationSegment(row.organizationId, row.name)}/articles/${row.id}`,
      modifiedAt: row.updated_at,
    }));
  }
  const jobs = /^jobs-([0-9a-f-]{36})\.xml$/.exec(file)?.[1];
  if (jobs && isUuid(jobs) && features.findJobs) {
    const starts = await listJobFileStarts(database);
    const next = starts.find((start) => start > jobs);
    const rows = await listSitemapJobs(database, jobs, next);
    return rows.length > 0
      ? rows.map((row) => ({ path: `/jobs/${jobSegment(row.id, row.title)}`, modifiedAt: row.updated_at }))
      : undefined;
  }
  const organizations = /^companies-(\d{1,5})\.xml$/.exec(file)?.[1];
  if (organizations && features.findCompanies) {
    let after = 0;
    for (let page = 0; page < Number(organizations); page++) {
      const rows = await listSitemapOrganizations(database, after);
      const last = rows.at(-1);
      if (!last) return undefined;
      after = last.id;
    }
    const rows = await listSitemapOrganizations(database, after);
    return rows.length > 0
      ? rows.map((row) => ({ path: `/employers/${organizationSegment(row.id, row.name)}`, modifiedAt: row.updated_at }))
      : undefined;
  }
  return undefined;
}
