import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'school-partners',
  uses: [],
} satisfies WebFeature;
