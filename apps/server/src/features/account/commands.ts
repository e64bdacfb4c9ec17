// Changes of the account's own fields: all that were given, or none.
import type { updateMe } from '@fairway/contract/account/endpoints';
import type { EndpointInput } from '@fairway/contract/kernel/endpoint';
import { foldedEmail, isEmail } from '@fairway/rules/emails';
import { plainName } from '@fairway/rules/names';
import type { ProfileSection } from '@fairway/rules/profile';
import { knownTimeZone } from '@fairway/rules/time-zones';
import type { Database } from '../../kernel/database/database.ts';
import { removeFilesLater } from '../../kernel/files/file-removal.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { OwnUserId } from '../identity/access.ts';
import { type OwnColumns, writePerson } from '../identity/people/commands.ts';
import { lockPerson, type Person } from '../identity/people/queries.ts';
import { endSessions } from '../identity/sessions/commands.ts';
import { isOwnSession } from '../identity/sessions/queries.ts';
import { phoneNumberOf } from './phone-numbers.ts';

/** The nationality is the profile's. */
type Changes = Omit<EndpointInput<typeof updateMe>['body'], 'nationality'>;

/** Writes the fields that are given. @throws Problem validation, InvalidEmail, InvalidPhoneNumber, InvalidTimeZone, account.contact_email_set */
export async function updatePerson(transaction: Database, userId: OwnUserId, changes: Changes, now: Date): Promise<Person> {
  const person = await lockPerson(transaction, userId);
  if (!person) throw new Problem('unauthenticated');
  const columns: OwnColumns = {
    ...(changes.firstName === undefined ? {} : { first_name: requiredName(changes.firstName, 'firstName') }),
    ...(changes.lastName === undefined ? {} : { last_name: requiredName(changes.lastName, 'lastName') }),
    ...(changes.gender === undefined ? {} : { gender: changes.gender }),
    ...(changes.phoneNumber === undefined ? {} : { phone_number: phoneColumn(changes.phoneNumber) }),
    ...(changes.contactEmail === undefined ? {} : contactColumns(person, changes.contactEmail, now)),
    ...consentColumns(person, changes, now),
    ...(changes.locale === undefined ? {} : { locale: changes.locale }),
    ...(changes.timeZone === undefined ? {} : { time_zone: zoneColumn(changes.timeZone) }),
  };
  if (Object.keys(columns).length === 0) return person;
  return writePerson(transaction, userId, columns, now);
}

/** Sections of the profile that show what changed. */
export function changedSections(before: Person, after: Person): ProfileSection[] {
  const shown = ['first_name', 'last_name', 'phone_number'] as const;
  return [
    ...(shown.some((column) => before[column] !== after[column]) ? (['user'] as const) : []),
    ...(before.gender === after.gender ? [] : (['candidate'] as const)),
  ];
}

/** A name that was given is not taken away again: one line, not blank. */
function requiredName(typed: string, field: string): string {
  const name = plainName(typed);
  if (name === '') throw new Problem('validation', { errors: [{ pointer: `/body/${field}`, code: 'too_small' }] });
  return name;
}

function phoneColumn(typed: string | null): string | null {
  if (typed === null || typed.trim() === '') return null;
  const number = phoneNumberOf(typed);
  if (!number) throw new Problem('InvalidPhoneNumber');
  return number;
}

function zoneColumn(typed: string): string {
  const zone = knownTimeZone(typed);
  if (!zone) throw new Problem('InvalidTimeZone');
  return zone;
}

/** Set once by its owner; the same address again changes nothing. @rule account.6 */
function contactColumns(person: Person, typed: string, now: Date): OwnColumns {
  const address = typed.trim();
  if (!isEmail(address)) throw new Problem('InvalidEmail');
  if (person.contact_email === null) return { contact_email: address, contact_email_set_at: now };
  if (foldedEmail(person.contact_email) === foldedEmail(address)) return {};
  throw new Problem('account.contact_email_set');
}

/** Two spellings, one column (@rule account.2): both given must say the same. The first yes keeps its date. */
function consentColumns(person: Person, changes: Changes, now: Date): OwnColumns {
  const { newsLetterConsent, newsletterConsent } = changes;
  if (newsLetterConsent !== undefined && newsletterConsent !== undefined && newsLetterConsent !== newsletterConsent)
    throw new Problem('validation', { errors: [{ pointer: '/body/newsletterConsent', code: 'custom' }] });
  const consent = newsLetterConsent ?? newsletterConsent;
  if (consent === undefined) return {};
  return { newsletter_consent_at: consent ? (person.newsletter_consent_at ?? now) : null };
}

/** Sets or removes the picture, in the transaction of `database`; the file of the one before goes. */
export async function setAvatar(database: Database, userId: OwnUserId, avatar: string | null, now: Date): Promise<void> {
  const person = await lockPerson(database, userId);
  if (!person) throw new Problem('unauthenticated');
  if (person.avatar === avatar) return;
  await writePerson(database, userId, { avatar }, now);
  // An address elsewhere came with a sign-in and is not ours to delete.
  if (person.avatar?.startsWith('/media/avatars/')) await removeFilesLater(database, [person.avatar.slice(1)], now);
}

/** Ends a session of one's own; false when it is nobody's or another's. One that ended before stays ended. */
export async function endOwnSession(database: Database, userId: OwnUserId, sessionId: string, now: Date): Promise<boolean> {
  const own = await isOwnSession(database, userId, sessionId);
  if (own) await endSessions(database, { userId, sessionId }, 'ended_by_owner', now);
  return own;
}
