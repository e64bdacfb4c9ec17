import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'access-simulator',
  uses: [],
  parts: ['simulation-address'],
  sections: [{ console: 'staff', place: 70, page: 'staff-access', duty: 'students', word: 'staff.access', icon: 'eye', group: 'school' }],
} satisfies WebFeature;
