import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'landing',
  uses: ['jobs', 'support'],
  parts: ['beginning', 'landing-structured'],
} satisfies WebFeature;
