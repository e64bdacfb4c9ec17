// How an address stands in a roster: a keyed hash of its folded form, of one school. Without the deployment's key nobody can try addresses
// against it, and two schools' rosters cannot be compared. @rule verification.24
import { foldedEmail } from '@fairway/rules/emails';
import { rosterNumber } from '@fairway/rules/rosters';
import type { SessionKeys } from '../../../kernel/session/keys.ts';

export function addressHash(keys: SessionKeys, schoolId: number, address: string): Buffer {
  return keys.keyedHash(`school_roster:${schoolId}`, foldedEmail(address));
}

/** The school's number of a student, kept the same way. */
export function numberHash(keys: SessionKeys, schoolId: number, number: string): Buffer {
  return keys.keyedHash(`school_roster_number:${schoolId}`, rosterNumber(number));
}
