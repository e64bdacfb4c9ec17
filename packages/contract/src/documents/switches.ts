import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const DOCUMENTS_SWITCHES = {
  documents: { on: true },
  verifyDocuments: { on: true },
} as const satisfies SwitchEntries;
