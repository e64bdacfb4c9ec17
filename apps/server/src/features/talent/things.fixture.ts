import type { FeatureThings } from '../../api/feature-things.fixture.ts';

export const things: FeatureThings = {
  // Whoever lets employers find them is shown to all of them: nobody’s student does (talent.test.ts looks at those who do).
  paths: { '/api/v1/employer/organizations/{organizationId}/talent/{userId}': 'student' },
  ownAnswers: { getTalentPerson: '404 not_found' },
  nobodysNames: ['school', 'skill'],
};
