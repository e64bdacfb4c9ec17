// Where a provider sends the reader back: a small page with a refresh to where the sign-in began. What the provider gave rides behind the #,
// which no server and no referrer sees; the page there hands it in with its own session. The same trick as social sign-in. @rule identity.4
import { escapeUTF8 } from 'entities';

export const LANDING_CSP = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export type LandingAnswer = { state: string; code?: string; iss?: string; ticket?: string; error?: string };

/** The page; `returnUrl` is absolute. */
export function landingPage(returnUrl: string, answer: LandingAnswer | undefined): string {
  const fragment = answer ? `#school-sign-in&${new URLSearchParams(Object.entries(answer).filter(([, value]) => value))}` : '';
  const address = escapeUTF8(`${returnUrl.replace(/#.*$/s, '')}${fragment}`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0;url=${address}"><title>…</title></head><body><a href="${address}">→</a></body></html>`;
}
