import { defineFeature } from '../../kernel/feature.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { widgetJobs } from './jobs.ts';
import { widgetRoutes } from './routes.ts';

export default defineFeature({
  name: 'widgets',
  uses: ['identity', 'schools', 'verification'],
  tables: ['widget'],
  parts: ['pictures'],
  routes: (node) => widgetRoutes(node.bind, node),
  jobs: widgetJobs,
  seed: {
    after: ['schools'],
    run: async ({ transaction, today, of }) => (await import('./seed.ts')).seedWidgets(transaction, { today, schools: of(schoolsOfWorld) }),
  },
});
