import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const ORGANIZATIONS_SWITCHES = {
  findCompanies: { on: true },
} as const satisfies SwitchEntries;
