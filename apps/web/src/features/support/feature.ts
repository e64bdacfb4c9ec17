import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'support',
  uses: [],
  parts: ['support-issues'],
} satisfies WebFeature;
