import type { Page } from '../kernel/page.ts';

export const VERIFICATION_PAGES: readonly Page[] = [
  {
    id: 'verify',
    path: '/verify',
    access: 'public',
    feature: 'login',
    module: 'verification/verify.page.tsx',
    bare: true,
    noWelcome: true,
  },
  { id: 'staff-verifications', path: '/staff/verifications', access: 'schoolStaff', module: 'verification/queue/queue.page.tsx' },
];
