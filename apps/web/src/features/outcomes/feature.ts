import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'outcomes',
  uses: [],
  fills: { notices: () => import('./components/survey-notice.tsx') },
  sections: [
    { console: 'staff', place: 45, page: 'staff-outcomes', duty: 'students', word: 'staff.outcomes', icon: 'chart', group: 'students' },
  ],
} satisfies WebFeature;
