import type { Page } from '../kernel/page.ts';

export const SCHOOLS_PAGES: readonly Page[] = [
  // One module for both.
  { id: 'staff-settings', path: '/staff/settings', access: 'schoolStaff', module: 'schools/settings/settings.page.tsx' },
  { id: 'staff-settings-section', path: '/staff/settings/:section', access: 'schoolStaff', module: 'schools/settings/settings.page.tsx' },
  { id: 'admin-schools', path: '/admin/schools', access: 'platformAdmin', module: 'schools/administration/schools.page.tsx' },
  { id: 'admin-school', path: '/admin/schools/:id', access: 'platformAdmin', module: 'schools/administration/school.page.tsx' },
];
