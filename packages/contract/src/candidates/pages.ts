import type { Page } from '../kernel/page.ts';

export const CANDIDATES_PAGES: readonly Page[] = [
  {
    id: 'profile',
    path: '/profile',
    access: 'candidate',
    feature: 'myProfile',
    module: 'candidates/profile.page.tsx',
    menus: [
      ['main', 10, 'profile'],
      ['account', 20, 'editProfile'],
    ],
  },
];
