import type { ErrorEntries } from '../kernel/error-entry.ts';

export const OUTCOMES_ERRORS = {
  'outcomes.not_open': { status: 409, source: 'outcomes.4' },
  'outcomes.answered': { status: 409, source: 'outcomes.7' },
  'outcomes.settings_changed': { status: 409, source: 'outcomes.4' },
} as const satisfies ErrorEntries;
