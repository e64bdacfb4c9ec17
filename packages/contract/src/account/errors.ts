import type { ErrorEntries } from '../kernel/error-entry.ts';

export const ACCOUNT_ERRORS = {
  WrongPassword: { status: 422, source: 'the password asked for again' },
  ProofNeeded: { status: 403, source: 'a sensitive change needs a recent proof of who it is' },
  UpdateFailed: { status: 409, source: 'account.14' },
  InvalidPhoneNumber: { status: 422, source: 'account.8' },
  InvalidTimeZone: { status: 422, source: 'account' },
  'account.contact_email_set': { status: 409, source: 'account.6' },
  'account.wrong_word': { status: 422, source: 'account.16' },
  'account.last_sign_in': { status: 409, source: 'account' },
  'account.passkey_limit': { status: 409, source: 'account' },
  'account.authenticator_set': { status: 409, source: 'account' },
  'account.authenticator_missing': { status: 409, source: 'account' },
} as const satisfies ErrorEntries;
