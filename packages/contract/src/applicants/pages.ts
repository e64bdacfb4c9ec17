import type { Page } from '../kernel/page.ts';

export const APPLICANTS_PAGES: readonly Page[] = [
  { id: 'employer-applicants', path: '/employer/applicants', access: 'organizationStaff', module: 'applicants/applicants.page.tsx' },
  { id: 'employer-applicant', path: '/employer/applicants/:id', access: 'organizationStaff', module: 'applicants/applicant.page.tsx' },
];
