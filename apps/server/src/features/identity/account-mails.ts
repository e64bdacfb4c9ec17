// Mails of an account: to its own address, in its owner's language, in the name of the tenant that was visited.

import { DEFAULT_LOCALE, isLocale } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import type { Database } from '../../kernel/database/database.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { orderMail } from '../../kernel/mail/outgoing.ts';
import { tokenHash } from '../../kernel/session/token-hash.ts';
import type { IdentityServices } from './services.ts';

export type Recipient = {
  id: string;
  email: string;
  email_verified_at: Date | null;
  first_name: string;
  last_name: string;
  locale: string;
};

export type AccountMail = {
  kind: string;
  /** What makes it one mail: a link's token (hashed here), a session, a new id. */
  once: { token: string } | { id: string };
  /** Path behind the locale. */
  link?: string;
  parameters?: Record<string, string | number | null>;
  /** Another address than the account's. */
  address?: string;
};

/** Orders a mail to a person in this transaction. */
export async function orderAccountMail(
  database: Database,
  services: IdentityServices,
  request: ApiRequest,
  person: Recipient,
  mail: AccountMail,
): Promise<void> {
  // Whoever registers an address types a name with it: at an address that is not proven nobody is named in the header.
  const proven = person.email_verified_at !== null && mail.address === undefined;
  await orderMail(database, services.keys, {
    key: `${mail.kind}:${'token' in mail.once ? tokenHash(mail.once.token).toString('hex') : mail.once.id}`,
    kind: mail.kind,
    to: { name: proven ? fullName(person.first_name, person.last_name) : '', address: mail.address ?? person.email },
    userId: person.id,
    locale: isLocale(person.locale) ? person.locale : DEFAULT_LOCALE,
    tenantId: request.tenant.id,
    parameters: { firstName: person.first_name, ...mail.parameters },
    ...(mail.link ? { link: mail.link } : {}),
  });
}
