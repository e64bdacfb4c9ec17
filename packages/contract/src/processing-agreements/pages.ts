import type { Page } from '../kernel/page.ts';

export const PROCESSING_AGREEMENTS_PAGES: readonly Page[] = [
  {
    id: 'admin-processing-agreement',
    path: '/admin/processing-agreement',
    access: 'platformAdmin',
    module: 'processing-agreements/administration/agreement.page.tsx',
  },
  {
    id: 'admin-processing-agreement-schools',
    path: '/admin/processing-agreement/schools',
    access: 'platformAdmin',
    module: 'processing-agreements/administration/schools.page.tsx',
  },
];
