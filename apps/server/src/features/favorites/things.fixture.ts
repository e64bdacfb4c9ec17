import type { FeatureThings } from '../../api/feature-things.fixture.ts';

export const things: FeatureThings = {
  paths: { '/api/v1/candidate/favorite/{id}': 'favorite' },
  queries: { listFavoriteStates: 'jobId={exclusiveJob}' },
  bodies: { saveFavorite: { jobAdId: '{exclusiveJob}' } },
  addOwnRows: ['saveFavorite'],
  after: ['jobs'],
  rows: async ({ ofCandidate, id }) => ({ favorite: await ofCandidate('favorite', { job_id: id('exclusiveJob') }) }),
};
