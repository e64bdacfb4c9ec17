import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'candidates',
  uses: ['account', 'communication', 'teams', 'verification'],
  parts: ['edits', 'period-text', 'saving', 'section-state', 'study-value', 'unsaved', 'welcome/flow', 'welcome/nationality-ops'],
  fills: {
    'menu-score': () => import('./components/menu-score.tsx'),
    watches: () => import('./welcome/welcome-watch.tsx'),
  },
} satisfies WebFeature;
