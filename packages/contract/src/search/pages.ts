import type { Page } from '../kernel/page.ts';

export const SEARCH_PAGES: readonly Page[] = [
  { id: 'admin-concepts', path: '/admin/concepts', access: 'platformAdmin', module: 'search/concepts/concepts.page.tsx' },
  { id: 'admin-concept', path: '/admin/concepts/:id', access: 'platformAdmin', module: 'search/concepts/concept.page.tsx' },
];
