import type { FeatureThings } from '../../api/feature-things.fixture.ts';

export const things: FeatureThings = {
  paths: { '/api/v1/candidate/cv/{id}': 'document', '/api/v1/candidate/cv/setdefault/{id}': 'document' },
  bodies: { renameDocument: { name: 'Mine now' } },
  rows: async ({ ofCandidate, candidate, mark, now }) => ({
    document: await ofCandidate('candidate_document', {
      ...{ kind: 'cv', name: `${mark}.pdf`, file_key: `documents/${candidate}.pdf`, content_type: 'application/pdf', size_bytes: 10 },
      ...{ sha256: Buffer.alloc(32), consented_at: now },
    }),
  }),
};
