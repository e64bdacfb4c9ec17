import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'processing-agreements',
  uses: [],
  sections: [
    { console: 'admin', place: 26, page: 'admin-processing-agreement', word: 'admin.processingAgreement', icon: 'file', group: 'sites' },
  ],
} satisfies WebFeature;
