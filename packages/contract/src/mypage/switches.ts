import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const MYPAGE_SWITCHES = {
  myPage: { on: true },
} as const satisfies SwitchEntries;
