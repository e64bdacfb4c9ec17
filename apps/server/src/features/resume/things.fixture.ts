import type { FeatureThings } from '../../api/feature-things.fixture.ts';

export const things: FeatureThings = {
  paths: { '/api/v1/candidate/import/{id}': 'import' },
  bodies: { setImportResolved: { sectionTypes: ['summary'], areResolved: true }, setImportReviewed: { isReviewed: true } },
  rows: async ({ ofCandidate, mark }) => ({
    import: await ofCandidate('profile_import', { source_type: 'CV', result: JSON.stringify({ sections: [], mark }) }),
  }),
};
