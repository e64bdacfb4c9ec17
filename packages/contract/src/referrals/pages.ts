import type { Page } from '../kernel/page.ts';

export const REFERRALS_PAGES: readonly Page[] = [
  {
    id: 'referrals',
    path: '/referrals',
    access: 'user',
    feature: 'referrals',
    module: 'referrals/referrals.page.tsx',
    menus: [['tools', 80, 'referrals']],
  },
  { id: 'decline-invitations', path: '/referrals/decline', access: 'public', module: 'referrals/decline.page.tsx', noWelcome: true },
];
