import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'profile-looks',
  uses: ['candidates'],
} satisfies WebFeature;
