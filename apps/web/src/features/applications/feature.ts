import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'applications',
  uses: ['candidates'],
  parts: ['live-applications', 'sending/draft'],
} satisfies WebFeature;
