import type { Page } from '../kernel/page.ts';

export const SHARED_PROFILES_PAGES: readonly Page[] = [
  { id: 'employer-shared', path: '/employer/shared', access: 'organizationStaff', module: 'shared-profiles/shared-profiles.page.tsx' },
  {
    id: 'employer-shared-person',
    path: '/employer/shared/:userId',
    access: 'organizationStaff',
    module: 'shared-profiles/shared-person.page.tsx',
  },
];
