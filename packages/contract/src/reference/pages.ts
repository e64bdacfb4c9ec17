import type { Page } from '../kernel/page.ts';

export const REFERENCE_PAGES: readonly Page[] = [
  { id: 'admin-reference', path: '/admin/reference', access: 'platformAdmin', module: 'reference/administration/reference.page.tsx' },
  {
    id: 'admin-reference-import',
    path: '/admin/reference/imports/:id',
    access: 'platformAdmin',
    module: 'reference/administration/reference-import.page.tsx',
  },
  {
    id: 'admin-reference-list',
    path: '/admin/reference/:kind',
    access: 'platformAdmin',
    module: 'reference/administration/reference-list.page.tsx',
  },
  {
    id: 'admin-reference-entry',
    path: '/admin/reference/:kind/:id',
    access: 'platformAdmin',
    module: 'reference/administration/reference-entry.page.tsx',
  },
];
