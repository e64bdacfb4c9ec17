import type { Page } from '../kernel/page.ts';

export const ASSESSMENTS_PAGES: readonly Page[] = [
  { id: 'assessments', path: '/assessments', access: 'user', feature: 'assessments', menus: [['tools', 30, 'assessments']] },
  { id: 'assessment-center', path: '/assessments/center', access: 'user', feature: 'assessments' },
  { id: 'assessment-redirect', path: '/assessments/redirect', access: 'user', feature: 'assessments' },
];
