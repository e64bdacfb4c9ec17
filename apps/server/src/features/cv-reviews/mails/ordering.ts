// Mails that tell a candidate what staff did with a review, in the transaction of it. No word of a comment stands in them. Who wants none
// gets none, and each carries the link that turns them off. @rule communication.4

import { knownLocale } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import type { Database } from '../../../kernel/database/database.ts';
import { orderMail } from '../../../kernel/mail/outgoing.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { unsubscribePath } from '../../communication/commands.ts';
import { wantsMail } from '../../communication/queries.ts';

export type MailServices = { secret: string; keys: SessionKeys };
type Order = { kind: 'cv_review_commented' | 'cv_review_done' /** One mail each. */; orderId: string };

/** Orders it where the account is open and the person wants such mails. */
export async function orderReviewMail(
  database: Database,
  { secret, keys }: MailServices,
  review: { id: string; user_id: string; school: string },
  { kind, orderId }: Order,
): Promise<void> {
  const person = await database
    .selectFrom('identity_person')
    .select(['id', 'email', 'first_name', 'last_name', 'locale', 'tenant_id'])
    .where('id', '=', review.user_id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!person || !(await wantsMail(database, person.id, 'cv_reviews'))) return;
  await orderMail(database, keys, {
    key: `${kind}:${orderId}`,
    kind,
    to: { name: fullName(person.first_name, person.last_name), address: person.email },
    userId: person.id,
    locale: knownLocale(person.locale),
    tenantId: person.tenant_id ?? undefined,
    parameters: { firstName: person.first_name, school: review.school },
    page: `/cv-review?review=${review.id}`,
    declineLink: unsubscribePath(secret, person.id, 'cv_reviews'),
  });
}
