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
  places: [
    { console: 'employer', section: 'employer.postings', word: 'own-postings.list.begin', page: 'employer-postings', isPart: true },
    {
      console: 'employer',
      section: 'employer.settings',
      word: 'own-postings.defaults.title',
      page: 'employer-settings',
      text: 'own-postings.defaults.text',
      isPart: true,
    },
  ],
} satisfies WebFeature;
