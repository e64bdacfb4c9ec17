import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const CV_REVIEWS_SWITCHES = {
  cvReview: { on: true },
} as const satisfies SwitchEntries;
