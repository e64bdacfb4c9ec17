import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const CONTENT_SWITCHES = {
  countryGuides: { on: false, built: false },
  tools: { on: true },
  apps: { on: true },
  aboutGptw: { on: true },
  blog: { on: true },
} as const satisfies SwitchEntries;
