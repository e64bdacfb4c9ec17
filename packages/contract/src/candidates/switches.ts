import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const CANDIDATES_SWITCHES = {
  myProfile: { on: true },
} as const satisfies SwitchEntries;
