import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'reference',
  uses: [],
  sections: [{ console: 'admin', place: 60, page: 'admin-reference', word: 'admin.reference', icon: 'list', group: 'jobs' }],
} satisfies WebFeature;
