import { defineFeature } from '../../kernel/feature.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { outcomeJobs } from './jobs.ts';
import { outcomeMails } from './mails/templates.ts';
import { heldOutcomes, outcomePersonalData } from './personal-data.ts';
import { outcomeRoutes } from './routes.ts';

export default defineFeature({
  name: 'outcomes',
  uses: ['candidates', 'communication', 'identity', 'schools', 'verification'],
  tables: ['outcome', 'outcome_setting', 'outcome_survey'],
  views: ['outcome_graduate'],
  parts: ['report', 'settings', 'surveys'],
  shows: ['settings'],
  routes: (node) => outcomeRoutes(node.bind),
  jobs: outcomeJobs,
  mails: outcomeMails,
  personalData: [outcomePersonalData],
  holds: [heldOutcomes],
  outlives: ['outcome.recorded_by'],
  merge: {
    person: {
      columns: {
        'outcome.recorded_by': { moves: 'work' },
        'outcome.user_id': { moves: 'outcomes' },
        'outcome_survey.user_id': { moves: 'outcomes' },
      },
    },
  },
  seed: {
    after: ['students', 'verification'],
    run: async ({ transaction, today, of }) =>
      (await import('./seed.ts')).seedOutcomes(transaction, { today, schools: of(schoolsOfWorld) }),
  },
});
