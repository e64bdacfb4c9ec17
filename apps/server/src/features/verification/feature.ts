import { defineFeature } from '../../kernel/feature.ts';
import { identityOf } from '../identity/services.ts';
import { schoolsOfNode, searchSchools } from '../schools/directory.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { verificationJobs } from './jobs.ts';
import { verificationMails } from './mails/templates.ts';
import { verificationPersonalData } from './personal-data.ts';
import { verificationMethodRoutes } from './proofs/routes.ts';
import { verificationQueueRoutes } from './queue/routes.ts';
import { rosterJobs } from './roster/jobs.ts';
import { verificationRoutes } from './routes.ts';
import { inspectionOfFiles } from './slots.ts';

export default defineFeature({
  name: 'verification',
  uses: ['identity', 'schools'],
  tables: [
    'private_address_asked',
    'private_address_link',
    'school_class_code',
    'school_class_code_use',
    'school_connection',
    'school_connection_event',
    'school_connection_link',
    'school_connection_move',
    'school_roster_entry',
    'school_roster_former',
    'school_roster_row',
    'school_roster_upload',
    'school_sign_in',
    'school_sign_in_flow',
    'school_sign_in_subject',
    'school_verification_method',
    'verification_file',
  ],
  shows: ['queue/queries', 'studied-schools/commands', 'slots'],
  routes(node) {
    const directory = schoolsOfNode(node);
    verificationRoutes(node.bind, {
      ...identityOf(node),
      ...inspectionOfFiles(node),
      files: node.files,
      findSchoolIds: async (text, limit) => searchSchools(await directory.schools(), text, limit),
    });
    verificationQueueRoutes(node.bind, node);
    verificationMethodRoutes(node.app, node.bind, node);
  },
  jobs: (services) => [...verificationJobs(services), ...rosterJobs(services)],
  mails: verificationMails,
  personalData: [verificationPersonalData],
  seed: {
    after: ['schools', 'identity', 'candidates'],
    async run({ transaction, today, storeFile, of }) {
      const schools = of(schoolsOfWorld);
      await (await import('./seed.ts')).seedConnections(transaction, { today, schools });
      await (await import('./queue/seed.ts')).seedVerificationQueue(transaction, { today, schools, storeFile });
    },
  },
});
