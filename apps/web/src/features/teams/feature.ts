import { recruits } from '@fairway/rules/access';
import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'teams',
  uses: ['identity', 'organizations'],
  parts: ['components/console-opening', 'employer/team-acts'],
  sections: [
    { console: 'employer', place: 10, page: 'employer', word: 'employer.home', icon: 'home' },
    { console: 'employer', place: 80, page: 'employer-team', word: 'employer.team', icon: 'users', waits: ['joinRequests'] },
    { console: 'employer', place: 90, page: 'employer-settings', word: 'employer.settings', icon: 'settings', seenBy: recruits },
    { console: 'admin', place: 45, page: 'admin-claims', word: 'admin.claims', icon: 'check', group: 'people', waits: ['openClaims'] },
  ],
  finds: [
    {
      console: 'employer',
      place: 30,
      word: 'employer.team',
      list: '/api/v1/employer/organizations/{organizationId}/team',
      found: ({ firstName, lastName, email }) => ({
        name: `${firstName} ${lastName}`.trim() || email,
        hint: email,
        page: 'employer-team',
        query: { q: email },
      }),
    },
  ],
  places: [{ console: 'employer', section: 'employer.team', word: 'teams.team.invite', page: 'employer-team', isPart: true }],
} satisfies WebFeature;
