import type { Page } from '../kernel/page.ts';

export const BILLING_PAGES: readonly Page[] = [
  { id: 'account-subscriptions', path: '/account/subscriptions', access: 'user', feature: 'billing' },
  { id: 'account-purchases', path: '/account/purchases', access: 'user', feature: 'billing' },
  { id: 'account-invoices', path: '/account/invoices', access: 'user', feature: 'billing' },
  { id: 'account-payments', path: '/account/payments', access: 'user', feature: 'billing' },
];
