import type { Page } from '../kernel/page.ts';

export const TENANTS_PAGES: readonly Page[] = [
  { id: 'admin-tenants', path: '/admin/tenants', access: 'platformAdmin', module: 'tenants/administration/tenants.page.tsx' },
  { id: 'admin-tenant', path: '/admin/tenants/:id', access: 'platformAdmin', module: 'tenants/administration/tenant.page.tsx' },
];
