import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'resume',
  uses: [],
  parts: ['resume-file'],
  fills: {
    'profile-side': () => import('./components/resume-card.tsx'),
  },
} satisfies WebFeature;
