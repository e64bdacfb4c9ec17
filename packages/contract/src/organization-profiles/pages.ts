import type { Page } from '../kernel/page.ts';

export const ORGANIZATION_PROFILES_PAGES: readonly Page[] = [
  {
    id: 'employer-profile',
    path: '/employer/profile',
    access: 'organizationStaff',
    module: 'organization-profiles/organization-profile.page.tsx',
  },
];
