import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'tenants',
  uses: ['schools'],
  parts: ['administration/tenant-draft'],
  sections: [{ console: 'admin', place: 20, page: 'admin-tenants', word: 'admin.tenants', icon: 'world', group: 'sites' }],
  finds: [
    {
      console: 'admin',
      place: 40,
      word: 'admin.tenants',
      list: '/api/v1/admin/tenants',
      found: ({ id, name, hosts }) => ({ name, hint: hosts[0], page: 'admin-tenant', named: { id } }),
    },
  ],
  places: [
    { console: 'admin', section: 'admin.tenants', word: 'admin.tenants.add', page: 'admin-tenant', named: { id: 'new' }, isPart: true },
  ],
} satisfies WebFeature;
