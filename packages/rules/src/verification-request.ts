// Asking to be verified: what a school takes, and why a request is refused. The first hindrance in this order is answered.
//
//   way             hindrance                                                code
//   either          the school does not take this way                        method_off
//   academic_email  no valid address                                         InvalidEmail
//   academic_email  not of one of the school's domains                       InvalidEmailDomain
//   academic_email  somebody else proved it, or signs in with it             EmailNotAvailable
//   manual          no message                                               message_missing
//   manual          a message that is too long                               message_long
//   either          pending or verified already                              ExistingConnection
//
// @rule verification.16, verification.21
import { isEmail } from './emails.ts';
import { LIMITS } from './limits.ts';
import { isSchoolAddress, provingDomains, type VerificationMethod, type VerificationState } from './verification.ts';

export type MethodRow = { method: VerificationMethod; isOn: boolean; validityDays: number | null };
export type SchoolMethod = { method: VerificationMethod; validityDays: number | null };

/**
 * The ways in which a school takes proof, in its own order. Without rows of its own it takes academic e-mail where it has domains, then
 * manual where its own staff keep it; without domains academic e-mail proves nothing.
 */
export function schoolMethods(rows: readonly MethodRow[], school: { domains: readonly string[]; isManaged: boolean }): SchoolMethod[] {
  const given: readonly MethodRow[] =
    rows.length > 0
      ? rows
      : [
          { method: 'academic_email', isOn: true, validityDays: null },
          { method: 'manual', isOn: school.isManaged, validityDays: null },
        ];
  return given
    .filter(({ method, isOn }) => isOn && (method !== 'academic_email' || provingDomains(school.domains).length > 0))
    .map(({ method, validityDays }) => ({ method, validityDays }));
}

export type VerificationRequest = {
  way: 'academic_email' | 'manual';
  /** Trimmed. */
  address: string;
  /** Tidied. */
  message: string;
};

export type RequestFacts = {
  methods: readonly VerificationMethod[];
  domains: readonly string[];
  /** Somebody else proved the address, or has it as their account's. */
  isTaken: boolean;
  state: VerificationState | null;
};

export type RequestRefusal =
  | 'verification.method_off'
  | 'InvalidEmail'
  | 'InvalidEmailDomain'
  | 'EmailNotAvailable'
  | 'verification.message_missing'
  | 'verification.message_long'
  | 'ExistingConnection';

/** What hinders a request; undefined where nothing does. */
export function requestHindrance(request: VerificationRequest, facts: RequestFacts): RequestRefusal | undefined {
  if (!facts.methods.includes(request.way)) return 'verification.method_off';
  if (request.way === 'academic_email') {
    if (!isEmail(request.address)) return 'InvalidEmail';
    if (!isSchoolAddress(request.address, facts.domains)) return 'InvalidEmailDomain';
    if (facts.isTaken) return 'EmailNotAvailable';
  } else {
    const hindrance = messageHindrance(request.message);
    if (hindrance) return hindrance;
  }
  return facts.state === 'pending' || facts.state === 'verified' ? 'ExistingConnection' : undefined;
}

/** The message to career services, and the answer to their question. */
export function messageHindrance(message: string): 'verification.message_missing' | 'verification.message_long' | undefined {
  if (message === '') return 'verification.message_missing';
  return [...message].length > LIMITS.verificationMessage ? 'verification.message_long' : undefined;
}

/** What somebody wrote in a box of several lines: no control characters, no blank ends, at most one empty line in a row. */
export function tidyMessage(typed: string): string {
  return (
    typed
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/(?!\s)[\p{Cc}\p{Co}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
      // After what nobody sees is gone: it may have stood between two spaces.
      .replace(/[^\S\n]+/gu, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** What a request may carry: a student card, a letter. */
export const REQUEST_FILE_EXTENSIONS = ['.pdf', '.jpg', '.jpeg', '.png'] as const;
