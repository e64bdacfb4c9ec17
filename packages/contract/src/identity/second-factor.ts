// Passkeys (WebAuthn) and the authenticator app (TOTP) with its recovery codes. Options and responses have the shapes of the WebAuthn
// standard's JSON form; what is inside is checked by the library on the server.
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { text } from '../kernel/fields.ts';
import { signInReply } from './endpoints.ts';

const json = z.record(z.string(), z.unknown());
const passkey = z
  .object({ id: z.string(), name: z.string(), backedUp: z.boolean(), createdAt: z.string(), lastUsedAt: z.string().nullable() })
  .meta({ id: 'Passkey' });
const credentialId = z.string().regex(/^[A-Za-z0-9_-]{1,1400}$/);

export const startPasskeyLogin = endpoint({
  name: 'startPasskeyLogin',
  method: 'POST',
  path: '/identity/v1/passkey/options',
  summary: 'Options for navigator.credentials.get; any passkey of this site may answer.',
  tag: 'identity',
  access: 'public',
  feature: 'login',
  returns: z.object({ challengeId: z.string(), options: json }),
  errors: [],
});

export const loginWithPasskey = endpoint({
  name: 'loginWithPasskey',
  method: 'POST',
  path: '/identity/v1/passkey/login',
  summary: 'Signs in with a passkey; it counts as both factors.',
  tag: 'identity',
  access: 'public',
  feature: 'login',
  body: z.strictObject({ challengeId: text(40), response: json, timeZone: text(60).optional() }),
  returns: signInReply,
  errors: ['InvalidPasskey', 'InactiveUser', 'InsecureConnection'],
  bodyLimitBytes: 32_768,
});

export const getSecondFactor = endpoint({
  name: 'getSecondFactor',
  method: 'GET',
  path: '/identity/v1/user/second-factor',
  summary: 'My passkeys, whether an authenticator app is set up, and how many recovery codes are left.',
  tag: 'account',
  access: 'user',
  returns: z.object({ passkeys: z.array(passkey), authenticator: z.boolean(), recoveryCodesLeft: z.int(), required: z.boolean() }),
  errors: [],
});

export const startPasskey = endpoint({
  name: 'startPasskey',
  method: 'POST',
  path: '/identity/v1/user/passkeys/options',
  summary: 'Options for navigator.credentials.create.',
  tag: 'account',
  access: 'user',
  returns: z.object({ challengeId: z.string(), options: json }),
  errors: ['ProofNeeded', 'account.passkey_limit'],
});

export const addPasskey = endpoint({
  name: 'addPasskey',
  method: 'POST',
  path: '/identity/v1/user/passkeys',
  summary: 'Keeps a new passkey.',
  tag: 'account',
  access: 'user',
  body: z.strictObject({ challengeId: text(40), response: json, name: text(60).min(1) }),
  status: 201,
  returns: passkey,
  errors: ['InvalidPasskey', 'ProofNeeded', 'account.passkey_limit'],
  bodyLimitBytes: 32_768,
});

export const renamePasskey = endpoint({
  name: 'renamePasskey',
  method: 'PUT',
  path: '/identity/v1/user/passkeys/{id}',
  summary: 'Renames a passkey of mine.',
  tag: 'account',
  access: 'user',
  params: z.strictObject({ id: credentialId }),
  body: z.strictObject({ name: text(60).min(1) }),
  returns: passkey,
  errors: [],
});

export const removePasskey = endpoint({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/identity/v1/user/passkeys/{id}',
  summary: 'Removes a passkey of mine; refused for the last way to sign in.',
  tag: 'account',
  access: 'user',
  params: z.strictObject({ id: credentialId }),
  errors: ['ProofNeeded', 'account.last_sign_in'],
});

export const startAuthenticator = endpoint({
  name: 'startAuthenticator',
  method: 'POST',
  path: '/identity/v1/user/authenticator',
  summary: 'A new secret for an authenticator app; it counts once it is confirmed with a code.',
  tag: 'account',
  access: 'user',
  returns: z.object({ secret: z.string(), uri: z.string(), /** The same address as a picture, SVG. */ qrCode: z.string() }),
  errors: ['ProofNeeded', 'account.authenticator_set'],
});

export const confirmAuthenticator = endpoint({
  name: 'confirmAuthenticator',
  method: 'POST',
  path: '/identity/v1/user/authenticator/confirm',
  summary: 'Turns the authenticator app on, and shows ten recovery codes once.',
  tag: 'account',
  access: 'user',
  body: z.strictObject({ code: text(20).min(1) }),
  returns: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['InvalidCode', 'ProofNeeded', 'account.authenticator_set'],
});

export const removeAuthenticator = endpoint({
  name: 'removeAuthenticator',
  method: 'DELETE',
  path: '/identity/v1/user/authenticator',
  summary: 'Turns the authenticator app and its recovery codes off.',
  tag: 'account',
  access: 'user',
  errors: ['ProofNeeded'],
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/identity/v1/user/recovery-codes',
  summary: 'Ten new recovery codes; the old ones end.',
  tag: 'account',
  access: 'user',
  returns: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['ProofNeeded', 'account.authenticator_missing'],
});
