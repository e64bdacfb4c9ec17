import type { Page } from '../kernel/page.ts';

export const WIDGETS_PAGES: readonly Page[] = [
  { id: 'staff-widgets', path: '/staff/widgets', access: 'schoolStaff', module: 'widgets/staff/widgets.page.tsx' },
  { id: 'admin-widgets', path: '/admin/widgets', access: 'platformAdmin', module: 'widgets/administration/widgets.page.tsx' },
];
