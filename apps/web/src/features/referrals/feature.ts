import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'referrals',
  uses: ['communication'],
} satisfies WebFeature;
