// Mails about applications, in the transaction of what they tell. They are always sent: they are about something that the person did, and no
// kind that can be turned off (@rule communication.4). Neither the letter nor an answer stands in them. @rule applications.5, applications.10
import type { ToldState } from '@fairway/rules/applications';
import { knownLocale } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import type { Database } from '../../../kernel/database/database.ts';
import { orderOpenMail } from '../../../kernel/mail/outgoing.ts';

/** `reply_days`: what the posting promised; null: nothing. */
type Mailed = { id: string; user_id: string; title: string; organization_name: string; reply_days?: number | null };

/** That it was sent. */
export function orderReceipt(transaction: Database, application: Mailed): Promise<void> {
  return order(transaction, application, { kind: 'application_sent', key: `application_sent:${application.id}`, state: null });
}

/** Of the mail that tells of the move at that time. */
export const movedKey = (id: string, at: Date): string => `application_moved:${id}:${at.getTime()}`;

/** How it stands now. */
export function orderMoved(transaction: Database, application: Mailed, moved: Moved): Promise<void> {
  const { state, words, now, notBefore } = moved;
  return order(transaction, application, {
    ...{ kind: 'application_moved', key: movedKey(application.id, now) },
    ...{ state, words, notBefore },
  });
}

/** That the organization asks whether it may keep it. */
export function orderKeepQuestion(
  transaction: Database,
  application: Mailed,
  { months, now }: { months: number; now: Date },
): Promise<void> {
  return order(transaction, application, {
    ...{ kind: 'application_keep', key: `application_keep:${application.id}:${now.getTime()}` },
    ...{ state: null, months },
  });
}

/** `words`: the organization's own. */
type Moved = { state: ToldState; words: string | null; now: Date; notBefore?: Date | undefined };
type Order = { kind: string; key: string; state: ToldState | null; words?: string | null; months?: number; notBefore?: Date | undefined };

async function order(transaction: Database, application: Mailed, { kind, key, state, words, months, notBefore }: Order): Promise<void> {
  const person = await transaction
    .selectFrom('identity_person')
    .select(['id', 'email', 'first_name', 'last_name', 'locale', 'tenant_id'])
    .where('id', '=', application.user_id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!person) return;
  await orderOpenMail(transaction, {
    key,
    kind,
    to: { name: fullName(person.first_name, person.last_name), address: person.email },
    userId: person.id,
    locale: knownLocale(person.locale),
    tenantId: person.tenant_id ?? undefined,
    parameters: {
      firstName: person.first_name,
      title: application.title,
      organization: application.organization_name,
      state,
      words: words ?? '',
      ...(months !== undefined && { months }),
      ...(application.reply_days === null && { unpromised: 'yes' }),
    },
    page: `/applications/${application.id}`,
    ...(notBefore && { notBefore }),
  });
}
