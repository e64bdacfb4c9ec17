import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const COURSES_SWITCHES = {
  courses: { on: false, built: false },
} as const satisfies SwitchEntries;
