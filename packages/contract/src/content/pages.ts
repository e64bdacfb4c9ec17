import type { Page } from '../kernel/page.ts';

/** @rule pages.36 */
export const CONTENT_PAGES: readonly Page[] = [
  {
    id: 'tools',
    path: '/tools',
    access: 'public',
    feature: 'tools',
    module: 'content/tools.page.tsx',
    rendered: true,
    menus: [['tools', 90, 'links']],
  },
  {
    id: 'apps',
    path: '/apps',
    access: 'public',
    feature: 'apps',
    module: 'content/apps.page.tsx',
    rendered: true,
    menus: [['tools', 100, 'apps']],
  },
  {
    id: 'about-gptw',
    path: '/about-gptw',
    access: 'public',
    feature: 'aboutGptw',
    module: 'content/about-gptw.page.tsx',
    hiddenInProduction: true,
    rendered: true,
  },
  { id: 'country-guides', path: '/country-guides', access: 'public', feature: 'countryGuides', menus: [['tools', 60, 'countryGuides']] },
];
