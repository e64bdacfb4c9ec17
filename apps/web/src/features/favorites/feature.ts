import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'favorites',
  uses: ['identity'],
  parts: ['deadline-text', 'favorite-states', 'favorites-address'],
} satisfies WebFeature;
