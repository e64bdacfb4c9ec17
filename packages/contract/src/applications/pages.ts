import type { Page } from '../kernel/page.ts';

/** @rule applications.8, navigation.17 */
export const APPLICATIONS_PAGES: readonly Page[] = [
  {
    id: 'applications',
    path: '/applications',
    access: 'candidate',
    feature: 'applications',
    module: 'applications/applications.page.tsx',
    menus: [['account', 45, 'applications']],
  },
  {
    id: 'application',
    path: '/applications/:id',
    access: 'candidate',
    feature: 'applications',
    module: 'applications/record/application.page.tsx',
  },
  { id: 'apply', path: '/jobs/:id/apply', access: 'candidate', feature: 'applications', module: 'applications/sending/apply.page.tsx' },
];
