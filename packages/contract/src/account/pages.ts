import type { Page } from '../kernel/page.ts';

export const ACCOUNT_PAGES: readonly Page[] = [
  {
    id: 'account-settings',
    path: '/account/settings',
    access: 'user',
    feature: 'account',
    module: 'account/settings.page.tsx',
    menus: [['account', 40, 'settings']],
    noWelcome: true,
  },
];
