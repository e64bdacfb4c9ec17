import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'consent',
  uses: [],
  parts: ['consent-state'],
} satisfies WebFeature;
