import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'organizations',
  uses: ['favorites', 'identity', 'trust'],
  parts: [
    'administration/organization-actions',
    'organization-address',
    'organization-family',
    'organization-page',
    'organization-structured',
  ],
  sections: [
    {
      console: 'admin',
      place: 50,
      page: 'admin-organizations',
      word: 'admin.organizations',
      icon: 'building',
      group: 'jobs',
      waits: ['pendingOrganizations'],
    },
  ],
  finds: [
    {
      console: 'admin',
      place: 30,
      word: 'admin.organizations',
      list: '/api/v1/admin/organizations',
      found: ({ id, name, country }) => ({ name, hint: country, page: 'admin-organization', named: { id } }),
    },
  ],
} satisfies WebFeature;
