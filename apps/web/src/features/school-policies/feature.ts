import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'school-policies',
  uses: [],
} satisfies WebFeature;
