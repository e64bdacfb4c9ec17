import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'communication',
  uses: [],
} satisfies WebFeature;
