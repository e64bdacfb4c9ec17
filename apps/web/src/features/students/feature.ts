import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'students',
  uses: [],
  sections: [{ console: 'staff', place: 30, page: 'staff-students', word: 'staff.students' }],
} satisfies WebFeature;
