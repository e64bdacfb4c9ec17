import type { Page } from '../kernel/page.ts';

export const ADMINISTRATION_PAGES: readonly Page[] = [
  { id: 'admin', path: '/admin', access: 'platformAdmin', module: 'administration/home/admin-home.page.tsx' },
  { id: 'admin-users', path: '/admin/users', access: 'platformAdmin', module: 'administration/users/users.page.tsx' },
  { id: 'admin-user', path: '/admin/users/:id', access: 'platformAdmin', module: 'administration/users/user.page.tsx' },
  { id: 'admin-user-merge', path: '/admin/users/:id/merge', access: 'platformAdmin', module: 'administration/users/merge.page.tsx' },
  { id: 'admin-operations', path: '/admin/operations', access: 'platformAdmin', module: 'administration/operations/operations.page.tsx' },
  { id: 'admin-jobs', path: '/admin/operations/jobs', access: 'platformAdmin', module: 'administration/operations/jobs.page.tsx' },
  { id: 'admin-mails', path: '/admin/operations/mails', access: 'platformAdmin', module: 'administration/operations/mails.page.tsx' },
  { id: 'admin-nodes', path: '/admin/operations/nodes', access: 'platformAdmin', module: 'administration/operations/nodes.page.tsx' },
  { id: 'admin-storage', path: '/admin/operations/storage', access: 'platformAdmin', module: 'administration/operations/storage.page.tsx' },
  { id: 'admin-alerts', path: '/admin/operations/alerts', access: 'platformAdmin', module: 'administration/operations/alerts.page.tsx' },
  {
    id: 'admin-maintenance',
    path: '/admin/operations/maintenance',
    access: 'platformAdmin',
    module: 'administration/operations/maintenance.page.tsx',
  },
  { id: 'admin-audit', path: '/admin/audit', access: 'platformAdmin', module: 'administration/audit/audit.page.tsx' },
  { id: 'staff-audit', path: '/staff/audit', access: 'schoolStaff', module: 'administration/audit/school-audit.page.tsx' },
];
