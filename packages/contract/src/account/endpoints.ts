// What a signed-in person does with the account itself. Sensitive changes ask for a recent proof of who it is: a password in the body,
// or a sign-in of the last ten minutes (ProofNeeded). @rule account.1, account.3, account.6, account.7, account.16, account.17
import { NAME_CHARACTERS } from '@fairway/rules/names';
import { roomFor } from '@fairway/rules/visible-characters';
import { z } from 'zod';
import { email, PASSWORD_ERRORS, password } from '../identity/endpoints.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { locale, text, uuid } from '../kernel/fields.ts';

const GENDERS = ['M', 'F', 'B', 'O', 'N', 'U'] as const;

export const user = z
  .object({
    id: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    /** A changed address that waits for its link. */
    pendingEmail: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    nationality: z.string().nullable(),
    gender: z.enum(GENDERS),
    phoneNumber: z.string().nullable(),
    avatar: z.string().nullable(),
    contactEmail: z.string().nullable(),
    /** Both spellings, one value. @rule account.2 */
    newsLetterConsent: z.boolean(),
    newsletterConsent: z.boolean(),
    locale,
    timeZone: z.string(),
    hasPassword: z.boolean(),
    createdAt: z.string(),
    deletionDueAt: z.string().nullable(),
  })
  .meta({ id: 'User' });

export const getMe = endpoint({
  name: 'getMe',
  method: 'GET',
  path: '/identity/v1/user/me',
  summary: 'My account.',
  tag: 'account',
  access: 'user',
  returns: user,
  errors: [],
});

export const updateMe = endpoint({
  name: 'updateMe',
  method: 'PUT',
  path: '/identity/v1/user/me',
  summary: 'Changes the fields that are given; the contact e-mail can be set once.',
  tag: 'account',
  access: 'user',
  body: z.strictObject({
    firstName: text(roomFor(NAME_CHARACTERS)).optional(),
    lastName: text(roomFor(NAME_CHARACTERS)).optional(),
    nationality: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .optional(),
    gender: z.enum(['M', 'F', 'B', 'O', 'N']).optional(),
    phoneNumber: text(40).nullable().optional(),
    contactEmail: email.optional(),
    newsLetterConsent: z.boolean().optional(),
    newsletterConsent: z.boolean().optional(),
    locale: locale.optional(),
    timeZone: text(60).optional(),
  }),
  returns: user,
  errors: ['InvalidEmail', 'InvalidPhoneNumber', 'InvalidTimeZone', 'account.contact_email_set'],
});

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/identity/v1/user/password',
  summary: 'Sets a new password and ends every other session; someone without a password sets the first one.',
  tag: 'account',
  access: 'user',
  body: z.strictObject({ currentPassword: text(200).optional(), newPassword: password }),
  returns: z.object({ endedSessions: z.int() }),
  errors: ['WrongPassword', 'ProofNeeded', 'PasswordChangeFailed', ...PASSWORD_ERRORS],
  tx: false,
});

export const changeEmail = endpoint({
  name: 'changeEmail',
  method: 'POST',
  path: '/identity/v1/user/email',
  summary: 'Mails a link to the new address; it becomes the account’s when the link is used.',
  tag: 'account',
  access: 'user',
  body: z.strictObject({ email, currentPassword: text(200).optional(), returnUrl: text(500).default('/') }),
  status: 202,
  returns: z.object({ pendingEmail: z.string() }),
  errors: ['InvalidEmail', 'DuplicateEmail', 'WrongPassword', 'ProofNeeded', 'UpdateFailed'],
  tx: false,
});

export const cancelEmailChange = endpoint({
  name: 'cancelEmailChange',
  method: 'DELETE',
  path: '/identity/v1/user/email',
  summary: 'Forgets a changed address that was not proven.',
  tag: 'account',
  access: 'user',
  errors: [],
});

export const prove = endpoint({
  name: 'prove',
  method: 'POST',
  path: '/identity/v1/user/prove',
  summary: 'Shows the password or a code of the authenticator again, for a sensitive change within ten minutes.',
  tag: 'account',
  access: 'user',
  body: z.strictObject({ password: text(200).optional(), code: text(40).optional() }),
  returns: z.object({ provedUntil: z.string() }),
  errors: ['WrongPassword', 'InvalidCode', 'ProofNeeded'],
  tx: false,
});

const sessionRow = z
  .object({
    id: z.string(),
    current: z.boolean(),
    method: z.string(),
    /** Browser and system, recognised from the user agent; empty where unknown. */
    browser: z.string(),
    system: z.string(),
    /** Zone of the device, its place. */
    timeZone: z.string(),
    address: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string(),
  })
  .meta({ id: 'LoginSession' });

export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/identity/v1/user/sessions',
  summary: 'Where I am signed in, last used first.',
  tag: 'account',
  access: 'user',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(100).default(1) }),
  returns: z.object({ sessions: z.array(sessionRow), total: z.int() }),
  errors: [],
});

export const endSession = endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/identity/v1/user/sessions/{id}',
  summary: 'Ends one of my sessions.',
  tag: 'account',
  access: 'user',
  params: z.strictObject({ id: uuid }),
  errors: [],
});

export const requestDeletion = endpoint({
  name: 'requestDeletion',
  method: 'POST',
  path: '/identity/v1/user/account/request-deletion',
  summary: 'Starts the 72 hours after which the account is erased; the confirmation word of the locale must be typed.',
  tag: 'account',
  access: 'user',
  body: z.strictObject({ confirmation: text(60), locale, currentPassword: text(200).optional() }),
  returns: z.object({ deletionDueAt: z.string() }),
  errors: ['account.wrong_word', 'WrongPassword', 'ProofNeeded', 'users.last_administrator'],
  tx: false,
});

export const cancelDeletion = endpoint({
  name: 'cancelDeletion',
  method: 'DELETE',
  path: '/identity/v1/user/account/request-deletion',
  summary: 'Undoes the deletion while it is not carried out.',
  tag: 'account',
  access: 'user',
  errors: [],
});

export const exportMyData = endpoint({
  name: 'exportMyData',
  method: 'GET',
  path: '/identity/v1/user/export',
  summary: 'Everything that is held on me, as a ZIP of JSON files with a page to read them.',
  tag: 'account',
  access: 'user',
  produces: 'application/zip',
  whileViewing: 'refused',
  errors: ['ProofNeeded'],
});
