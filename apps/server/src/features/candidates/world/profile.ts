// A profile of the demo world: what a save would send, so that the demo keeps every rule that a person has to keep.
import type { ProfileOps } from '@fairway/contract/candidates/endpoints';
import type { Months } from './dates.ts';

export type DemoProfile = ProfileOps;
export type ProfileWorld = {
  month: Months;
  /** Ids of demo schools by slug and of demo organizations by key. */
  schoolId(slug: string): number;
  organizationId(key: string): number;
};

export const created = <V extends object>(...values: V[]) => values.map((value) => ({ op: 'create' as const, value }));
export const fields = <V extends object>(value: V) => ({ op: 'create' as const, value });
