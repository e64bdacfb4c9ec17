import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'account',
  uses: ['communication', 'consent', 'identity'],
  fills: {
    proof: () => import('./components/proof-form.tsx'),
  },
} satisfies WebFeature;
