import type { FeatureThings } from '../../api/feature-things.fixture.ts';

export const things: FeatureThings = { queries: { exportInsights: 'table=course' } };
