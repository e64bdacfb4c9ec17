import type { Page } from '../kernel/page.ts';

export const POSTING_DECISIONS_PAGES: readonly Page[] = [
  { id: 'employer-schools', path: '/employer/schools', access: 'organizationStaff', module: 'posting-decisions/schools.page.tsx' },
  { id: 'staff-postings', path: '/staff/postings', access: 'schoolStaff', module: 'posting-decisions/postings.page.tsx' },
  // Before the page of one posting: it is no id.
  { id: 'staff-posting-rules', path: '/staff/postings/rules', access: 'schoolStaff', module: 'posting-decisions/rules/rules.page.tsx' },
  { id: 'staff-posting', path: '/staff/postings/:id', access: 'schoolStaff', module: 'posting-decisions/posting.page.tsx' },
  { id: 'staff-employers', path: '/staff/employers', access: 'schoolStaff', module: 'posting-decisions/employers/employers.page.tsx' },
  {
    id: 'staff-employer',
    path: '/staff/employers/:organizationId',
    access: 'schoolStaff',
    module: 'posting-decisions/employers/employer.page.tsx',
  },
];
