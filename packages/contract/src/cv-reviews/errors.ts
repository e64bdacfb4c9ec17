import type { ErrorEntries } from '../kernel/error-entry.ts';

export const CV_REVIEWS_ERRORS = {
  'cv_reviews.not_offered': { status: 409, source: 'cv-reviews: the school does not review CVs, or the caller is not verified there' },
  'cv_reviews.not_for_you': { status: 409, source: 'cv-reviews: the school reviews CVs of others than the caller (cv-reviews.2)' },
  'cv_reviews.not_a_cv': { status: 409, source: 'cv-reviews' },
  'cv_reviews.open_already': { status: 409, source: 'cv-reviews: one open request a CV' },
  'cv_reviews.limit': { status: 409, source: 'cv-reviews' },
  'cv_reviews.over': { status: 409, source: 'cv-reviews' },
  'cv_reviews.taken': { status: 409, source: 'cv-reviews: a colleague was faster' },
  'cv_reviews.no_colleague': { status: 422, source: 'cv-reviews' },
  'cv_reviews.no_such_page': { status: 422, source: 'cv-reviews: the document has fewer pages' },
  'cv_reviews.nothing_to_send': { status: 409, source: 'cv-reviews' },
  'cv_reviews.document_gone': { status: 410, source: 'cv-reviews' },
  'cv_reviews.settings_changed': { status: 409, source: 'cv-reviews' },
} as const satisfies ErrorEntries;
