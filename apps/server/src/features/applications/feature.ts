import { defineFeature } from '../../kernel/feature.ts';
import { calendarReminders } from '../favorites/slots.ts';
import { openedApplications } from '../jobs/slots.ts';
import { applicationMails } from './mails/templates.ts';
import { moveToOrganization } from './merging.ts';
import { recordOpening } from './openings.ts';
import { applicationPersonalData, eraseApplications } from './personal-data.ts';
import { listDueReminders } from './queries.ts';
import { replyJobs } from './replies/jobs.ts';
import { replyRoutes } from './replies/routes.ts';
import { replyMails } from './replies/templates.ts';
import { overdueReplies } from './replies/waiting.ts';
import { applicationRoutes } from './routes.ts';

export default defineFeature({
  name: 'applications',
  uses: ['candidates', 'communication', 'documents', 'favorites', 'identity', 'jobs', 'organizations', 'teams', 'verification'],
  tables: [
    'application',
    'application_answer',
    'application_keep',
    'application_note',
    'application_opening',
    'application_reminder',
    'application_step',
  ],
  parts: ['attaching', 'sent-files', 'keeping', 'moving', 'openings', 'preview', 'sending', 'undoing'],
  views: ['application_received', 'application_received_answer', 'application_kept', 'application_stage'],
  asks: { application_plan: 'Which answers are decided and not told yet: nobody is told first that none came.' },
  shows: ['replies/answering', 'replies/views', 'sent-files', 'moving', 'undoing', 'views'],
  routes(node) {
    applicationRoutes(node.bind, node);
    replyRoutes(node.bind);
  },
  jobs: replyJobs,
  mails: { ...applicationMails, ...replyMails },
  waitingAtOrganization: [overdueReplies],
  personalData: applicationPersonalData,
  erase: eraseApplications,
  outlives: ['application_keep.asked_by', 'application_step.actor_id'],
  merge: {
    organization: { moves: ['application', 'application_keep'], run: moveToOrganization },
    person: {
      columns: {
        'application.user_id': { moves: 'applications' },
        'application_keep.asked_by': { moves: 'work' },
        'application_opening.user_id': { moves: 'applications' },
        'application_step.actor_id': { moves: 'applications' },
      },
    },
  },
  fills: [openedApplications.is(() => recordOpening), calendarReminders.is(() => listDueReminders)],
  seed: {
    after: ['candidates', 'documents', 'favorites', 'jobs', 'verification'],
    run: async ({ transaction, today, storeFile }) => (await import('./seed.ts')).seedApplications(transaction, { today, storeFile }),
  },
});
