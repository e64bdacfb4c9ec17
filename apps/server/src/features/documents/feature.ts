import { defineFeature } from '../../kernel/feature.ts';
import { inspectionOfFiles } from '../verification/slots.ts';
import { scannerOfNode } from './gateway.ts';
import { documentPersonalData, eraseDocuments } from './personal-data.ts';
import { documentRoutes } from './routes.ts';
import { inspected, scanned } from './upload.ts';

export default defineFeature({
  name: 'documents',
  uses: ['candidates', 'identity', 'verification'],
  tables: ['candidate_document'],
  parts: ['inspection/'],
  shows: ['gateway', 'services', 'upload', 'views'],
  publishes: {
    candidate_document: 'Whoever shows a document says who may see it; where its file lies opens nothing without a signed link.',
  },
  views: ['document_cv'],
  routes: (node) => documentRoutes(node.bind, { ...node, scanner: scannerOfNode(node) }),
  fills: [
    inspectionOfFiles.is((node) => ({
      inspect: async (file) => (await inspected(file, { scanner: scannerOfNode(node) })).type,
      scan: (file) => scanned(file, { scanner: scannerOfNode(node) }),
    })),
  ],
  personalData: [documentPersonalData],
  erase: eraseDocuments,
  merge: {
    person: {
      columns: {
        'candidate_document.candidate_id': { moves: 'documents', clears: 'is_default' },
      },
    },
  },
  seed: {
    after: ['candidates'],
    run: async ({ transaction, today, storeFile }) =>
      storeFile && (await import('./seed.ts')).seedDocuments(transaction, { today, storeFile }),
  },
});
