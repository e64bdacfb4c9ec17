import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const BILLING_SWITCHES = {
  billing: { on: false, built: false },
} as const satisfies SwitchEntries;
