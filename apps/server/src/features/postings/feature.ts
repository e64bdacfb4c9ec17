import type { CountAtOrganization } from '../../kernel/feature.ts';
import { defineFeature } from '../../kernel/feature.ts';
import { organizationsOfWorld } from '../organizations/slots.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import type { ManagedOrganizationId } from '../teams/access.ts';
import { postingJobs } from './jobs.ts';
import { preparerOf } from './preparing.ts';
import { countExpiring } from './queries.ts';
import { postingRoutes } from './routes.ts';
import { moveTemplates } from './templates/commands.ts';

const expiringPostings: CountAtOrganization = async (database, organizationId, now) => [
  { item: 'expiringPostings', count: await countExpiring(database, organizationId as ManagedOrganizationId, now), oldestAt: null },
];

export default defineFeature({
  name: 'postings',
  uses: ['applications', 'feeds', 'identity', 'jobs', 'organizations', 'posting-decisions', 'schools', 'teams'],
  tables: ['posting', 'posting_default', 'posting_template'],
  views: ['posting_written'],
  parts: ['preparing'],
  routes(node) {
    postingRoutes(node.bind, { database: node.database, preparer: preparerOf(node) });
  },
  jobs: postingJobs,
  waitingAtOrganization: [expiringPostings],
  outlives: ['posting.changed_by', 'posting_template.changed_by'],
  merge: {
    person: {
      columns: {
        'posting.changed_by': { moves: 'work' },
        'posting_template.changed_by': { moves: 'work' },
      },
    },
    organization: {
      moves: ['posting', 'posting_template'],
      stays: { posting_default: 'The one that takes over has its own.' },
      run: async (transaction, { sourceId, targetId }) => {
        await transaction.updateTable('posting').set({ organization_id: targetId }).where('organization_id', '=', sourceId).execute();
        await moveTemplates(transaction, { sourceId, targetId });
      },
    },
  },
  seed: {
    after: ['identity', 'organizations', 'jobs', 'teams', 'schools'],
    run: async ({ transaction, today, of }) =>
      (await import('./seed.ts')).seedPostings(transaction, {
        today,
        organizations: of(organizationsOfWorld),
        schools: of(schoolsOfWorld),
      }),
  },
});
