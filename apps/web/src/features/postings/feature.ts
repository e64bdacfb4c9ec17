import { recruits } from '@fairway/rules/access';
import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'postings',
  uses: ['candidates', 'jobs', 'posting-decisions'],
  fills: { 'employer-settings': () => import('./components/defaults-section.tsx') },
  parts: ['components/autosave', 'components/fault-words', 'components/use-recognized'],
  sections: [
    {
      console: 'employer',
      place: 20,
      page: 'employer-postings',
      word: 'employer.postings',
      icon: 'list',
      waits: ['expiringPostings', 'schoolQuestions'],
      seenBy: recruits,
    },
  ],
  finds: [
    {
      console: 'employer',
      place: 10,
      word: 'employer.postings',
      list: '/api/v1/employer/organizations/{organizationId}/postings',
      found: ({ id, title }) => ({ name: title || '–', page: 'employer-posting', named: { id } }),
    },
  ],
} satisfies WebFeature;
