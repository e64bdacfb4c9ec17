import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const TENANTS_SWITCHES = {
  saas: { on: false, built: false },
} as const satisfies SwitchEntries;
