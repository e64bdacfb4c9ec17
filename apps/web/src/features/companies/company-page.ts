// What a company's page shows, and its right address.
import { parseCompanySegment } from '@fairway/rules/slugs';
import { redirect } from 'react-router';
import { notFound, type PageTools } from '../../lib/page.ts';
import { hrefsOf } from '../../lib/paths.ts';
import type { HierarchyNode } from './company-family.ts';

/** Loads a company by the id in its address; another slug leads to the right address. @throws Response 404 or a redirect */
export async function loadCompany({ api, params, url, boot, signal, showsUntil, shows }: PageTools) {
  const asked = parseCompanySegment(params.id ?? '');
  if (!asked) throw notFound();
  const path = { id: asked.id };
  const query = { locale: boot.locale };
  const [company, profile, hierarchy] = await Promise.all([
    api.call.GET('/api/v1/companies/{id}', { params: { path, query }, signal }),
    api.call.GET('/api/v1/organizations/{id}/profile', { params: { path, query }, signal }),
    api.call.GET('/api/v2/organizations/hierarchy/{id}', { params: { path, query: { minimal: 'true' } }, signal }),
  ]);
  if (!company.data || !profile.data || !hierarchy.data) throw notFound();
  if (company.data.segment !== params.id) {
    // Ids are read, slugs are for people: a wrong or missing one leads to the right one (docs/decisions/005).
    throw redirect(hrefsOf(boot).href('employerdetail', { id: company.data.segment }) + url.search, 301);
  }
  const { postings, totalPostings, description: _, ...facts } = company.data;
  shows(...idsOf(hierarchy.data.root).map((id) => `company:${id}`));
  showsUntil(postings.map(({ deadline }) => deadline));
  return {
    nowMs: Date.now(),
    company: { ...facts, openPostings: totalPostings },
    postings,
    profile: profile.data,
    family: hierarchy.data.root,
  };
}

const idsOf = (node: HierarchyNode): number[] => [node.id, ...node.children.flatMap(idsOf)];

export type CompanyPage = Awaited<ReturnType<typeof loadCompany>>;
