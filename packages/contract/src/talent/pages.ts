import type { Page } from '../kernel/page.ts';

export const TALENT_PAGES: readonly Page[] = [
  { id: 'employer-talent', path: '/employer/talent', access: 'organizationStaff', module: 'talent/talent.page.tsx' },
];
