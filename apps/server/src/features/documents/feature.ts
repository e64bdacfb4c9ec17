import { defineFeature } from '../../kernel/feature.ts';
import { scannerOfNode } from './gateway.ts';
import { documentPersonalData, eraseDocuments } from './personal-data.ts';
import { documentRoutes } from './routes.ts';

export default defineFeature({
  name: 'documents',
  uses: ['candidates', 'identity', 'verification'],
  tables: ['candidate_document'],
  routes: (node) => documentRoutes(node.bind, { ...node, scanner: scannerOfNode(node) }),
  personalData: [documentPersonalData],
  erase: eraseDocuments,
  seed: {
    after: ['candidates'],
    run: async ({ transaction, today, storeFile }) =>
      storeFile && (await import('./seed.ts')).seedDocuments(transaction, { today, storeFile }),
  },
});
