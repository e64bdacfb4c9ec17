import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const CHAT_SWITCHES = {
  chat: { on: false, built: false },
} as const satisfies SwitchEntries;
