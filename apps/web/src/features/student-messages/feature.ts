import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'student-messages',
  uses: [],
  sections: [
    {
      console: 'staff',
      place: 35,
      page: 'staff-student-messages',
      duty: 'advising',
      word: 'staff.studentMessages',
      icon: 'mail',
      group: 'students',
    },
  ],
} satisfies WebFeature;
