import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const IDENTITY_SWITCHES = {
  login: { on: true },
  forcedLogin: { on: false },
  loginPrompt: { on: true },
} as const satisfies SwitchEntries;
