// Signing in with a passkey. Loaded when the popup opens where the browser knows passkeys; nothing of it is in the popup's own chunk.
import type { Api } from '@fairway/client/api';
import type { LoginCall, LoginEvent } from '@fairway/rules/login-popup';
import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { readersTimeZone } from '../../lib/time-zone.ts';

type Reply = { status: string; challenge: string | null };
type Run = (call: LoginCall, send: () => Promise<Reply | undefined>) => Promise<boolean>;

/** Asks the browser for a passkey and signs in with it. Closing the browser's prompt is no error. */
export async function signInWithPasskey(api: Api, dispatch: (event: LoginEvent) => void, run: Run, autofill: boolean): Promise<void> {
  if (autofill) return signInByAutofill(api, run);
  dispatch({ type: 'sending', call: 'passkey' });
  let options: Options;
  try {
    options = await askOptions(api);
  } catch {
    return dispatch({ type: 'failed', call: 'passkey', code: 'unavailable' });
  }
  try {
    const response = await startAuthentication({ optionsJSON: options.json });
    dispatch({ type: 'given up' });
    await run('passkey', () => send(api, options.challengeId, response));
  } catch {
    dispatch({ type: 'given up' });
  }
}

async function signInByAutofill(api: Api, run: Run): Promise<void> {
  try {
    if (!(await browserSupportsWebAuthnAutofill())) return;
    const options = await askOptions(api);
    const response = await startAuthentication({ optionsJSON: options.json, useBrowserAutofill: true });
    await run('passkey', () => send(api, options.challengeId, response));
  } catch {
    // Nobody asked for it: the other ways are there.
  }
}

/** Ends a waiting prompt, as the popup leaves its first screen. */
export function endPasskeyPrompt(): void {
  WebAuthnAbortService.cancelCeremony();
}

type Options = { challengeId: string; json: PublicKeyCredentialRequestOptionsJSON };

async function askOptions(api: Api): Promise<Options> {
  const { data } = await api.call.POST('/identity/v1/passkey/options');
  if (!data) throw new Error('No options');
  return { challengeId: data.challengeId, json: data.options as unknown as PublicKeyCredentialRequestOptionsJSON };
}

async function send(api: Api, challengeId: string, response: object): Promise<Reply | undefined> {
  const body = { challengeId, response: response as Record<string, unknown>, timeZone: readersTimeZone() };
  return (await api.call.POST('/identity/v1/passkey/login', { body })).data;
}
