import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'cv-reviews',
  uses: [],
  sections: [{ console: 'staff', place: 40, page: 'staff-cv-reviews', word: 'staff.cvReviews' }],
} satisfies WebFeature;
