import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'schools',
  uses: ['verification'],
  parts: ['settings/draft'],
  sections: [
    { console: 'staff', place: 60, page: 'staff-settings', word: 'staff.settings' },
    { console: 'admin', place: 30, page: 'admin-schools', word: 'admin.schools' },
  ],
} satisfies WebFeature;
