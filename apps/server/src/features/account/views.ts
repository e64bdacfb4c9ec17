// Rows of the account as the contract shows them.
import type { listSessions, user } from '@fairway/contract/account/endpoints';
import { recognizedDevice } from '@fairway/rules/user-agents';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { LoginSession } from '../../kernel/database/tables.gen.ts';
import type { Person } from '../identity/people/queries.ts';
import { localeOf } from './person.ts';

/** What is shown besides the row: the first nationality of the profile, and an address that waits for its link. */
export type AccountBesides = { nationality: string | null; pendingEmail: string | undefined };

export function userView(person: Person, { nationality, pendingEmail }: AccountBesides): z.input<typeof user> {
  const consent = person.newsletter_consent_at !== null;
  return {
    id: person.id,
    email: person.email,
    emailVerified: person.email_verified_at !== null,
    pendingEmail: pendingEmail ?? null,
    firstName: person.first_name,
    lastName: person.last_name,
    nationality,
    gender: person.gender as z.input<typeof user>['gender'],
    phoneNumber: person.phone_number,
    avatar: person.avatar,
    contactEmail: person.contact_email,
    newsLetterConsent: consent,
    newsletterConsent: consent,
    locale: localeOf(person),
    timeZone: person.time_zone,
    hasPassword: person.password_hash !== null,
    createdAt: person.created_at.toISOString(),
    deletionDueAt: person.deletion_due_at?.toISOString() ?? null,
  };
}

type SessionRow = Pick<Selectable<LoginSession>, 'id' | 'method' | 'user_agent' | 'time_zone' | 'address' | 'created_at' | 'last_used_at'>;

export function sessionView(row: SessionRow, currentId: string): z.input<(typeof listSessions)['returns']>['sessions'][number] {
  return {
    id: row.id,
    current: row.id === currentId,
    method: row.method,
    ...recognizedDevice(row.user_agent),
    timeZone: row.time_zone,
    address: row.address,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  };
}
