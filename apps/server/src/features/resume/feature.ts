import { defineFeature } from '../../kernel/feature.ts';
import { scannerOfNode } from '../documents/gateway.ts';
import { schoolNamed, schoolsOfNode } from '../schools/directory.ts';
import { providerOf } from './gateway.ts';
import { resumeJobs } from './jobs.ts';
import { importPersonalData, resumePersonalData } from './personal-data.ts';
import { resumeRoutes } from './routes.ts';
import { profileProvider } from './slots.ts';

export default defineFeature({
  name: 'resume',
  uses: ['account', 'candidates', 'documents', 'identity', 'reference', 'schools', 'organizations'],
  tables: ['profile_import'],
  parts: [
    'document/',
    'import-limit',
    'importing/',
    'json-resume/',
    'own-data',
    'picture',
    'reading/',
    'resume-pdf',
    'resume-words',
    'reviews',
    'undo',
  ],
  shows: ['reading/stored-cv'],
  routes(node) {
    const directory = schoolsOfNode(node);
    resumeRoutes(node.bind, {
      files: node.files,
      keys: node.keys,
      schoolNamed: async (name) => schoolNamed(await directory.schools(), name),
      documents: { files: node.files, secret: node.secret, scanner: scannerOfNode(node) },
      provider: profileProvider(node),
    });
  },
  jobs: resumeJobs,
  personalData: [importPersonalData, resumePersonalData],
  settings({ environment }) {
    const provider = providerOf(environment);
    return [profileProvider.is(() => provider)];
  },
  seed: {
    after: ['candidates'],
    run: async ({ transaction, today }) => (await import('./seed.ts')).seedImports(transaction, { today }),
  },
  fills: [profileProvider.is(() => undefined)],
  merge: {
    person: {
      columns: {
        'profile_import.candidate_id': { moves: 'documents' },
      },
    },
  },
});
