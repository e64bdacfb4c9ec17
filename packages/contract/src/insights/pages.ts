import type { Page } from '../kernel/page.ts';

export const INSIGHTS_PAGES: readonly Page[] = [
  { id: 'employer-insights', path: '/employer/insights', access: 'organizationStaff', module: 'insights/insights.page.tsx' },
  { id: 'employer-insights-by', path: '/employer/insights/:by', access: 'organizationStaff', module: 'insights/insights-by.page.tsx' },
];
