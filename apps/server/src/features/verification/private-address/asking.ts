// Asks for private addresses, 60 and 14 days before an end: by a mail, and by a notice on the page, which asks whether one is needed. Nobody
// is asked twice for the same, however often it runs.
import { ASKED_DAYS_BEFORE, askingDue } from '@fairway/rules/alumni-bridge';
import type { Database } from '../../../kernel/database/database.ts';
import { orderOpenMail } from '../../../kernel/mail/outgoing.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import { addressedTo } from '../mails/ordering.ts';
import { academicAddresses, listNearEnds, type NearEnd, usesOf } from './queries.ts';

const PEOPLE_AT_ONCE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';
const FARTHEST_DAYS = Math.max(...ASKED_DAYS_BEFORE);

/** Asks everybody who is due. Returns how many mails it ordered. */
export async function askForPrivateAddresses(database: Database, now: Date): Promise<number> {
  let asked = 0;
  let afterUserId = FIRST;
  for (;;) {
    const ends = await listNearEnds(database, { afterUserId, people: PEOPLE_AT_ONCE }, now, FARTHEST_DAYS);
    const last = ends.at(-1);
    if (!last) return asked;
    asked += await askPeople(database, ends, now);
    afterUserId = last.user_id;
  }
}

async function askPeople(database: Database, ends: readonly NearEnd[], now: Date): Promise<number> {
  const people = await database
    .selectFrom('identity_person')
    .select(['id', 'email', 'contact_email', 'first_name', 'last_name', 'locale', 'tenant_id'])
    .where('id', 'in', [...new Set(ends.map((end) => end.user_id))])
    .where('status', '=', 'active')
    .where('deletion_due_at', 'is', null)
    .execute();
  const academic = await academicAddresses(
    database,
    people.flatMap(({ email, contact_email }) => (contact_email === null ? [email] : [email, contact_email])),
  );
  let asked = 0;
  for (const person of people) {
    if (usesOf(person, academic).length === 0) continue;
    const due = ends.flatMap((end) => {
      const days = end.user_id === person.id ? askingDue(end.ends_on, now) : undefined;
      return days === undefined ? [] : [{ ...end, days }];
    });
    // One mail a person: the nearest end names the school.
    asked += await database.transaction().execute(async (transaction) => {
      const first = await noteAsked(transaction, person.id, due, now);
      if (!first) return 0;
      const address = academic.has(person.email) ? person.email : (person.contact_email ?? person.email);
      await orderOpenMail(transaction, {
        ...addressedTo(person),
        key: `private_wanted:${person.id}:${first.school_id}:${first.ends_on}:${first.days}`,
        kind: 'private_wanted',
        parameters: { firstName: person.first_name, school: first.school_name, address },
        page: '/account/settings',
      });
      await recordNews(transaction, [{ kind: 'private_address.wanted', subject: `user:${person.id}` }]);
      return 1;
    });
  }
  return asked;
}

type Due = NearEnd & { days: number };

/** Keeps what is asked now; gives the nearest that was not asked before. */
async function noteAsked(transaction: Database, userId: string, due: readonly Due[], now: Date): Promise<Due | undefined> {
  if (due.length === 0) return undefined;
  const written = await transaction
    .insertInto('private_address_asked')
    .values(due.map((end) => ({ user_id: userId, school_id: end.school_id, ends_on: end.ends_on, days_before: end.days, asked_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['school_id', 'days_before'])
    .execute();
  return due.find((end) => written.some((row) => row.school_id === end.school_id && row.days_before === end.days));
}
