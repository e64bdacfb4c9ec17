import { insertOrganization } from '@fairway/testkit/job-rows';
import type { FeatureThings } from '../../api/feature-things.fixture.ts';

export const things: FeatureThings = {
  paths: {
    '/api/v1/admin/organizations/{id}': 'rival',
    '/api/v1/organizations/articles/{id}': 'article',
    '/api/v1/companies/{id}': 'organization',
    '/api/v1/companies/{id}/similar': 'organization',
    '/api/v1/companies/follow/{id}': 'organization',
    '/api/v2/organizations/hierarchy/{id}': 'organization',
    '/api/v1/organizations/{id}': 'organization',
  },
  queries: { listOrganizations: 'parent={organization}', previewOrganizationMerge: 'into={organization}' },
  bodies: {
    setOrganizationState: { state: 'suspended', reason: 'Mine now' },
    setOrganizationShown: { size: '11-50', foundedYear: 1999, shownPeople: [], shownEdition: 0 },
    setOrganizationParent: { parentId: '#{organization}' },
    mergeOrganization: { into: '#{organization}' },
    followCompany: { companyId: '#{organization}' },
  },
  nobodysNames: ['organizationId'],
  openThings: ['organization', 'article', 'rival'],
  nobodys: { organization: '2000000000', article: '2000000000', rival: '2000000000' },
  addOwnRows: ['followCompany'],
  rows: async ({ database, put, id, open, openMark, past }) => ({
    rival: String(await insertOrganization(database, { name: open('Rival') })),
    article: await put(
      'organization_article',
      {
        slug: openMark,
        organization_id: Number(id('organization')),
        title: '{"en":"News"}',
        body: '{"en":"<p>x</p>"}',
        published_at: past,
      },
      'id',
    ),
  }),
};
