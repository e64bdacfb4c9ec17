import type { Page } from '../kernel/page.ts';

/** @rule pages.10, navigation.16 */
export const MYPAGE_PAGES: readonly Page[] = [
  {
    id: 'mypage',
    path: '/mypage',
    access: 'candidate',
    feature: 'myPage',
    module: 'mypage/mypage.page.tsx',
    menus: [
      ['main', 15, 'myPage'],
      ['account', 10, 'myPage'],
    ],
  },
];
