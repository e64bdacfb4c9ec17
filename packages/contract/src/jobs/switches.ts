import type { SwitchEntries } from '../kernel/switch-entry.ts';

export const JOBS_SWITCHES = {
  findJobs: { on: true },
  jobsInChina: { on: true },
  verifyApply: { on: true },
} as const satisfies SwitchEntries;
