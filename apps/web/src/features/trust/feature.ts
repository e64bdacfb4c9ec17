import { recruits } from '@fairway/rules/access';
import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'trust',
  uses: [],
  parts: ['components/report-opening'],
  sections: [
    { console: 'admin', place: 84, page: 'admin-reports', word: 'admin.reports', icon: 'flag', group: 'jobs', waits: ['openReports'] },
    {
      console: 'employer',
      place: 85,
      page: 'employer-decisions',
      word: 'employer.decisions',
      icon: 'flag',
      waits: ['takenDown'],
      seenBy: recruits,
    },
  ],
} satisfies WebFeature;
