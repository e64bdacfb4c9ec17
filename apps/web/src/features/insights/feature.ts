import { recruits } from '@fairway/rules/access';
import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'insights',
  uses: [],
  parts: ['insight-period'],
  sections: [{ console: 'employer', place: 60, page: 'employer-insights', word: 'employer.insights', icon: 'chart', seenBy: recruits }],
} satisfies WebFeature;
