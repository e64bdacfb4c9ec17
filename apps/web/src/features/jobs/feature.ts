import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'jobs',
  uses: ['candidates', 'favorites', 'identity', 'verification'],
  parts: ['impressions', 'job-address', 'job-dates', 'job-structured', 'open-application', 'rss-address'],
  sections: [
    { console: 'admin', place: 85, page: 'admin-duplicates', word: 'admin.duplicates' },
    { console: 'admin', place: 86, page: 'admin-search', word: 'admin.search' },
  ],
} satisfies WebFeature;
