import type { SwitchEntries } from '../kernel/switch-entry.ts';

/** The name of the page and of its switch. @rule pages.5 */
export const LANDING_SWITCHES = {
  landing: { on: true },
} as const satisfies SwitchEntries;
