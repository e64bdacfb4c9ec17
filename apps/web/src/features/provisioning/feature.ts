import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'provisioning',
  uses: ['verification'],
} satisfies WebFeature;
