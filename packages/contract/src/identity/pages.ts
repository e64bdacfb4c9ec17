import type { Page } from '../kernel/page.ts';

/** Open without a sign-in. @rule pages.6 */
export const IDENTITY_PAGES: readonly Page[] = [
  { id: 'login', path: '/login', access: 'public', module: 'identity/login.page.tsx', noWelcome: true },
  { id: 'redirect', path: '/redirect', access: 'public', module: 'identity/redirect.page.tsx', bare: true, noWelcome: true },
  { id: 'recover', path: '/recover', access: 'public', feature: 'login', module: 'identity/recover.page.tsx', bare: true, noWelcome: true },
  {
    id: 'recover-password',
    path: '/recover-password',
    access: 'public',
    feature: 'login',
    module: 'identity/recover-password.page.tsx',
    bare: true,
    noWelcome: true,
  },
  {
    id: 'activate-user',
    path: '/activate-user',
    access: 'public',
    feature: 'login',
    module: 'identity/activate-user.page.tsx',
    bare: true,
    noWelcome: true,
  },
  { id: 'invitations', path: '/invitations', access: 'user', module: 'identity/invitations.page.tsx' },
];
