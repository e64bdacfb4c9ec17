import type { Page } from '../kernel/page.ts';

export const FAVORITES_PAGES: readonly Page[] = [
  {
    id: 'favorites',
    path: '/favorites',
    access: 'candidate',
    feature: 'favorites',
    module: 'favorites/favorites.page.tsx',
    menus: [['account', 50, 'favorites']],
  },
];
