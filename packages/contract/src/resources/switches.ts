import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const RESOURCES_SWITCHES = {
  internalResources: { on: false, built: false },
  verifyResources: { on: true },
} as const satisfies SwitchEntries;
