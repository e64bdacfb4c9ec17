import type { Page } from '../kernel/page.ts';

export const POSTINGS_PAGES: readonly Page[] = [
  { id: 'employer-postings', path: '/employer/postings', access: 'organizationStaff', module: 'postings/postings.page.tsx' },
  { id: 'employer-posting', path: '/employer/postings/:id', access: 'organizationStaff', module: 'postings/posting.page.tsx' },
];
