import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const ACCOUNT_SWITCHES = {
  account: { on: true },
} as const satisfies SwitchEntries;
