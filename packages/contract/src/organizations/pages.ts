import type { Page } from '../kernel/page.ts';

/** @rule pages.18 */
export const ORGANIZATIONS_PAGES: readonly Page[] = [
  {
    id: 'employers',
    path: '/employers',
    access: 'public',
    feature: 'findCompanies',
    module: 'organizations/organizations.page.tsx',
    rendered: true,
    menus: [['main', 30, 'employers']],
  },
  {
    id: 'employerdetail',
    path: '/employers/:id',
    access: 'public',
    feature: 'findCompanies',
    module: 'organizations/organization-detail.page.tsx',
    rendered: true,
  },
  {
    id: 'article',
    path: '/employers/:id/articles/:articleId',
    access: 'public',
    feature: 'findCompanies',
    module: 'organizations/article.page.tsx',
    rendered: true,
  },
  {
    id: 'admin-organizations',
    path: '/admin/organizations',
    access: 'platformAdmin',
    module: 'organizations/administration/organizations.page.tsx',
  },
  {
    id: 'admin-organization',
    path: '/admin/organizations/:id',
    access: 'platformAdmin',
    module: 'organizations/administration/organization.page.tsx',
  },
];
