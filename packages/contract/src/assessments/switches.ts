import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const ASSESSMENTS_SWITCHES = {
  assessments: { on: false, built: false },
} as const satisfies SwitchEntries;
