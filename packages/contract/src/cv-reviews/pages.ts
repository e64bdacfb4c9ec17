import type { Page } from '../kernel/page.ts';

export const CV_REVIEWS_PAGES: readonly Page[] = [
  {
    id: 'cv-review',
    path: '/cv-review',
    access: 'candidate',
    feature: 'cvReview',
    module: 'cv-reviews/cv-review.page.tsx',
    menus: [['tools', 70, 'cvReview']],
  },
  {
    id: 'staff-cv-reviews',
    path: '/staff/cv-reviews',
    access: 'schoolStaff',
    feature: 'cvReview',
    module: 'cv-reviews/staff/reviews.page.tsx',
  },
  {
    id: 'staff-cv-review',
    path: '/staff/cv-reviews/:id',
    access: 'schoolStaff',
    feature: 'cvReview',
    module: 'cv-reviews/staff/review.page.tsx',
  },
];
