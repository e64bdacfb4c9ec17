import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const OUTCOMES_SWITCHES = {
  outcomes: { on: true },
} as const satisfies SwitchEntries;
