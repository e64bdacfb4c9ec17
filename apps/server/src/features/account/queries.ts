// Reads of one's own account.
import { fullName } from '@fairway/rules/names';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { OwnUserId } from '../identity/access.ts';
import { localeOf, type Person } from './person.ts';
import { userView } from './views.ts';

/** The caller's row. @throws Problem unauthenticated when the person was erased while the token still lives */
export async function getPerson(database: Database, userId: OwnUserId): Promise<Person> {
  const row = await database.selectFrom('app_user').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!row) throw new Problem('unauthenticated');
  return row;
}

/** A changed address that waits for its link. */
export async function findPendingEmail(database: Database, userId: OwnUserId, now: Date): Promise<string | undefined> {
  const row = await database
    .selectFrom('mail_token')
    .select('email')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'change_email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.email;
}

const SESSIONS_PAGE_SIZE = 20;

/** Sessions that live: the one that asks first, then last used first. */
export async function listLivingSessions(database: Database, userId: OwnUserId, page: { number: number; currentId: string; now: Date }) {
  const living = database
    .selectFrom('login_session')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    // Nobody's sign-in: the activity tells of it.
    .where('viewed_by', 'is', null)
    .where('expires_at', '>', page.now);
  const rows = await living
    .select(['id', 'method', 'user_agent', 'time_zone', 'address', 'created_at', 'last_used_at'])
    .orderBy((order) => order('id', '=', page.currentId), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(SESSIONS_PAGE_SIZE)
    .offset((page.number - 1) * SESSIONS_PAGE_SIZE)
    .execute();
  const { total } = await living.select((count) => count.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** Recipient, owner and language of a mail to this person. */
export function addressedTo(person: Person) {
  const name = fullName(person.first_name, person.last_name);
  return { to: { name, address: person.email }, userId: person.id, locale: localeOf(person) };
}

/** The account as its owner sees it. `nationality`: the first of the profile. */
export async function showAccount(database: Database, person: Person, nationality: string | null, now: Date) {
  return userView(person, { nationality, pendingEmail: await findPendingEmail(database, person.id as OwnUserId, now) });
}
