import type { Page } from '../kernel/page.ts';

export const DOCUMENTS_PAGES: readonly Page[] = [
  {
    id: 'profile-documents',
    path: '/profile/documents',
    access: 'candidate',
    feature: 'documents',
    module: 'documents/documents.page.tsx',
    menus: [['account', 30, 'cvs']],
  },
  { id: 'cvupload', path: '/cvupload', access: 'candidate', feature: 'documents', module: 'documents/cvupload.page.tsx' },
  { id: 'cvs', path: '/cvs', access: 'candidate', feature: 'documents', module: 'documents/cvs.page.tsx' },
];
