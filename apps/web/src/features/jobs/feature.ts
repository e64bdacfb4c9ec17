import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'jobs',
  uses: ['candidates', 'favorites', 'identity', 'verification'],
  parts: ['impressions', 'job-address', 'job-dates', 'job-structured', 'open-application', 'rss-address'],
} satisfies WebFeature;
