import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'tenants',
  uses: ['schools'],
  parts: ['administration/tenant-draft'],
  sections: [{ console: 'admin', place: 20, page: 'admin-tenants', word: 'admin.tenants' }],
} satisfies WebFeature;
