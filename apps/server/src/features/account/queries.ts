// Reads of one's own account.
import { fullName } from '@fairway/rules/names';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { OwnUserId } from '../identity/access.ts';
import { findPendingEmail } from '../identity/links.ts';
import { findPerson, type Person } from '../identity/people/queries.ts';
import { localeOf } from './person.ts';
import { userView } from './views.ts';

/** The caller's row. @throws Problem unauthenticated when the person was erased while the token still lives */
export async function getPerson(database: Database, userId: OwnUserId): Promise<Person> {
  const person = await findPerson(database, userId);
  if (!person) throw new Problem('unauthenticated');
  return person;
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
