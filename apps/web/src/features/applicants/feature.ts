import type { WebFeature } from '../../lib/feature.ts';

/** Representatives stand at fairs: they read no applications. */
const recruits = ({ roles }: { roles: readonly string[] }) => roles.some((role) => role !== 'Representative' && role !== 'Candidate');

export default {
  name: 'applicants',
  uses: ['applications'],
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
