import type { FeatureThings } from '../../api/feature-things.fixture.ts';

export const things: FeatureThings = {
  // Whoever lets employers find them is shown to all of them: nobody’s student does (talent.test.ts looks at those who do).
  paths: { '/api/v1/employer/organizations/{organizationId}/talent/{userId}': 'student' },
  ownAnswers: { getTalentPerson: '404 not_found' },
  nobodysNames: ['school', 'skill'],
  after: ['organizations'],
  // Of an organization of which nothing was proven nobody searches.
  async rows({ put, id, past }) {
    await put('organization_proof', {
      organization_id: Number(id('organization')),
      method: 'platform',
      domain: '',
      proven_at: past,
    });
    return {};
  },
};
