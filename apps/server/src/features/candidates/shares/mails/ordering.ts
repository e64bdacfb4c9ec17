// The mail that tells somebody who asks for their profile, in the transaction of the request. Who wants none gets none. @rule shares.10, communication.4
import { knownLocale } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import type { Database } from '../../../../kernel/database/database.ts';
import { orderMail } from '../../../../kernel/mail/outgoing.ts';
import type { SessionKeys } from '../../../../kernel/session/keys.ts';
import { unsubscribePath } from '../../../communication/commands.ts';
import { wantsMail } from '../../../communication/queries.ts';

export type MailServices = { secret: string; keys: SessionKeys };

export async function orderRequestMail(
  transaction: Database,
  { secret, keys }: MailServices,
  { id, ownerId, organizationId, now }: { id: string; ownerId: string; organizationId: number; now: Date },
): Promise<void> {
  const person = await transaction
    .selectFrom('identity_person')
    .select(['id', 'email', 'first_name', 'last_name', 'locale', 'tenant_id'])
    .where('id', '=', ownerId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  const organization = await transaction.selectFrom('organization').select('name').where('id', '=', organizationId).executeTakeFirst();
  if (!person || !organization || !(await wantsMail(transaction, person.id, 'share_requests'))) return;
  await orderMail(transaction, keys, {
    // Asked again after the first request ended, it is another mail.
    key: `share_request:${id}:${now.getTime()}`,
    kind: 'share_request',
    to: { name: fullName(person.first_name, person.last_name), address: person.email },
    userId: person.id,
    locale: knownLocale(person.locale),
    tenantId: person.tenant_id ?? undefined,
    parameters: { firstName: person.first_name, organization: organization.name },
    page: '/profile?edit=sharing',
    declineLink: unsubscribePath(secret, person.id, 'share_requests'),
  });
}
