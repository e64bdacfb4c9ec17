import { defineFeature } from '../../kernel/feature.ts';
import { identityOf } from '../identity/services.ts';
import { schoolsOfNode, searchSchools } from '../schools/directory.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { heldConnections } from './held-connections.ts';
import { verificationJobs } from './jobs.ts';
import { verificationMails } from './mails/templates.ts';
import { verificationPersonalData } from './personal-data.ts';
import { verificationMethodRoutes } from './proofs/routes.ts';
import { verificationQueueRoutes } from './queue/routes.ts';
import { expiringProofs, openRequests } from './queue/waiting.ts';
import { reasonRoutes } from './reasons/routes.ts';
import { retainedOfVerification } from './retained.ts';
import { rosterJobs } from './roster/jobs.ts';
import { verificationRoutes } from './routes.ts';
import { provingWays } from './setup.ts';
import { signInTroubles } from './sign-in/waiting.ts';
import { inspectionOfFiles } from './slots.ts';

export default defineFeature({
  name: 'verification',
  uses: ['identity', 'profile-looks', 'schools'],
  tables: [
    'private_address_asked',
    'private_address_link',
    'school_class_code',
    'school_class_code_use',
    'school_connection',
    'school_connection_event',
    'school_connection_link',
    'school_connection_move',
    'school_reason_list',
    'school_roster_entry',
    'school_roster_former',
    'school_roster_person',
    'school_roster_row',
    'school_roster_upload',
    'school_sign_in',
    'school_sign_in_flow',
    'school_sign_in_subject',
    'verification_file',
  ],
  // biome-ignore format: a list
  parts: [
    'class-codes/codes', 'held-connections', 'links', 'own-connections', 'own-moves', 'private-address/asking', 'queue/applicants', 'queue/assigning',
    'queue/demo-card', 'queue/duplicates', 'refusals', 'request-files/upload', 'requesting', 'roster/address-hash', 'roster/changes', 'roster/people', 'roster/plan',
    'roster/reader', 'sign-in/certificate-warning', 'sign-in/consumer-route', 'sign-in/flow', 'sign-in/landing', 'sign-in/metadata-fetching', 'sign-in/metadata-reader', 'sign-in/provider-metadata',
    'sign-in/saml-answer', 'sign-in/service-provider', 'sign-in/setting-up', 'sweep', 'universities',
  ],
  views: ['school_roster_student', 'verification_connection', 'verification_proof'],
  asks: {
    candidate_profile: 'Whose studies are whose, and which profiles are private.',
    student_adviser_named: 'Who advises a person at the school stands at their connection.',
    provisioned_roster: 'Addresses that a school’s identity provider sends, beside the file of its roster.',
    candidate_study: 'Connections follow what people study, and proofs end with it.',
  },
  shows: ['ends/commands', 'queue/queries', 'roster/address-hash', 'roster/commands', 'roster/people', 'studied-schools/commands', 'slots'],
  backup: { begun: ['school_connection_move'] },
  routes(node) {
    const directory = schoolsOfNode(node);
    verificationRoutes(node.bind, {
      ...identityOf(node),
      ...inspectionOfFiles(node),
      files: node.files,
      findSchoolIds: async (text, limit) => searchSchools(await directory.schools(), text, limit),
    });
    verificationQueueRoutes(node.bind, node);
    reasonRoutes(node.bind);
    verificationMethodRoutes(node.app, node.bind, node);
  },
  jobs: (services) => [...verificationJobs(services), ...rosterJobs(services)],
  waiting: [openRequests, expiringProofs, signInTroubles],
  setup: [provingWays],
  mails: verificationMails,
  personalData: [verificationPersonalData],
  retains: retainedOfVerification,
  holds: [heldConnections],
  outlives: [
    'school_class_code.started_by',
    'school_connection.assigned_to',
    'school_connection.decided_by',
    'school_connection_event.actor_id',
    'school_roster_entry.adviser_id',
    'school_roster_former.adviser_id',
    'school_roster_row.adviser_id',
    'school_roster_upload.started_by',
    'school_sign_in.updated_by',
  ],
  merge: {
    person: {
      columns: {
        'private_address_asked.user_id': { moves: 'verification' },
        'private_address_link.user_id': { stays: 'Links of before end.' },
        'school_class_code.started_by': { moves: 'work' },
        'school_class_code_use.user_id': { moves: 'verification' },
        'school_connection.assigned_to': { moves: 'work' },
        'school_connection.decided_by': { moves: 'work' },
        'school_connection.user_id': { moves: 'verification' },
        'school_connection_event.actor_id': { moves: 'verification' },
        'school_roster_entry.adviser_id': { moves: 'work' },
        'school_roster_former.adviser_id': { moves: 'work' },
        'school_roster_row.adviser_id': { moves: 'work' },
        'school_roster_upload.started_by': { moves: 'work' },
        'school_sign_in.updated_by': { moves: 'work' },
        'school_sign_in_flow.user_id': { stays: 'A try that is under way ends.' },
        'school_sign_in_subject.user_id': { moves: 'signIns' },
      },
    },
    studyProgram: {
      moves: [],
      stays: {
        school_roster_entry: 'A roster names a program that the school keeps; what is merged into one was typed.',
        school_roster_former: 'As the roster that it was.',
        school_roster_row: 'As the roster that it becomes.',
      },
    },
  },
  seed: {
    after: ['schools', 'identity', 'candidates'],
    async run({ transaction, today, storeFile, of }) {
      const schools = of(schoolsOfWorld);
      await (await import('./seed.ts')).seedConnections(transaction, { today, schools });
      await (await import('./reasons/seed.ts')).seedReasons(transaction, { today, schoolId: schools[0]?.id });
      await (await import('./queue/seed.ts')).seedVerificationQueue(transaction, { today, schools, storeFile });
    },
    play: async (played) => (await import('./proofs/seed.ts')).playMethods(played),
  },
});
