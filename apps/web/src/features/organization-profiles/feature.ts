import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'organization-profiles',
  uses: ['candidates', 'organizations', 'postings'],
  parts: ['components/profile-faults', 'components/profile-writing'],
  sections: [
    {
      console: 'employer',
      place: 70,
      page: 'employer-profile',
      word: 'employer.profile',
      icon: 'building',
      // It is its owners' to write.
      seenBy: ({ roles }) => roles.some((role) => role === 'OrganizationAdmin' || role === 'Admin'),
    },
  ],
} satisfies WebFeature;
