import type { Page } from '../kernel/page.ts';

/** The empty path for visitors: who is signed in is led on to where they begin. @rule pages.5 */
export const LANDING_PAGES: readonly Page[] = [
  { id: 'landing', path: '/', access: 'public', feature: 'landing', module: 'landing/landing.page.tsx', rendered: true },
];
