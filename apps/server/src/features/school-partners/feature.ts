import { defineFeature } from '../../kernel/feature.ts';
import { schoolsOfNode } from '../schools/directory.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { schoolPartnerJobs } from './jobs.ts';
import { schoolPartnerMails } from './mails/templates.ts';
import { partnerPersonalData } from './personal-data.ts';
import { schoolPartnerRoutes } from './routes.ts';
import { partnerProposals } from './waiting.ts';

export default defineFeature({
  name: 'school-partners',
  uses: ['identity', 'schools'],
  tables: ['school_partnership'],
  routes: (node) => schoolPartnerRoutes(node.bind, schoolsOfNode(node)),
  jobs: schoolPartnerJobs,
  mails: schoolPartnerMails,
  waiting: [partnerProposals],
  personalData: [partnerPersonalData],
  outlives: ['school_partnership.proposed_by', 'school_partnership.answered_by', 'school_partnership.ended_by'],
  merge: {
    person: {
      columns: {
        'school_partnership.proposed_by': { moves: 'work' },
        'school_partnership.answered_by': { moves: 'work' },
        'school_partnership.ended_by': { moves: 'work' },
      },
    },
  },
  seed: {
    after: ['identity', 'schools'],
    run: async ({ transaction, today, of }) =>
      (await import('./seed.ts')).seedPartners(transaction, { today, schools: of(schoolsOfWorld) }),
  },
});
