import { recruits } from '@fairway/rules/access';
import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'applicants',
  uses: ['applications', 'resume'],
  fills: { 'employer-settings': () => import('./components/stages-section.tsx') },
  parts: ['live-applicants', 'applicants-list', 'components/use-move'],
  sections: [
    {
      console: 'employer',
      place: 15,
      page: 'employer-applicants',
      word: 'employer.applicants',
      icon: 'check',
      waits: ['newApplicants'],
      seenBy: recruits,
    },
  ],
  finds: [
    {
      console: 'employer',
      place: 5,
      word: 'employer.applicants',
      list: '/api/v1/employer/organizations/{organizationId}/applicants',
      found: ({ id, name, title }) => ({ name: `${name} · ${title}`, page: 'employer-applicant', named: { id } }),
    },
  ],
} satisfies WebFeature;
