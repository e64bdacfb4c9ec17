// The answer to the cookie banner: one cookie of this host that lists what is allowed. Necessary cookies are never asked about.
//
//   answer      mode       signed in   analytics   what the page does
//   given       any        any         as given    nothing
//   none        implied    no          on          asks
//   none        implied    yes         on          accepts all by itself
//   none        explicit   any         off         asks
//
// A cookie that is not understood counts as no answer. @rule consent.2, consent.3, consent.5
import { LIMITS } from './limits.ts';

export type ConsentMode = 'implied' | 'explicit';
export type ConsentAnswer = { analytics: boolean };

/** Name of the cookie. Readable by scripts: it holds a choice, nothing secret. */
export const CONSENT_COOKIE = 'cookie_consent';

const NECESSARY = 'necessary';
const ANALYTICS = 'analytics';

/** The answer in a Cookie header or `document.cookie`; undefined where none was given or it is not understood. */
export function consentAnswer(cookies: string | undefined): ConsentAnswer | undefined {
  for (const part of (cookies ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=', 2);
    if (name !== CONSENT_COOKIE) continue;
    const options = value.split('.');
    if (options[0] !== NECESSARY || options.length > 2 || (options.length === 2 && options[1] !== ANALYTICS)) return undefined;
    return { analytics: options.length === 2 };
  }
  return undefined;
}

/** The cookie to set for an answer, as `document.cookie` or Set-Cookie take it. Host-scoped; `secure` where the page came over TLS. */
export function consentCookie(answer: ConsentAnswer, secure: boolean): string {
  const value = answer.analytics ? `${NECESSARY}.${ANALYTICS}` : NECESSARY;
  const maxAgeSeconds = LIMITS.consentDays * 24 * 60 * 60;
  return `${CONSENT_COOKIE}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** May analytics be sent? @rule consent.3, consent.5 */
export function analyticsAllowed(mode: ConsentMode, answer: ConsentAnswer | undefined): boolean {
  return answer ? answer.analytics : mode === 'implied';
}

/** What the page does about consent: show the banner, accept all by itself, or nothing. @rule consent.1 */
export function consentStep(mode: ConsentMode, answer: ConsentAnswer | undefined, signedIn: boolean): 'ask' | 'accept' | 'none' {
  if (answer) return 'none';
  return mode === 'implied' && signedIn ? 'accept' : 'ask';
}
