// The page that a provider sends the reader back to: status 200 with a refresh to /redirect of this site. Strict cookies set on an answer
// to another site's redirect do not ride on a second redirect, but they do on a navigation that this site's own page begins. @rule identity.4
import type { Provider } from '@fairway/contract/identity/social';
import { escapeUTF8 } from 'entities';

export type Landing = { returnUrl: string; provider: Provider } & (
  | { kind: 'signedIn' | 'linked' | 'emailNeeded' }
  | { kind: 'secondFactor'; challenge: string }
  | { kind: 'failed'; code: string }
);

/** The address of the page that goes on. */
function landingPath(landing: Landing): string {
  const query = new URLSearchParams({ returnUrl: landing.returnUrl });
  if (landing.kind === 'linked') query.set('linked', landing.provider);
  if (landing.kind === 'emailNeeded') query.set('next', 'email');
  if (landing.kind === 'secondFactor') query.set('next', 'secondFactor');
  if (landing.kind === 'failed') query.set('code', landing.code);
  if (landing.kind === 'failed' || landing.kind === 'emailNeeded') query.set('provider', landing.provider);
  // What nobody else may read goes behind the #: it is never sent to a server.
  return `/redirect?${query}${landing.kind === 'secondFactor' ? `#${encodeURIComponent(landing.challenge)}` : ''}`;
}

export const LANDING_CSP = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export function landingPage(landing: Landing): string {
  const path = escapeUTF8(landingPath(landing));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0;url=${path}"><title>…</title></head><body><a href="${path}">→</a></body></html>`;
}
