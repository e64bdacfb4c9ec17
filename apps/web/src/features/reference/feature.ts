import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'reference',
  uses: [],
  sections: [{ console: 'admin', place: 60, page: 'admin-reference', word: 'admin.reference', icon: 'list', group: 'jobs' }],
  places: [
    {
      console: 'admin',
      section: 'admin.reference',
      word: 'reference-data.coverage.title',
      page: 'admin-reference',
      text: 'reference-data.coverage.text',
      isPart: true,
    },
    {
      console: 'admin',
      section: 'admin.reference',
      word: 'reference-data.import.title',
      page: 'admin-reference',
      text: 'reference-data.import.text',
      isPart: true,
    },
  ],
} satisfies WebFeature;
