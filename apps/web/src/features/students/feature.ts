import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'students',
  uses: ['student-messages'],
  sections: [
    { console: 'staff', place: 30, page: 'staff-students', duty: 'students', word: 'staff.students', icon: 'users', group: 'students' },
  ],
  places: [
    { console: 'staff', section: 'staff.students', word: 'advisers.page.title', page: 'staff-advisers' },
    { console: 'staff', section: 'staff.students', word: 'students.label.title', page: 'staff-students', isPart: true },
  ],
  finds: [
    {
      console: 'staff',
      place: 10,
      word: 'staff.students',
      list: '/api/v1/staff/schools/{schoolId}/students',
      // Of names in their order those of one beginning stand together, far from the first.
      sort: '-since',
      found: ({ id, name, email }) => ({ name, hint: email, page: 'staff-student', named: { id } }),
    },
  ],
} satisfies WebFeature;
