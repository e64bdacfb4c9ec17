import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'organizations',
  uses: ['favorites', 'identity'],
  parts: [
    'administration/organization-actions',
    'organization-address',
    'organization-family',
    'organization-page',
    'organization-structured',
  ],
  sections: [{ console: 'admin', place: 50, page: 'admin-organizations', word: 'admin.organizations' }],
} satisfies WebFeature;
