import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'applications',
  uses: ['candidates', 'documents'],
  fills: { 'employer-home': () => import('./replies/components/own-replies.tsx') },
  parts: ['live-applications', 'sending/draft'],
} satisfies WebFeature;
