import { defineFeature } from '../../kernel/feature.ts';
import { noteEverybody } from './commands.ts';
import { talentJobs } from './jobs.ts';
import { peopleOfNode } from './people.ts';
import { talentRoutes } from './routes.ts';

export default defineFeature({
  name: 'talent',
  uses: ['candidates', 'identity', 'organizations', 'profile-looks', 'reference', 'schools', 'search', 'teams'],
  tables: ['talent_outbox'],
  parts: ['documents', 'people'],
  backup: { derived: ['talent_outbox'], rebuild: noteEverybody },
  routes: (node) => talentRoutes(node.bind, { people: peopleOfNode(node) }),
  jobs: talentJobs,
  seed: {
    after: ['candidates', 'staff', 'verification'],
    run: async ({ transaction, today }) => (await import('./seed.ts')).seedTalent(transaction, today),
  },
});
