import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const MASTERCLASSES_SWITCHES = {
  masterclasses: { on: false, built: false },
} as const satisfies SwitchEntries;
