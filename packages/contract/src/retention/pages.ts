import type { Page } from '../kernel/page.ts';

export const RETENTION_PAGES: readonly Page[] = [
  {
    id: 'staff-retained',
    path: '/staff/settings/retention/:kind',
    access: 'schoolStaff',
    module: 'retention/retained.page.tsx',
  },
];
