import type { CountAtOrganization } from '../../kernel/feature.ts';
import { defineFeature } from '../../kernel/feature.ts';
import type { ManagedOrganizationId } from '../teams/access.ts';
import { applicantJobs } from './jobs.ts';
import { applicantPersonalData } from './personal-data.ts';
import { countNew } from './queries.ts';
import { applicantRoutes } from './routes.ts';

const newApplicants: CountAtOrganization = async (database, organizationId) => [
  { item: 'newApplicants', ...(await countNew(database, organizationId as ManagedOrganizationId)) },
];

export default defineFeature({
  name: 'applicants',
  uses: ['applications', 'identity', 'profile-looks', 'resume', 'teams'],
  views: ['application_plan'],
  tables: [
    'applicant_criterion',
    'applicant_cv_archive',
    'applicant_cv_archived',
    'applicant_decline',
    'applicant_declined',
    'applicant_note',
    'applicant_placed',
    'applicant_placing',
    'applicant_rating',
    'applicant_score',
    'applicant_scorecard',
    'applicant_stage',
  ],
  routes: (node) => applicantRoutes(node.bind, node),
  jobs: applicantJobs,
  waitingAtOrganization: [newApplicants],
  personalData: [applicantPersonalData],
  outlives: ['applicant_decline.decided_by', 'applicant_note.author_id', 'applicant_placing.actor_id', 'applicant_scorecard.author_id'],
  merge: {
    person: {
      columns: {
        'applicant_cv_archive.made_by': { moves: 'work' },
        'applicant_decline.decided_by': { moves: 'work' },
        'applicant_note.author_id': { moves: 'work' },
        'applicant_placing.actor_id': { moves: 'work' },
        'applicant_rating.user_id': { moves: 'work' },
        'applicant_scorecard.author_id': { moves: 'work' },
      },
    },
    organization: {
      moves: ['applicant_criterion', 'applicant_cv_archive', 'applicant_decline', 'applicant_stage'],
      run: async (transaction, { sourceId, targetId }) => {
        for (const table of ['applicant_criterion', 'applicant_cv_archive', 'applicant_decline', 'applicant_stage'] as const)
          await transaction.updateTable(table).set({ organization_id: targetId }).where('organization_id', '=', sourceId).execute();
      },
    },
  },
  seed: {
    after: ['applications', 'teams'],
    run: async ({ transaction, today }) => (await import('./seed.ts')).seedApplicants(transaction, today),
  },
});
