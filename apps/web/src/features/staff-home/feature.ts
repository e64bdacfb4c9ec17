import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'staff-home',
  uses: ['cv-reviews', 'posting-decisions', 'school-partners', 'verification'],
  sections: [{ console: 'staff', place: 10, page: 'staff', word: 'staff.home', icon: 'home' }],
} satisfies WebFeature;
