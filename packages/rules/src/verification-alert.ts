// The alert over pages: a school where the candidate studies today is not verified. Closed, it stays away until the day is over where the
// person is, and a new day shows it again. @rule verification.15
import type { VerificationState } from './verification.ts';

/** Ids of pages that show it. The profile shows the state at the very program instead. */
export const VERIFICATION_ALERT_PAGES: readonly string[] = [
  'mypage', 'jobs', 'jobdetail', 'employers', 'employerdetail', 'favorites', 'profile-documents', 'cvs', 'cvupload', 'referrals',
]; // biome-ignore format: a list

type Connected = { schoolId: number; state: VerificationState; isCurrent: boolean; actions: readonly string[] };

/** The first unverified school where the person studies today and that takes proof; undefined: there is nothing to say. */
export function unverifiedSchool<C extends Connected>(connections: readonly C[]): C | undefined {
  return connections.find(({ state, isCurrent, actions }) => isCurrent && state === 'needVerification' && actions.includes('verify'));
}

/** YYYY-MM-DD of an instant in a time zone. */
export function dayIn(timeZone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Is an alert that was closed at an instant still hidden? In another zone another day may have begun. */
export function isAlertHidden(closedAt: Date | undefined, now: Date, timeZone: string): boolean {
  if (!closedAt || Number.isNaN(closedAt.getTime())) return false;
  return dayIn(timeZone, closedAt) === dayIn(timeZone, now);
}
