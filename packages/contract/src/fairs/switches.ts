import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const FAIRS_SWITCHES = {
  events: { on: false, built: false },
  schoolEvents: { on: false, built: false },
} as const satisfies SwitchEntries;
