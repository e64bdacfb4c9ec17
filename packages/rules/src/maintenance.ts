// A banner on every page that says when the site is worked on. It comes and goes by itself: what is shown follows from two instants.

export const MAINTENANCE_CHARACTERS = 300;
/** A banner that stands longer is no news any more. */
const MAINTENANCE_DAYS = 30;

export const MAINTENANCE_STATES = ['planned', 'shown', 'over'] as const;
export type MaintenanceState = (typeof MAINTENANCE_STATES)[number];
type Period = { fromAt: Date; untilAt: Date };

/** From the first instant on, and not at the last one. @rule tenants.8 */
export function maintenanceState({ fromAt, untilAt }: Period, now: Date): MaintenanceState {
  if (now.getTime() < fromAt.getTime()) return 'planned';
  return now.getTime() < untilAt.getTime() ? 'shown' : 'over';
}

/** What is wrong with a period; undefined where nothing is. */
export function periodFault({ fromAt, untilAt }: Period, now: Date): 'ends_before_it_begins' | 'is_over' | 'too_long' | undefined {
  if (untilAt.getTime() <= fromAt.getTime()) return 'ends_before_it_begins';
  if (untilAt.getTime() <= now.getTime()) return 'is_over';
  return untilAt.getTime() - fromAt.getTime() > MAINTENANCE_DAYS * 86_400_000 ? 'too_long' : undefined;
}
