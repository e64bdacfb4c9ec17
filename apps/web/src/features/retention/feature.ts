import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'retention',
  uses: [],
} satisfies WebFeature;
