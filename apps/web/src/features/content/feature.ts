import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'content',
  uses: [],
  parts: ['content-page', 'tool-links'],
} satisfies WebFeature;
