import type { FeatureThings } from '../../api/feature-things.fixture.ts';

export const things: FeatureThings = {};
