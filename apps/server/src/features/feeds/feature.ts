import { defineFeature } from '../../kernel/feature.ts';
import { organizationsOfWorld } from '../organizations/slots.ts';
import { feedAdministrationRoutes } from './administration/routes.ts';
import { logoJobs } from './logos/jobs.ts';
import { feedMails } from './mails/templates.ts';
import { ownFeedRoutes } from './own/routes.ts';
import { feedsInTrouble } from './own/waiting.ts';
import { feedJobs } from './schedule/jobs.ts';

export default defineFeature({
  name: 'feeds',
  uses: ['organizations', 'identity', 'jobs', 'reference', 'teams', 'tenants'],
  tables: ['feed', 'feed_logo', 'feed_run'],
  // biome-ignore format: a list
  parts: [
    'administration/card', 'administration/runs', 'batches', 'changes', 'organizations', 'descriptions/', 'schedule/attention', 'formats',
    'posting', 'readers/', 'reading', 'report', 'runs', 'titles', 'upsert',
  ],
  shows: ['preparation', 'prepare', 'skills'],
  routes(node) {
    feedAdministrationRoutes(node.bind);
    ownFeedRoutes(node.bind);
  },
  jobs: (services) => [...feedJobs(services), ...logoJobs(services)],
  mails: feedMails,
  waitingAtOrganization: [feedsInTrouble],
  outlives: ['feed.owner_id'],
  merge: {
    person: {
      columns: {
        'feed.owner_id': { moves: 'work' },
      },
    },
    organization: {
      moves: ['feed'],
      run: async (transaction, { sourceId, targetId }) => {
        await transaction.updateTable('feed').set({ organization_id: targetId }).where('organization_id', '=', sourceId).execute();
      },
      stays: { feed_logo: 'What a feed says of a row that leads on is asked for no more; the other has a logo of its own.' },
    },
  },
  commandLine: () => import('./schedule/command-line.ts'),
  seed: {
    after: ['organizations', 'identity', 'jobs', 'teams'],
    run: async ({ transaction, today, of }) =>
      (await import('./seed.ts')).seedFeeds(transaction, { today, organizations: of(organizationsOfWorld) }),
  },
});
