import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'documents',
  uses: ['resume', 'verification'],
} satisfies WebFeature;
