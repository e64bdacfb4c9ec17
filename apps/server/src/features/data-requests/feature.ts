import { defineFeature } from '../../kernel/feature.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { dataRequestPersonalData, emptyDataRequests } from './personal-data.ts';
import { dataRequestRoutes } from './routes.ts';

export default defineFeature({
  name: 'data-requests',
  uses: ['account', 'identity', 'schools', 'verification'],
  tables: ['school_data_request'],
  parts: ['archive'],
  routes: (node) =>
    dataRequestRoutes(
      node.bind,
      node.features.flatMap(({ holds }) => holds ?? []),
      node.files,
    ),
  personalData: [dataRequestPersonalData],
  erase: emptyDataRequests,
  outlives: ['school_data_request.user_id', 'school_data_request.recorded_by', 'school_data_request.closed_by'],
  merge: {
    person: {
      columns: {
        'school_data_request.user_id': { moves: 'school' },
        'school_data_request.recorded_by': { moves: 'work' },
        'school_data_request.closed_by': { moves: 'work' },
      },
    },
  },
  seed: {
    after: ['identity', 'students'],
    run: async ({ transaction, today, of }) =>
      (await import('./seed.ts')).seedDataRequests(transaction, { today, schools: of(schoolsOfWorld) }),
  },
});
