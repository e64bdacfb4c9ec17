import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'cv-reviews',
  uses: [],
  sections: [
    {
      console: 'staff',
      place: 40,
      page: 'staff-cv-reviews',
      duty: 'students',
      word: 'staff.cvReviews',
      icon: 'review',
      group: 'students',
      waits: ['cvReviews'],
    },
  ],
  finds: [
    {
      console: 'staff',
      place: 30,
      word: 'staff.cvReviews',
      list: '/api/v1/staff/schools/{schoolId}/cv-reviews',
      found: ({ id, name, program }) => ({ name, hint: program, page: 'staff-cv-review', named: { id } }),
    },
  ],
  places: [{ console: 'staff', section: 'staff.cvReviews', word: 'cv-reviews.settings.title', page: 'staff-cv-reviews', isPart: true }],
} satisfies WebFeature;
