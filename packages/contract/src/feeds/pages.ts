import type { Page } from '../kernel/page.ts';

export const FEEDS_PAGES: readonly Page[] = [
  { id: 'admin-imports', path: '/admin/imports', access: 'platformAdmin', module: 'feeds/administration/feeds.page.tsx' },
  { id: 'admin-import', path: '/admin/imports/:id', access: 'platformAdmin', module: 'feeds/administration/feed.page.tsx' },
  { id: 'admin-import-run', path: '/admin/imports/:id/runs/:run', access: 'platformAdmin', module: 'feeds/administration/run.page.tsx' },
  { id: 'employer-feeds', path: '/employer/feeds', access: 'organizationStaff', module: 'feeds/feeds.page.tsx' },
  { id: 'employer-feed', path: '/employer/feeds/:id', access: 'organizationStaff', module: 'feeds/feed.page.tsx' },
  { id: 'employer-feed-run', path: '/employer/feeds/:id/runs/:run', access: 'organizationStaff', module: 'feeds/run.page.tsx' },
];
