import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const REFERRALS_SWITCHES = {
  referrals: { on: true },
} as const satisfies SwitchEntries;
