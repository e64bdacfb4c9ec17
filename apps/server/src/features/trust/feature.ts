import { defineFeature } from '../../kernel/feature.ts';
import { trustJobs } from './jobs.ts';
import { trustMails } from './mails/templates.ts';
import { moveCases } from './merging.ts';
import { trustPersonalData } from './personal-data.ts';
import { trustRoutes } from './routes.ts';
import { decisionsToAnswer } from './waiting.ts';

export default defineFeature({
  name: 'trust',
  uses: ['identity', 'jobs', 'organizations', 'teams'],
  tables: ['report', 'report_case', 'report_decision', 'report_evidence'],
  parts: ['evidence', 'marks'],
  routes: (node) => trustRoutes(node.bind),
  jobs: trustJobs,
  mails: trustMails,
  waitingAtOrganization: [decisionsToAnswer],
  personalData: [trustPersonalData],
  outlives: ['report.reporter_id', 'report_decision.decided_by', 'report_decision.appealed_by', 'report_decision.answered_by'],
  merge: {
    organization: { moves: ['report_case'], run: moveCases },
    person: {
      columns: {
        'report.reporter_id': { moves: 'reports' },
        'report_decision.answered_by': { moves: 'work' },
        'report_decision.appealed_by': { moves: 'reports' },
        'report_decision.decided_by': { moves: 'work' },
      },
    },
  },
  seed: {
    after: ['identity', 'jobs', 'organizations', 'teams'],
    run: async ({ transaction, today }) => (await import('./seed.ts')).seedTrust(transaction, today),
  },
});
