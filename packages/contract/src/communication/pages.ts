import type { Page } from '../kernel/page.ts';

export const COMMUNICATION_PAGES: readonly Page[] = [
  { id: 'unsubscribe', path: '/unsubscribe', access: 'public', module: 'communication/unsubscribe.page.tsx', noWelcome: true },
];
