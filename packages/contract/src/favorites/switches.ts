import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const FAVORITES_SWITCHES = {
  favorites: { on: true },
} as const satisfies SwitchEntries;
