import type { Page } from '../kernel/page.ts';

export const ACCESS_SIMULATOR_PAGES: readonly Page[] = [
  { id: 'staff-access', path: '/staff/access', access: 'schoolStaff', module: 'access-simulator/access-simulator.page.tsx' },
];
