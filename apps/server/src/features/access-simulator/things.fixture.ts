import type { FeatureThings } from '../../api/feature-things.fixture.ts';

export const things: FeatureThings = {
  bodies: { simulateAccess: { student: { kind: 'known', userId: '{student}' }, object: 'application', postingId: '{exclusiveJob}' } },
};
