import type { FeatureThings } from '../../api/feature-things.fixture.ts';

export const things: FeatureThings = {
  paths: { '/api/v1/candidate/import/{id}': 'import' },
  bodies: {
    setImportResolved: { sectionTypes: ['summary'], areResolved: true },
    setImportReviewed: { isReviewed: true },
    takeImportItem: { item: '1' },
  },
  // Made without what an import leaves to take or to undo, and without a file behind the document.
  ownAnswers: { takeImportItem: '409 import.nothing_to_take', undoImport: '409 import.undo_over', readDocument: '404 not_found' },
  rows: async ({ ofCandidate, mark }) => ({
    import: await ofCandidate('profile_import', { source_type: 'CV', result: JSON.stringify({ sections: [], mark }) }),
  }),
};
