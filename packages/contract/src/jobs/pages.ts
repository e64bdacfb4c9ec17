import type { Page } from '../kernel/page.ts';

/** @rule pages.15, pages.43 */
export const JOBS_PAGES: readonly Page[] = [
  {
    id: 'jobs',
    path: '/jobs',
    access: 'public',
    feature: 'findJobs',
    module: 'jobs/jobs.page.tsx',
    rendered: true,
    menus: [['main', 20, 'jobs']],
  },
  { id: 'hidden-jobs', path: '/jobs/hidden', access: 'candidate', feature: 'findJobs', module: 'jobs/hidden/hidden-jobs.page.tsx' },
  {
    id: 'compare-jobs',
    path: '/jobs/compare',
    access: 'public',
    feature: 'findJobs',
    module: 'jobs/compare/compare-jobs.page.tsx',
    rendered: true,
  },
  { id: 'seen-jobs', path: '/jobs/seen', access: 'public', feature: 'findJobs', module: 'jobs/seen/seen-jobs.page.tsx' },
  { id: 'jobdetail', path: '/jobs/:id', access: 'public', feature: 'findJobs', module: 'jobs/job-detail.page.tsx', rendered: true },
  { id: 'admin-duplicates', path: '/admin/duplicates', access: 'platformAdmin', module: 'jobs/duplicates/duplicates.page.tsx' },
  { id: 'admin-duplicate', path: '/admin/duplicates/:id/:otherId', access: 'platformAdmin', module: 'jobs/duplicates/duplicate.page.tsx' },
  { id: 'admin-search', path: '/admin/search', access: 'platformAdmin', module: 'jobs/explanation/explanation.page.tsx' },
];
