// Mails that tell a person what became of a connection, in the transaction of the move. Nothing in them is a secret: their pages ask for a
// sign-in. What the person did alone (ignore, cancel, a link used) is not mailed. @rule verification.8

import { knownLocale } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import type { VerificationAction } from '@fairway/rules/verification';
import type { Database } from '../../../kernel/database/database.ts';
import { orderOpenMail } from '../../../kernel/mail/outgoing.ts';

type MoveMail = { kind: string; page: (schoolId: number) => string };

const MAILS: Partial<Record<VerificationAction, MoveMail>> = {
  approve: { kind: 'connection_approved', page: () => '/profile' },
  prove: { kind: 'connection_approved', page: () => '/profile' },
  reject: { kind: 'connection_rejected', page: verifyPage },
  askBack: { kind: 'connection_question', page: verifyPage },
  expire: { kind: 'connection_expired', page: verifyPage },
  revoke: { kind: 'connection_revoked', page: verifyPage },
};

/** The page where a person verifies a school, or answers its question. */
function verifyPage(schoolId: number): string {
  return `/profile?verify=${schoolId}`;
}

/** Orders the mail of a move, where it has one and the person's account is open. The event makes it one mail. */
export async function orderMoveMail(
  database: Database,
  move: { connection: { user_id: string; school_id: number }; action: VerificationAction; text: string; eventId: string },
): Promise<void> {
  const mail = MAILS[move.action];
  const person = mail && (await findRecipient(database, move.connection.user_id));
  if (!mail || !person) return;
  const school = await database.selectFrom('school').select('name').where('id', '=', move.connection.school_id).executeTakeFirstOrThrow();
  await orderOpenMail(database, {
    ...addressedTo(person),
    key: `${mail.kind}:${move.eventId}`,
    kind: mail.kind,
    parameters: { firstName: person.first_name, school: school.name, text: move.text },
    page: mail.page(move.connection.school_id),
  });
}

/** The person of a mail; undefined where the account is not open. */
export function findRecipient(database: Database, userId: string) {
  return database
    .selectFrom('identity_person')
    .select(['id', 'email', 'first_name', 'last_name', 'locale', 'tenant_id'])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

export type MailRecipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

/** Recipient, owner, language and sender of a mail to a person. */
export function addressedTo(person: MailRecipient) {
  return {
    to: { name: fullName(person.first_name, person.last_name), address: person.email },
    userId: person.id,
    locale: knownLocale(person.locale),
    tenantId: person.tenant_id ?? undefined,
  };
}
