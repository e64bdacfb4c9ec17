import { recruits } from '@fairway/rules/access';
import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'talent',
  uses: [],
  parts: ['talent-address', 'components/talent-words'],
  sections: [{ console: 'employer', place: 17, page: 'employer-talent', word: 'employer.talent', icon: 'user', seenBy: recruits }],
} satisfies WebFeature;
