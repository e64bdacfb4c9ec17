import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'search',
  uses: [],
  sections: [{ console: 'admin', place: 87, page: 'admin-concepts', word: 'admin.concepts', icon: 'book', group: 'jobs' }],
} satisfies WebFeature;
