// What the clock of replies does by itself: closes what nobody answered a month after it was due, and reminds those who may answer. Both may be
// killed anywhere and run again: a batch is a transaction, and a mail has a key of its person, organization and day.

import { knownLocale } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import { closesIfDueAt, closesWithoutAnswerAt } from '@fairway/rules/reply-clock';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { orderMail } from '../../../kernel/mail/outgoing.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { unsubscribePath } from '../../communication/commands.ts';
import { listDeclining } from '../../communication/queries.ts';
import type { ManagedOrganizationId } from '../../teams/access.ts';
import { listRecruiters } from '../../teams/queries.ts';
import { moveLocked } from '../moving.ts';
import { isUnanswered, listOverdueOf, listOverdueOrganizations, type OverdueOf } from './queries.ts';

const AT_ONCE = 100;

/** Closes what is over, the longest due first, each candidate told in kind words. Returns how many. @rule applications.12 */
export async function closeUnanswered(database: Database, now: Date): Promise<number> {
  let closed = 0;
  for (;;) {
    const count = await database.transaction().execute((transaction) => closeSome(transaction, now));
    closed += count;
    if (count < AT_ONCE) return closed;
  }
}

async function closeSome(transaction: Database, now: Date): Promise<number> {
  // Whoever answers one at this moment holds it: it is left to them, and to the next hour.
  const rows = await transaction
    .selectFrom('application')
    .select(['id', 'user_id', 'kind', 'state', 'organization_id', 'title', 'organization_name', 'reply_days'])
    .where(isUnanswered)
    .where('reply_due_at', '<=', closesIfDueAt(now))
    .where(sql<boolean>`not exists (select from application_plan p where p.application_id = application.id)`)
    .orderBy('reply_due_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();
  await moveLocked(transaction, rows, { to: 'closedWithoutAnswer', by: 'system', actorId: null, now });
  return rows.length;
}

type ReminderServices = { database: Database; keys: SessionKeys; secret: string };

/** A mail names so many postings. */
export const NAMED_OVERDUE = 8;

/** Orders the mails of today, at most one a person and organization. Returns how many people were told. @rule applications.14 */
export async function remindOfReplies(services: ReminderServices, now: Date): Promise<number> {
  let told = 0;
  for (let after = 0; ; ) {
    const organizations = await listOverdueOrganizations(services.database, { after, limit: AT_ONCE }, now);
    for (const organization of organizations)
      told += await services.database.transaction().execute((transaction) => remind(transaction, services, organization, now));
    const last = organizations.at(-1);
    if (!last || organizations.length < AT_ONCE) return told;
    after = last.id;
  }
}

async function remind(
  transaction: Database,
  { keys, secret }: ReminderServices,
  organization: { id: number; name: string },
  now: Date,
): Promise<number> {
  const overdue = await listOverdueOf(transaction, organization.id as ManagedOrganizationId, now);
  const people = overdue.length > 0 ? await listRecruiters(transaction, organization.id) : [];
  const declining = await listDeclining(transaction, people.map(({ id }) => id), 'reply_reminders'); // biome-ignore format: one thought
  const wanting = people.filter(({ id }) => !declining.has(id));
  for (const person of wanting)
    await orderMail(transaction, keys, {
      key: `reply_reminder:${organization.id}:${person.id}:${now.toISOString().slice(0, 10)}`,
      kind: 'reply_reminder',
      to: { name: fullName(person.first_name, person.last_name), address: person.email },
      userId: person.id,
      locale: knownLocale(person.locale),
      tenantId: person.tenant_id ?? undefined,
      parameters: { firstName: person.first_name, organization: organization.name, ...named(overdue) },
      page: `/employer?organization=${organization.id}`,
      declineLink: unsubscribePath(secret, person.id, 'reply_reminders'),
    });
  return wanting.length;
}

/** No names of applicants: a mail may be read over a shoulder. */
function named(overdue: readonly OverdueOf[]): Record<string, string | number> {
  const shown = overdue.slice(0, NAMED_OVERDUE);
  const sum = (rows: readonly OverdueOf[]) => rows.reduce((total, { count }) => total + count, 0);
  return {
    count: sum(overdue),
    more: sum(overdue.slice(NAMED_OVERDUE)),
    ...Object.fromEntries(
      shown.flatMap(({ title, count, dueAt }, at) => [
        [`title${at}`, title],
        [`count${at}`, count],
        [`closes${at}`, closesWithoutAnswerAt(dueAt).toISOString()],
      ]),
    ),
  };
}
