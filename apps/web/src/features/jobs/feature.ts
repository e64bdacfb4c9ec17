import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'jobs',
  uses: ['candidates', 'favorites', 'identity', 'verification'],
  parts: [
    'compare/compare-bar',
    'compare/compare-place',
    'compare/compare-table',
    'compare/compare-view',
    'compare/comparing',
    'compare/stored-choice',
    'hidden/hidden-notice',
    'hidden/hidden-states',
    'hidden/hiding',
    'hidden/use-hide',
    'impressions',
    'job-address',
    'job-dates',
    'job-structured',
    'open-application',
    'own-answer',
    'reports/report-form',
    'reports/report-opening',
    'rss-address',
    'seen/note-seen',
    'seen/seen-here',
  ],
  sections: [
    { console: 'admin', place: 84, page: 'admin-reported-jobs', word: 'admin.reportedJobs' },
    { console: 'admin', place: 85, page: 'admin-duplicates', word: 'admin.duplicates' },
    { console: 'admin', place: 86, page: 'admin-search', word: 'admin.search' },
  ],
} satisfies WebFeature;
