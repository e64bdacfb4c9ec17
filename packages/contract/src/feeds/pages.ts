import type { Page } from '../kernel/page.ts';

export const FEEDS_PAGES: readonly Page[] = [
  { id: 'admin-imports', path: '/admin/imports', access: 'platformAdmin', module: 'feeds/administration/feeds.page.tsx' },
  { id: 'admin-import', path: '/admin/imports/:id', access: 'platformAdmin', module: 'feeds/administration/feed.page.tsx' },
  { id: 'admin-import-run', path: '/admin/imports/:id/runs/:run', access: 'platformAdmin', module: 'feeds/administration/run.page.tsx' },
];
