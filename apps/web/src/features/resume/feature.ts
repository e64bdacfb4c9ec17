import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'resume',
  uses: [],
  fills: {
    watches: () => import('./components/import-watch.tsx'),
    'profile-side': () => import('./components/resume-card.tsx'),
  },
} satisfies WebFeature;
