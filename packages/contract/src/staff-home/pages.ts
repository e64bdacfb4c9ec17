import type { Page } from '../kernel/page.ts';

export const STAFF_HOME_PAGES: readonly Page[] = [
  { id: 'staff', path: '/staff', access: 'schoolStaff', module: 'staff-home/staff-home.page.tsx' },
];
