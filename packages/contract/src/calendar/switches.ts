import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const CALENDAR_SWITCHES = {
  calendar: { on: false, built: false },
  verifyCalendar: { on: true },
} as const satisfies SwitchEntries;
