// Signing in and out, registering, and the links of mails. Browsers get cookies only; a client that sends no cookie and asks with the
// header x-fairway-tokens: bearer gets the tokens in the body (@rule identity.11). Links act on POST; GET only says whether one is good.
// @rule identity.30, identity.13, identity.14, identity.15, identity.31, identity.32, identity.16
import { EMAIL_CHARACTERS } from '@fairway/rules/emails';
import { LIMITS } from '@fairway/rules/limits';
import { NAME_CHARACTERS } from '@fairway/rules/names';
import { PASSWORD_CODES } from '@fairway/rules/passwords';
import { roomFor } from '@fairway/rules/visible-characters';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { locale, text } from '../kernel/fields.ts';

/** An address as typed: checked by the rule, so that a wrong one gets the catalogue's words. */
export const email = text(EMAIL_CHARACTERS).min(1);
export const password = text(LIMITS.passwordCharactersMax).min(1);
const returnUrl = text(500).default('/');
/** The secret of a link in a mail. */
export const linkToken = z.string().regex(/^[A-Za-z0-9_-]{20,100}$/);
/** Codes a new password may be refused with. */
export const PASSWORD_ERRORS = [...PASSWORD_CODES, 'PasswordTooCommon'] as const;

/** Null where the tokens went into cookies. */
export const tokens = z.object({ accessToken: z.string().nullable(), refreshToken: z.string().nullable() }).meta({ id: 'Tokens' });

export const signInReply = z
  .object({
    /** secondFactor: the password was right; the challenge goes with the code to the next call. emailNeeded: the provider gave no proven
     *  address; the page asks for one (external/email). */
    status: z.enum(['signedIn', 'secondFactor', 'emailNeeded']),
    accessToken: z.string().nullable(),
    refreshToken: z.string().nullable(),
    challenge: z.string().nullable(),
  })
  .meta({ id: 'SignInReply' });

const signInErrors = ['InvalidUsernameOrPassword', 'InactiveUser', 'AuthenticationFailed', 'InsecureConnection'] as const;

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/identity/v1',
  summary: 'Signs in with e-mail and password.',
  tag: 'identity',
  access: 'public',
  feature: 'login',
  body: z.strictObject({ email, password, timeZone: text(60).optional() }),
  returns: signInReply,
  errors: signInErrors,
  tx: false,
});

export const loginSecondFactor = endpoint({
  name: 'loginSecondFactor',
  method: 'POST',
  path: '/identity/v1/second-factor',
  summary: 'Ends a sign-in with the code of the authenticator app or a recovery code.',
  tag: 'identity',
  access: 'public',
  feature: 'login',
  body: z.strictObject({ challenge: text(2000), code: text(40).min(1) }),
  returns: signInReply,
  errors: ['InvalidToken', 'InvalidCode', ...signInErrors],
  tx: false,
});

export const refreshTokens = endpoint({
  name: 'refreshTokens',
  method: 'POST',
  path: '/identity/v1/token/refresh',
  summary: 'A new pair of tokens; a refresh token used twice ends its whole family of sessions.',
  tag: 'identity',
  access: 'public',
  body: z.strictObject({ refreshToken: text(200).optional() }),
  returns: tokens,
  errors: ['InvalidRefreshToken', 'InsecureConnection'],
  whileViewing: 'allowed',
  tx: false,
});

export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/identity/v1/logout',
  summary: 'Ends this session and removes its cookies; without a session it only removes them.',
  tag: 'identity',
  access: 'public',
  body: z.strictObject({ everywhere: z.boolean().default(false), refreshToken: text(200).optional() }),
  returns: z.object({ ended: z.int() }),
  whileViewing: 'allowed',
  errors: [],
});

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/identity/v1/user',
  summary: 'Registers with e-mail and password and mails a link; query parameters are kept as its metadata.',
  tag: 'identity',
  access: 'public',
  feature: 'login',
  query: z.record(text(60), z.union([text(200), z.array(text(200)).max(5)])).refine((map) => Object.keys(map).length <= 20),
  body: z.strictObject({
    email,
    password,
    emailReturnUrl: returnUrl,
    firstName: text(roomFor(NAME_CHARACTERS)).default(''),
    lastName: text(roomFor(NAME_CHARACTERS)).default(''),
    newsletterConsent: z.boolean().default(false),
    timeZone: text(60).optional(),
    locale: locale.optional(),
    /** `employer`: comes to work for an organization, and is no candidate. @rule teams.6 */
    audience: z.enum(['candidate', 'employer']).default('candidate'),
  }),
  status: 201,
  returns: z.object({ email: z.string() }),
  errors: ['InvalidEmail', ...PASSWORD_ERRORS, 'DuplicateUserName', 'DuplicateEmail', 'EmailNotAvailable', 'RegistrationFailed'],
  tx: false,
});

export const resendVerification = endpoint({
  name: 'resendVerification',
  method: 'POST',
  path: '/identity/v1/user/email/confirm',
  summary: 'Mails the verification link again; says the same whether or not the address is known.',
  tag: 'identity',
  access: 'public',
  feature: 'login',
  body: z.strictObject({ email, returnUrl, locale: locale.optional() }),
  status: 202,
  returns: z.object({ accepted: z.boolean() }),
  errors: ['InvalidEmail'],
  tx: false,
});

const linkState = z
  .object({
    valid: z.boolean(),
    purpose: z.enum(['verify', 'change_email']).nullable(),
    email: z.string().nullable(),
    returnUrl: z.string(),
  })
  .meta({ id: 'MailLink' });

export const checkEmailLink = endpoint({
  name: 'checkEmailLink',
  method: 'GET',
  path: '/identity/v1/user/email/verify',
  summary: 'Whether a link that proves an address is good; changes nothing.',
  tag: 'identity',
  access: 'public',
  feature: 'login',
  query: z.strictObject({ token: text(200).default('') }),
  returns: linkState,
  errors: [],
});

export const verifyEmail = endpoint({
  name: 'verifyEmail',
  method: 'POST',
  path: '/identity/v1/user/email/verify',
  summary:
    'Uses a link: the address is proven, and a changed address becomes the account’s. The link that begins an account signs a browser in.',
  tag: 'identity',
  access: 'public',
  feature: 'login',
  body: z.strictObject({ token: linkToken }),
  returns: z.object({ email: z.string(), purpose: z.enum(['verify', 'change_email']), returnUrl: z.string(), signedIn: z.boolean() }),
  errors: ['InvalidToken', 'DuplicateEmail'],
});

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/identity/v1/forgot-password',
  summary: 'Mails a link to set a new password.',
  tag: 'identity',
  access: 'public',
  feature: 'login',
  body: z.strictObject({ email, returnUrl, locale: locale.optional() }),
  status: 202,
  returns: z.object({ accepted: z.boolean() }),
  errors: ['InvalidEmail', 'RecoverPasswordFailed'],
  tx: false,
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/identity/v1/reset-password',
  summary: 'Sets a new password by a link and ends every session; the address is proven too.',
  tag: 'identity',
  access: 'public',
  feature: 'login',
  body: z.strictObject({ token: linkToken, password }),
  returns: z.object({ email: z.string(), returnUrl: z.string() }),
  errors: ['InvalidToken', ...PASSWORD_ERRORS],
  tx: false,
});

const accountLink = z
  .object({
    purpose: z.enum(['reset', 'recover', 'activate']),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** For `recover`: when the account would be erased. */
    deletionDueAt: z.string().nullable(),
    returnUrl: z.string(),
  })
  .meta({ id: 'AccountLink' });

export const validateAccountLink = endpoint({
  name: 'validateAccountLink',
  method: 'POST',
  path: '/identity/v1/recover/validate',
  summary: 'What a link for a new password, an activation or a recovery is good for; changes nothing.',
  tag: 'identity',
  access: 'public',
  feature: 'login',
  body: z.strictObject({ token: text(200), purpose: z.enum(['reset', 'recover', 'activate']) }),
  returns: accountLink,
  errors: ['InvalidToken', 'UserNotFound', 'UserAlreadyActive'],
});

export const recoverAccount = endpoint({
  name: 'recoverAccount',
  method: 'POST',
  path: '/identity/v1/recover',
  summary: 'Undoes a deletion that was asked for, by the link of its mail.',
  tag: 'identity',
  access: 'public',
  feature: 'login',
  body: z.strictObject({ token: linkToken }),
  returns: z.object({ email: z.string() }),
  errors: ['InvalidToken'],
});

export const activateAccount = endpoint({
  name: 'activateAccount',
  method: 'POST',
  path: '/identity/v1/activate',
  summary: 'Ends the three steps of an invitation: address, names, password. Signs in.',
  tag: 'identity',
  access: 'public',
  feature: 'login',
  body: z.strictObject({
    token: linkToken,
    email,
    firstName: text(roomFor(NAME_CHARACTERS)).min(1),
    lastName: text(roomFor(NAME_CHARACTERS)).min(1),
    password,
    timeZone: text(60).optional(),
  }),
  returns: signInReply,
  errors: [
    'InvalidToken',
    'InvalidEmail',
    ...PASSWORD_ERRORS,
    'UserNotFound',
    'UserAlreadyActive',
    'DuplicateEmail',
    'ActivationFailed',
    'InsecureConnection',
  ],
  tx: false,
});
