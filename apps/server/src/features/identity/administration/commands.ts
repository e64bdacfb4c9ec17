// What administrators do to accounts, from the console and from the command line: unlock, suspend and reinstate, reset a second factor, end
// sessions. Each is one line of the audit; nobody learns or sets a password. Ended sessions are given back for the node's own list.

import { knownLocale } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { orderMail } from '../../../kernel/mail/outgoing.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { forgetWrongTries } from '../request-limits.ts';
import { endSessions } from '../sessions/commands.ts';

/** Who does it; null: the operator at the command line. */
export type By = { actorId: string | null; now: Date };

/** Forgets wrong sign-ins and wrong codes of an account, so that its owner need not wait. The password stays what it is. */
export async function unlockPerson(
  database: Database,
  keys: SessionKeys,
  person: { id: string; emailFolded: string },
  { actorId, now }: By,
): Promise<void> {
  await forgetWrongTries(database, keys, person);
  await recordAudit(database, { at: now, actorId, action: 'user.unlocked', subject: `user:${person.id}` });
}

/** Ends one session, or all. */
export async function endPersonSessions(
  database: Database,
  { userId, sessionId }: { userId: string; sessionId?: string | undefined },
  { actorId, now }: By,
): Promise<string[]> {
  const ended = await endSessions(database, sessionId ? { userId, sessionId } : { userId }, 'administrator', now);
  await recordAudit(database, {
    at: now,
    actorId,
    action: 'user.sessions_ended',
    subject: `user:${userId}`,
    detail: { count: ended.length },
  });
  return ended;
}

/** Refuses every way in, and ends what is open. Suspending twice is suspending once. @throws Problem users.not_active */
export async function suspendPerson(
  database: Database,
  { userId, reason }: { userId: string; reason: string },
  { actorId, now }: By,
): Promise<string[]> {
  const row = await database.selectFrom('app_user').select('status').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();
  if (row.status === 'suspended') return [];
  if (row.status !== 'active') throw new Problem('users.not_active');
  await database.updateTable('app_user').set({ status: 'suspended', updated_at: now }).where('id', '=', userId).execute();
  const ended = await endSessions(database, { userId }, 'administrator', now);
  await tell(database, 'suspended', userId, { actorId, now }, { reason });
  return ended;
}

/** Lets somebody in again. @throws Problem users.not_active, users.being_erased */
export async function reinstatePerson(database: Database, userId: string, { actorId, now }: By): Promise<void> {
  const row = await database
    .selectFrom('app_user')
    .select(['status', 'deletion_due_at', 'email_verified_at', 'merged_into'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.status === 'active') return;
  if (row.status !== 'suspended' || !row.email_verified_at || row.merged_into) throw new Problem('users.not_active');
  // The erasing suspends an account first: from then on there is no way back.
  if (row.deletion_due_at && row.deletion_due_at <= now) throw new Problem('users.being_erased');
  await database.updateTable('app_user').set({ status: 'active', updated_at: now }).where('id', '=', userId).execute();
  await tell(database, 'reinstated', userId, { actorId, now });
}

/** Removes an authenticator that was lost, with its recovery codes; the owner is told by mail. @throws Problem users.no_second_factor */
export async function resetSecondFactor(
  database: Database,
  keys: SessionKeys,
  { userId, tenantId }: { userId: string; tenantId: number },
  { actorId, now }: By,
): Promise<string[]> {
  const removed = await database.deleteFrom('authenticator').where('user_id', '=', userId).returning('user_id').executeTakeFirst();
  await database.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  if (!removed) throw new Problem('users.no_second_factor');
  const person = await database
    .selectFrom('app_user')
    .select(['email', 'first_name', 'last_name', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await orderMail(database, keys, {
    key: `second_factor_reset:${newId()}`,
    kind: 'second_factor_reset',
    to: { name: fullName(person.first_name, person.last_name), address: person.email },
    userId,
    locale: knownLocale(person.locale),
    tenantId,
    parameters: { firstName: person.first_name },
    link: '/account/settings',
  });
  await tell(database, 'second_factor_reset', userId, { actorId, now });
  return endSessions(database, { userId }, 'administrator', now);
}

async function tell(
  database: Database,
  what: string,
  userId: string,
  { actorId, now }: By,
  detail: Record<string, string> = {},
): Promise<void> {
  const subject = `user:${userId}`;
  await recordAudit(database, { at: now, actorId, action: `user.${what}`, subject, detail });
  await recordNews(database, [{ kind: `user.${what}`, subject }]);
}
