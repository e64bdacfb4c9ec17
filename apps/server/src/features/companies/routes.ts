import {
  followCompany as followCompanyEndpoint,
  getArticle,
  getCompany,
  getHierarchy,
  getOrganizationBanner,
  getOrganizationProfile,
  listCompanies,
  listCompanyFilters,
  listFollowedCompanies,
  searchCompanies,
  unfollowCompany as unfollowCompanyEndpoint,
} from '@fairway/contract/companies';
import type { JobSummary } from '@fairway/contract/jobs';
import { listEmployers } from '@fairway/contract/reference';
import { LIMITS } from '@fairway/rules/limits';
import type { Bind } from '../../kernel/http/bind.ts';
import type { Call } from '../../kernel/http/call.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { ownFollowerId } from './access.ts';
import { followCompany, unfollowCompany } from './commands.ts';
import type { CompanyDirectory } from './directory.ts';
import { findEmployers } from './employers.ts';
import { listFollowedPage } from './following.ts';
import { companyFilterOptions, listCompanyPage } from './listing.ts';
import { findArticle, findCompany, listArticles, listCompanyPlaces, listHierarchy, listVideos } from './queries.ts';
import { articleView, companyView, hierarchyView, localTexts, type TextContext } from './views.ts';

/** How the jobs feature shows postings of a company; given by the application, since jobs stand to the right. */
export type CompanyPostings = (companyId: number, limit: number, call: Call) => Promise<{ postings: JobSummary[]; total: number }>;

export type CompanyRouteServices = { directory: CompanyDirectory; postings: CompanyPostings };

export function companyRoutes(bind: Bind, services: CompanyRouteServices): void {
  bind(listCompanies, ({ query }, call) => listCompanyPage(query, call, services.directory));
  bind(searchCompanies, ({ query }, call) => listCompanyPage(query, call, services.directory));
  bind(listCompanyFilters, async ({ query }, call) => ({ filters: await companyFilterOptions(query.locale, call, services.directory) }));

  bind(listEmployers, async ({ query }, call) => ({ employers: await findEmployers(query, call, services.directory) }));

  bind(getCompany, async ({ params, query }, call) => {
    const row = await seenCompany(params.id, call);
    const { postings, total } = await services.postings(row.id, LIMITS.companyPostings, call);
    return { ...companyView(row, total, texts(query.locale, call)), postings, totalPostings: total };
  });

  bind(getOrganizationProfile, async ({ params, query }, call) => {
    const row = await seenCompany(params.id, call);
    const context = texts(query.locale, call);
    const [places, videos, articles] = await Promise.all([
      listCompanyPlaces(call.database, row.id),
      listVideos(call.database, row.id),
      listArticles(call.database, row.id, call.clock.now(), 50),
    ]);
    return {
      id: row.id,
      title: row.name,
      logo: row.logo,
      webAddress: row.link,
      banner: row.banner,
      locations: places.map((place) => ({
        title: place.title,
        address: place.address,
        city: place.city,
        countryCode: place.country_code,
        isHeadquarters: place.is_headquarters,
      })),
      articles: articles.map((article) => articleView(article, context)),
      videos: videos.map((video) => ({
        id: video.id,
        thumbnail: video.thumbnail,
        videoLink: video.video_link,
        ...localTexts({ title: video.title }, context),
      })),
      ...localTexts({ description: row.description }, context),
    };
  });

  bind(getOrganizationBanner, async ({ params }, call) => ({ banner: (await seenCompany(params.id, call)).banner }));

  bind(getArticle, async ({ params, query }, call) => {
    const article = await findArticle(call.database, params.id, call.clock.now());
    if (!article) throw new Problem('companies.article_not_found');
    const context = texts(query.locale, call);
    const others = await listArticles(call.database, article.company_id, call.clock.now(), 4);
    return {
      ...articleView(article, context),
      ...localTexts({ title: article.title, ingress: article.ingress, body: article.body }, context),
      organizationId: article.company_id,
      moreArticles: others
        .filter((other) => other.id !== article.id)
        .slice(0, 3)
        .map((other) => articleView(other, context)),
    };
  });

  bind(getHierarchy, async ({ params, query }, call) => {
    const root = hierarchyView(await listHierarchy(call.database, params.id), query.minimal === 'true');
    if (!root) throw new Problem('companies.not_found');
    return { root };
  });

  bind(listFollowedCompanies, ({ query }, call) => listFollowedPage(query.page, call, services.directory));
  bind(followCompanyEndpoint, async ({ body }, call) => ({
    companyId: await followCompany(call.database, ownFollowerId(call), body.companyId),
  }));
  bind(unfollowCompanyEndpoint, async ({ params }, call) => {
    await unfollowCompany(call.database, ownFollowerId(call), params.id);
    return undefined;
  });
}

async function seenCompany(id: number, call: Call) {
  const row = await findCompany(call.database, id);
  if (!row) throw new Problem('companies.not_found');
  return row;
}

function texts(locale: TextContext['locale'], call: Call): TextContext {
  return { locale, tenantLocale: call.tenant.locale };
}
