import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'site-pages',
  uses: [],
  sections: [{ console: 'admin', place: 25, page: 'admin-site-pages', word: 'admin.sitePages', icon: 'file', group: 'sites' }],
} satisfies WebFeature;
