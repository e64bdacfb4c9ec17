import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'widgets',
  uses: [],
  sections: [
    { console: 'staff', place: 50, page: 'staff-widgets', word: 'staff.widgets' },
    { console: 'admin', place: 100, page: 'admin-widgets', word: 'admin.widgets' },
  ],
} satisfies WebFeature;
