import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'widgets',
  uses: [],
  sections: [
    { console: 'staff', place: 50, page: 'staff-widgets', duty: 'content', word: 'staff.widgets', icon: 'grid', group: 'school' },
    { console: 'admin', place: 100, page: 'admin-widgets', word: 'admin.widgets', icon: 'grid', group: 'sites' },
  ],
  places: [
    { console: 'staff', section: 'staff.widgets', word: 'widgets.add', page: 'staff-widgets', isPart: true },
    { console: 'admin', section: 'admin.widgets', word: 'widgets.add', page: 'admin-widgets', isPart: true },
  ],
} satisfies WebFeature;
