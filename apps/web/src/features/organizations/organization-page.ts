// What an organization's page shows, and its right address.
import { parseOrganizationSegment } from '@fairway/rules/slugs';
import { redirect } from 'react-router';
import { notFound, type PageTools } from '../../lib/page.ts';
import { hrefsOf } from '../../lib/paths.ts';
import type { HierarchyNode } from './organization-family.ts';

/** Loads an organization by the id in its address; another slug leads to the right address. @throws Response 404 or a redirect */
export async function loadOrganization({ api, params, url, boot, signal, showsUntil, shows }: PageTools) {
  const asked = parseOrganizationSegment(params.id ?? '');
  if (!asked) throw notFound();
  const path = { id: asked.id };
  const query = { locale: boot.locale };
  const [organization, profile, hierarchy, similar, replies, trust] = await Promise.all([
    api.call.GET('/api/v1/companies/{id}', { params: { path, query }, signal }),
    api.call.GET('/api/v1/organizations/{id}/profile', { params: { path, query }, signal }),
    api.call.GET('/api/v2/organizations/hierarchy/{id}', { params: { path, query: { minimal: 'true' } }, signal }),
    api.call.GET('/api/v1/companies/{id}/similar', { params: { path, query }, signal }),
    // What stands beside it may fail by itself.
    api.call.GET('/api/v1/companies/{id}/replies', { params: { path, query }, signal }).then(
      ({ data }) => data && { heading: data.heading, lines: data.lines },
      () => undefined,
    ),
    api.call.GET('/api/v1/companies/{id}/trust', { params: { path, query }, signal }).then(
      ({ data }) => data && { heading: data.heading, lines: data.lines, report: data.report },
      () => undefined,
    ),
  ]);
  if (!organization.data || !profile.data || !hierarchy.data) throw notFound();
  if (organization.data.segment !== params.id) {
    // Ids are read, slugs are for people: a wrong or missing one leads to the right one (docs/decisions/005).
    throw redirect(hrefsOf(boot).href('employerdetail', { id: organization.data.segment }) + url.search, 301);
  }
  const { postings, totalPostings, hiring, pay, description: _, ...facts } = organization.data;
  const companies = similar.data?.companies ?? [];
  shows(...[...idsOf(hierarchy.data.root), ...companies.map(({ id }) => id)].map((id) => `company:${id}`));
  showsUntil(postings.map(({ deadline }) => deadline));
  return {
    nowMs: Date.now(),
    company: { ...facts, openPostings: totalPostings },
    postings,
    hiring,
    pay,
    profile: profile.data,
    similar: companies,
    replies,
    trust,
    family: hierarchy.data.root,
  };
}

const idsOf = (node: HierarchyNode): number[] => [node.id, ...node.children.flatMap(idsOf)];

export type OrganizationPage = Awaited<ReturnType<typeof loadOrganization>>;
