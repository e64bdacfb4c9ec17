// What identity holds on a person, and what of it does not go with the row: mails that were sent, and the development mailbox.

import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { eraseMailsTo } from '../../kernel/mail/erasing.ts';
import type { Eraser, PersonalDataPart, PersonReference } from '../../kernel/personal-data.ts';

export const identityPersonalData: readonly PersonalDataPart[] = [
  { name: 'account', heading: (t) => t('archive.parts.account'), read: readAccount },
  { name: 'roles', heading: (t) => t('archive.parts.roles'), read: readRoles },
  { name: 'sign-ins', heading: (t) => t('archive.parts.signIns'), read: readSignIns },
  { name: 'sessions', heading: (t) => t('archive.parts.sessions'), read: readSessions },
  { name: 'activity', heading: (t) => t('archive.parts.activity'), read: readActivity },
  { name: 'mails', heading: (t) => t('archive.parts.mails'), read: readMails },
];

function readAccount(database: Database, { userId }: PersonReference) {
  return database
    .selectFrom('app_user')
    .select([
      'id',
      'email',
      'email_verified_at as emailVerifiedAt',
      'status',
      'first_name as firstName',
      'last_name as lastName',
      'gender',
      'phone_number as phoneNumber',
      'avatar',
      'contact_email as contactEmail',
      'contact_email_set_at as contactEmailSetAt',
      'newsletter_consent_at as newsletterConsentAt',
      'locale',
      'time_zone as timeZone',
      'registration_metadata as registrationMetadata',
      'deletion_requested_at as deletionRequestedAt',
      'deletion_due_at as deletionDueAt',
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

async function readRoles(database: Database, { userId }: PersonReference) {
  const offered = await database
    .selectFrom('staff_offer')
    .select(['role', 'school_id as schoolId', 'offered_at as offeredAt', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .orderBy('offered_at')
    .execute();
  const held = await database
    .selectFrom('user_role')
    .select(['role', 'organization_id as organizationId', 'school_id as schoolId', 'granted_at as grantedAt'])
    .where('user_id', '=', userId)
    .orderBy('granted_at')
    .orderBy('id')
    .execute();
  return [...held, ...offered];
}

async function readSignIns(database: Database, { userId }: PersonReference) {
  const person = await database
    .selectFrom('app_user')
    .select([sql<boolean>`password_hash is not null`.as('hasPassword'), 'password_changed_at as passwordChangedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const providers = await database
    .selectFrom('external_identity')
    .select(['provider', 'subject', 'email', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute();
  const passkeys = await database
    .selectFrom('passkey')
    .select(['name', 'backed_up as backedUp', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const authenticator = await database
    .selectFrom('authenticator')
    .select(['created_at as createdAt', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const links = await database
    .selectFrom('mail_token')
    .select(['purpose', 'email', 'created_at as createdAt', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return { ...person, providers, passkeys, authenticator: authenticator ?? null, links };
}

function readSessions(database: Database, { userId }: PersonReference) {
  return database
    .selectFrom('login_session')
    .select([
      'method',
      'user_agent as userAgent',
      'address',
      'time_zone as timeZone',
      'second_factor_at as secondFactorAt',
      'proved_at as provedAt',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'expires_at as expiresAt',
      'ended_at as endedAt',
      'ended_reason as endedReason',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** What was done by the person, or to the account; by whom else is not told. */
function readActivity(database: Database, { userId }: PersonReference) {
  return database
    .selectFrom('audit_line')
    .select(['at', 'action', sql<boolean>`actor_id is not distinct from ${userId}::uuid`.as('byMe'), 'detail'])
    .where((where) => where.or([where('actor_id', '=', userId), where('subject', '=', `user:${userId}`)]))
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
}

async function readMails(database: Database, { userId }: PersonReference) {
  const rows = await database
    .selectFrom('outgoing_mail')
    .select([
      'kind',
      'recipient',
      'recipient_name as recipientName',
      'locale',
      'parameters',
      'created_at as createdAt',
      'sent_at as sentAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, parameters: withoutSealed(row.parameters) }));
}

/** A sealed link is a secret, if a closed one. */
function withoutSealed(parameters: unknown): object {
  return Object.fromEntries(Object.entries(parameters as object).filter(([name]) => !name.startsWith('sealed')));
}

export const eraseMails: Eraser = eraseMailsTo;
