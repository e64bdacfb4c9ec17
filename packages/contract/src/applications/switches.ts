import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const APPLICATIONS_SWITCHES = {
  applications: { on: true },
} as const satisfies SwitchEntries;
