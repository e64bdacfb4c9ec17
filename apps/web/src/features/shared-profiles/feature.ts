import { recruits } from '@fairway/rules/access';
import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'shared-profiles',
  uses: ['applications', 'resume'],
  parts: ['live-shared-profiles'],
  sections: [{ console: 'employer', place: 18, page: 'employer-shared', word: 'employer.shared', icon: 'users', seenBy: recruits }],
} satisfies WebFeature;
