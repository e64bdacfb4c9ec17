import type { FeatureThings } from '../../api/feature-things.fixture.ts';

export const things: FeatureThings = {
  bodies: {
    recordAnalytics: {
      user_id: '{student}',
      anonymous: true,
      event_type: 'apply_click',
      timestamp: '2026-01-01T00:00:00.000Z',
      metadata: {},
    },
  },
};
