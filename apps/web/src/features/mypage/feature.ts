import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'mypage',
  uses: ['jobs', 'widgets'],
  parts: ['suggestion-words'],
} satisfies WebFeature;
