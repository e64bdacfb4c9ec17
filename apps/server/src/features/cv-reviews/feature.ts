import { defineFeature } from '../../kernel/feature.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { cvReviewMails } from './mails/templates.ts';
import { cvReviewPersonalData } from './personal-data.ts';
import { cvReviewRoutes } from './routes.ts';
import { waitingReviews } from './waiting.ts';

export default defineFeature({
  name: 'cv-reviews',
  uses: ['candidates', 'communication', 'documents', 'identity', 'profile-looks', 'schools', 'students', 'verification'],
  tables: ['cv_review', 'cv_review_comment', 'cv_review_setting', 'cv_review_version'],
  parts: ['audience', 'moves', 'queue', 'reviewing', 'settings'],
  shows: ['settings'],
  routes: (node) => cvReviewRoutes(node.bind, node),
  waiting: [waitingReviews],
  mails: cvReviewMails,
  personalData: [cvReviewPersonalData],
  outlives: ['cv_review.assigned_to', 'cv_review_comment.author_id'],
  merge: {
    person: {
      columns: {
        'cv_review.assigned_to': { moves: 'work' },
        'cv_review.user_id': { moves: 'reviews' },
        'cv_review_comment.author_id': { moves: 'reviews' },
      },
    },
  },
  seed: {
    after: ['documents', 'students', 'verification'],
    run: async ({ transaction, today, storeFile, of }) =>
      storeFile && (await import('./seed.ts')).seedCvReviews(transaction, { today, schools: of(schoolsOfWorld), storeFile }),
  },
});
