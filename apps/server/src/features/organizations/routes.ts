import {
  getArticle,
  getCompany,
  getHierarchy,
  getOrganizationBanner,
  getOrganizationProfile,
  listCompanies,
  listCompanyFilters,
  listSimilarCompanies,
  searchCompanies,
} from '@fairway/contract/organizations/endpoints';
import {
  followCompany as followOrganizationEndpoint,
  listFollowedCompanies,
  unfollowCompany as unfollowOrganizationEndpoint,
} from '@fairway/contract/organizations/following';
import { LIMITS } from '@fairway/rules/limits';
import type { Bind } from '../../kernel/http/bind.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ownFollowerId } from './access.ts';
import { followCompany, unfollowCompany } from './commands.ts';
import type { OrganizationDirectory } from './directory.ts';
import { listFollowedPage } from './following.ts';
import { listOrganizationPage, listSimilar, organizationFilterOptions } from './listing.ts';
import {
  findArticle,
  findOrganization,
  listArticles,
  listHierarchy,
  listOrganizationPeople,
  listOrganizationPlaces,
  listVideos,
} from './queries.ts';
import type { OrganizationPostings } from './slots.ts';
import { articleView, hierarchyView, localTexts, organizationView, profileView, type TextContext } from './views.ts';

export type OrganizationRouteServices = { directory: OrganizationDirectory; postings: OrganizationPostings };

export function organizationRoutes(bind: Bind, services: OrganizationRouteServices): void {
  bind(listCompanies, ({ query }, request) => listOrganizationPage(query, request, services.directory));
  bind(searchCompanies, ({ query }, request) => listOrganizationPage(query, request, services.directory));
  bind(listCompanyFilters, async ({ query }, request) => ({
    filters: await organizationFilterOptions(query.locale, request, services.directory),
  }));

  bind(getCompany, async ({ params, query }, request) => {
    const row = await seenOrganization(params.id, request);
    const { total, ...open } = await services.postings(row.id, LIMITS.organizationPostings, request);
    return { ...organizationView(row, total, texts(query.locale, request)), ...open, totalPostings: total };
  });

  bind(listSimilarCompanies, async ({ params, query }, request) => ({
    companies: await listSimilar(await seenOrganization(params.id, request), query.locale, request, services.directory),
  }));

  bind(getOrganizationProfile, async ({ params, query }, request) => {
    const row = await seenOrganization(params.id, request);
    const context = texts(query.locale, request);
    const [places, people, videos, articles] = await Promise.all([
      listOrganizationPlaces(request.database, row.id),
      listOrganizationPeople(request.database, row.id),
      listVideos(request.database, row.id),
      listArticles(request.database, row.id, request.clock.now(), 50),
    ]);
    return profileView(row, { places, people, videos, articles }, context);
  });

  bind(getOrganizationBanner, async ({ params }, request) => ({ banner: (await seenOrganization(params.id, request)).banner }));

  bind(getArticle, async ({ params, query }, request) => {
    const article = await findArticle(request.database, params.id, request.clock.now());
    if (!article) throw new Problem('companies.article_not_found');
    const context = texts(query.locale, request);
    const others = await listArticles(request.database, article.organization_id, request.clock.now(), 4);
    return {
      ...articleView(article, context),
      ...localTexts({ title: article.title, ingress: article.ingress, body: article.body }, context),
      organizationId: article.organization_id,
      moreArticles: others
        .filter((other) => other.id !== article.id)
        .slice(0, 3)
        .map((other) => articleView(other, context)),
    };
  });

  bind(getHierarchy, async ({ params, query }, request) => {
    const root = hierarchyView(await listHierarchy(request.database, params.id), query.minimal === 'true');
    if (!root) throw new Problem('companies.not_found');
    return { root };
  });

  bind(listFollowedCompanies, ({ query }, request) => listFollowedPage(query.page, request, services.directory));
  bind(followOrganizationEndpoint, async ({ body }, request) => ({
    companyId: await followCompany(request.database, ownFollowerId(request), body.companyId),
  }));
  bind(unfollowOrganizationEndpoint, async ({ params }, request) => {
    await unfollowCompany(request.database, ownFollowerId(request), params.id);
    return undefined;
  });
}

async function seenOrganization(id: number, request: ApiRequest) {
  const row = await findOrganization(request.database, id);
  if (!row) throw new Problem('companies.not_found');
  return row;
}

function texts(locale: TextContext['locale'], request: ApiRequest): TextContext {
  return { locale, tenantLocale: request.tenant.locale };
}
