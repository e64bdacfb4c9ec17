// The welcome wizard was left: for good, or until the next day of the person's own zone. @rule welcome.1, welcome.9
import { knownTimeZone } from '@fairway/rules/time-zones';
import type { Database } from '../../kernel/database/database.ts';
import type { OwnUserId } from '../identity/access.ts';
import { lockCandidate } from './versions.ts';

export type WelcomeLeft = 'final' | 'error' | 'later';

/** An error or a "later" is no completion; one that was completed stays so. It is no change of the profile: the version stays. */
export async function leaveWelcome(
  transaction: Database,
  userId: OwnUserId,
  left: WelcomeLeft,
  now: Date,
): Promise<{ completedAt: string | null; hiddenUntil: string | null }> {
  const profile = await lockCandidate(transaction, userId, { now });
  const person = await transaction.selectFrom('identity_person').select('time_zone').where('id', '=', userId).executeTakeFirstOrThrow();
  const completedAt = profile.welcome_completed_at ?? (left === 'final' ? now : null);
  const hiddenUntil = completedAt ? null : nextDay(now, knownTimeZone(person.time_zone) ?? 'UTC');
  await transaction
    .updateTable('candidate')
    .set({ welcome_completed_at: completedAt, welcome_hidden_until: hiddenUntil })
    .where('id', '=', profile.id)
    .execute();
  return { completedAt: completedAt?.toISOString() ?? null, hiddenUntil };
}

/** The calendar date after today's in a zone. */
function nextDay(now: Date, timeZone: string): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
  return new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
