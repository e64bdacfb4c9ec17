import type { Page } from '../kernel/page.ts';

export const TRUST_PAGES: readonly Page[] = [
  { id: 'admin-reports', path: '/admin/reports', access: 'platformAdmin', module: 'trust/reports.page.tsx' },
  { id: 'admin-report', path: '/admin/reports/:id', access: 'platformAdmin', module: 'trust/report.page.tsx' },
  { id: 'employer-decisions', path: '/employer/decisions', access: 'organizationStaff', module: 'trust/decisions.page.tsx' },
];
