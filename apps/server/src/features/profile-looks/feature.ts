import { defineFeature } from '../../kernel/feature.ts';
import { profileLookJobs } from './jobs.ts';
import { profileLookPersonalData } from './personal-data.ts';
import { profileLookRoutes } from './routes.ts';

export default defineFeature({
  name: 'profile-looks',
  uses: ['identity', 'schools'],
  tables: ['profile_look'],
  asks: {
    organization_shown: 'A look is shown with the name of the organization for which it was.',
    profile_share_standing: 'The share by which they see the profile is taken back beside it.',
  },
  routes: (node) => profileLookRoutes(node.bind),
  jobs: profileLookJobs,
  personalData: [profileLookPersonalData],
  outlives: ['profile_look.looked_by'],
  merge: {
    person: {
      columns: {
        'profile_look.looked_by': { moves: 'work' },
        'profile_look.user_id': { moves: 'profile' },
      },
    },
    organization: {
      moves: ['profile_look'],
      run: async (transaction, { sourceId, targetId }) => {
        await transaction.updateTable('profile_look').set({ organization_id: targetId }).where('organization_id', '=', sourceId).execute();
      },
    },
  },
});
