import type { Page } from '../kernel/page.ts';

export const OUTCOMES_PAGES: readonly Page[] = [
  { id: 'outcomes', path: '/outcomes', access: 'candidate', feature: 'outcomes', module: 'outcomes/outcomes.page.tsx', noWelcome: true },
  {
    id: 'staff-outcomes',
    path: '/staff/outcomes',
    access: 'schoolStaff',
    feature: 'outcomes',
    module: 'outcomes/staff/report.page.tsx',
  },
  {
    id: 'staff-graduates',
    path: '/staff/outcomes/graduates',
    access: 'schoolStaff',
    feature: 'outcomes',
    module: 'outcomes/staff/graduates.page.tsx',
  },
];
