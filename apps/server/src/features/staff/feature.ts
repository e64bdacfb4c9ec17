import { defineFeature } from '../../kernel/feature.ts';
import { identityOf } from '../identity/services.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { staffRoutes } from './routes.ts';
import { firstColleague } from './setup.ts';

export default defineFeature({
  name: 'staff',
  uses: ['cv-reviews', 'identity', 'schools', 'students', 'verification'],
  tables: [],
  parts: ['accounts/inviting'],
  setup: [firstColleague],
  routes: (node) => staffRoutes(node.bind, identityOf(node)),
  seed: {
    after: ['identity', 'candidates', 'verification', 'students'],
    run: async ({ transaction, today, of }) =>
      (await import('./seed.ts')).seedSchoolDesk(transaction, { today, schools: of(schoolsOfWorld) }),
  },
});
