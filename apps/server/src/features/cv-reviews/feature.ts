import { defineFeature } from '../../kernel/feature.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { cvReviewMails } from './mails/templates.ts';
import { cvReviewPersonalData } from './personal-data.ts';
import { cvReviewRoutes } from './routes.ts';
import { waitingReviews } from './waiting.ts';

export default defineFeature({
  name: 'cv-reviews',
  uses: ['candidates', 'communication', 'documents', 'identity', 'profile-looks', 'schools', 'verification'],
  tables: ['cv_review', 'cv_review_comment', 'cv_review_setting', 'cv_review_version'],
  parts: ['moves', 'queue', 'reviewing', 'settings'],
  routes: (node) => cvReviewRoutes(node.bind, node),
  waiting: [waitingReviews],
  mails: cvReviewMails,
  personalData: [cvReviewPersonalData],
  outlives: ['cv_review.assigned_to', 'cv_review_comment.author_id'],
  seed: {
    after: ['documents', 'students', 'verification'],
    run: async ({ transaction, today, storeFile, of }) =>
      storeFile && (await import('./seed.ts')).seedCvReviews(transaction, { today, schools: of(schoolsOfWorld), storeFile }),
  },
});
