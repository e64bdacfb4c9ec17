import type { Page } from '../kernel/page.ts';

export const PROFILE_LOOKS_PAGES: readonly Page[] = [
  {
    id: 'profile-looks',
    path: '/profile/looks',
    access: 'candidate',
    feature: 'myProfile',
    module: 'profile-looks/profile-looks.page.tsx',
  },
];
