// Mails that tell a candidate what staff did with a review, in the transaction of it. No word of a comment stands in them.
import { knownLocale } from '@fairway/rules/locales';
import type { Database } from '../../../kernel/database/database.ts';
import { orderOpenMail } from '../../../kernel/mail/outgoing.ts';

type Order = { kind: 'cv_review_commented' | 'cv_review_done' /** One mail each. */; orderId: string };

/** Orders it where the account is open. */
export async function orderReviewMail(
  database: Database,
  review: { id: string; user_id: string; school: string },
  { kind, orderId }: Order,
): Promise<void> {
  const person = await database
    .selectFrom('app_user')
    .select(['id', 'email', 'first_name', 'last_name', 'locale', 'tenant_id'])
    .where('id', '=', review.user_id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!person) return;
  await orderOpenMail(database, {
    key: `${kind}:${orderId}`,
    kind,
    to: { name: `${person.first_name} ${person.last_name}`.trim(), address: person.email },
    userId: person.id,
    locale: knownLocale(person.locale),
    tenantId: person.tenant_id ?? undefined,
    parameters: { firstName: person.first_name, school: review.school },
    page: `/cv-review?review=${review.id}`,
  });
}
