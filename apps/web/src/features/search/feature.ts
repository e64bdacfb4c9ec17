import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'search',
  uses: [],
  sections: [{ console: 'admin', place: 87, page: 'admin-concepts', word: 'admin.concepts', icon: 'book', group: 'jobs' }],
  places: [
    { console: 'admin', section: 'admin.concepts', word: 'concepts.add', page: 'admin-concept', named: { id: 'new' }, isPart: true },
  ],
} satisfies WebFeature;
