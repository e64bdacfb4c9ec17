import type { Page } from '../kernel/page.ts';

export const MASTERCLASSES_PAGES: readonly Page[] = [
  { id: 'masterclasses', path: '/masterclasses', access: 'user', feature: 'masterclasses', menus: [['tools', 10, 'masterclasses']] },
];
