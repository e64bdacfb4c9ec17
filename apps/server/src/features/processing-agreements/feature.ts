import { defineFeature } from '../../kernel/feature.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { agreementJobs } from './jobs.ts';
import { agreementMails } from './mails/templates.ts';
import { agreementPersonalData } from './personal-data.ts';
import { processingAgreementRoutes } from './routes.ts';
import { acceptedAgreement } from './setup.ts';
import { waitingAgreement } from './waiting.ts';

export default defineFeature({
  name: 'processing-agreements',
  uses: ['identity', 'schools', 'tenants'],
  tables: ['processing_agreement_acceptance', 'processing_agreement_edition'],
  parts: ['our-text'],
  routes: (node) => processingAgreementRoutes(node.bind),
  jobs: agreementJobs,
  mails: agreementMails,
  setup: [acceptedAgreement],
  waiting: [waitingAgreement],
  personalData: [agreementPersonalData],
  outlives: ['processing_agreement_acceptance.accepted_by'],
  merge: { person: { columns: { 'processing_agreement_acceptance.accepted_by': { moves: 'work' } } } },
  seed: {
    after: ['identity'],
    run: async ({ transaction, today, of }) =>
      (await import('./seed.ts')).seedAgreements(transaction, { today, schools: of(schoolsOfWorld) }),
  },
});
