import { SITE_PAGES } from '@fairway/rules/site-pages';
import type { Page } from '../kernel/page.ts';

/** @rule pages.44 */
export const SITE_PAGES_PAGES: readonly Page[] = [
  ...SITE_PAGES.map(
    (id): Page => ({ id, path: `/${id}`, access: 'public', module: 'site-pages/site-page.page.tsx', rendered: true, noWelcome: true }),
  ),
  { id: 'admin-site-pages', path: '/admin/site-pages', access: 'platformAdmin', module: 'site-pages/administration/site-pages.page.tsx' },
  {
    id: 'admin-site-page',
    path: '/admin/site-pages/:tenantId/:page',
    access: 'platformAdmin',
    module: 'site-pages/administration/site-page.page.tsx',
  },
];
