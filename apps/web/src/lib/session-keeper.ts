// Keeps the tokens of this browser fresh: on a timer, before a call where the access token has ended, and after a 401 or 403. One
// renewal is in flight over all tabs (Web Locks); what happens to the session in one tab is told to the others. It holds no token:
// the cookies are HttpOnly. @rule identity.6, identity.7
import { LIMITS } from '@fairway/rules/limits';
import { afterRefusal, mayRepeat, mustRefresh, refreshDelayMs, type SessionLife } from '@fairway/rules/session-refresh';

export type Renewal = 'renewed' | 'signed out' | 'try later';
/** `in`: somebody signed in; `out`: the session is gone. */
export type SessionNews = 'in' | 'out';

const LOCK = 'fairway.session';
const RENEWED_KEY = 'fairway.renewed-at';
const REFRESH_PATH = '/identity/v1/token/refresh';

let renewing: Promise<Renewal> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** When the access token ends, by the clock of this page; undefined: nobody is signed in, or it is not known. */
let accessEndsAtMs: number | undefined;
let mayHaveSession = true;
/** The question who is signed in, while it is under way. */
let asking: Promise<unknown> | undefined;
let channel: BroadcastChannel | undefined;
const listeners = new Set<(news: SessionNews) => void>();

/** Takes what the session call said: the timer runs by it. */
export function noteSession({ authenticated, canRefresh, accessEndsInMs }: SessionLife): void {
  mayHaveSession = authenticated || canRefresh;
  accessEndsAtMs = authenticated && accessEndsInMs !== null ? Date.now() + accessEndsInMs : undefined;
  clearTimeout(timer);
  if (authenticated) timer = setTimeout(() => void renewSession(), refreshDelayMs(accessEndsInMs));
}

/** Calls that are refused meanwhile wait for the answer: a visitor's are not sent again, a session is renewed once. */
export function noteAsking<T>(question: Promise<T>): Promise<T> {
  const mine = question.finally(() => {
    if (asking === mine) asking = undefined;
  });
  asking = mine;
  return mine;
}

/** Renews the tokens, once at a time over all tabs. `signed out` has been told to the page when it comes. */
export function renewSession(askedAtMs = Date.now()): Promise<Renewal> {
  renewing ??= exclusively(askedAtMs).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

const exclusively = (askedAtMs: number) => alone(() => renewUnlessDone(askedAtMs));
const alone = <T>(work: () => Promise<T>): Promise<T> => (navigator.locks ? navigator.locks.request(LOCK, work) : work());

/**
 * Runs a call that brings this browser other tokens, which is never sent again itself (`mayRepeat`). No tab renews meanwhile: what is refused
 * because the old session has ended would be answered by taking the new one's cookies away.
 */
export const exchangeSession = <T>(call: () => Promise<T>): Promise<T> =>
  alone(async () => {
    const reply = await call();
    keepRenewedAt(Date.now());
    return reply;
  });

async function renewUnlessDone(askedAtMs: number): Promise<Renewal> {
  if (!mustRefresh(askedAtMs, renewedAtMs())) return renewed();
  try {
    const response = await fetch(REFRESH_PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    if (response.ok) {
      keepRenewedAt(Date.now());
      return renewed();
    }
    if (afterRefusal(response.status) === 'signed out') {
      tell('out');
      return 'signed out';
    }
  } catch {
    // No line: the next call tries again.
  }
  retryLater();
  return 'try later';
}

const RETRY_MS = 15_000;

function renewed(): Renewal {
  if (accessEndsAtMs !== undefined)
    noteSession({ authenticated: true, canRefresh: false, accessEndsInMs: LIMITS.accessCookieSeconds * 1000 });
  return 'renewed';
}

function retryLater(): void {
  clearTimeout(timer);
  if (accessEndsAtMs !== undefined) timer = setTimeout(() => void renewSession(), RETRY_MS);
}

/** Before a call: where the access token has ended meanwhile (a laptop that slept), it is renewed first. */
export async function beforeCall(path: string): Promise<void> {
  if (accessEndsAtMs !== undefined && Date.now() >= accessEndsAtMs && mayRepeat(path)) await renewSession();
}

/** After a 401 or 403: true where the call is worth sending again. */
export async function onSessionExpired(refused: Request): Promise<boolean> {
  if (!mayRepeat(new URL(refused.url).pathname)) return false;
  const refusedAtMs = Date.now();
  // A failed question says nothing.
  await asking?.catch(() => undefined);
  if (!mayHaveSession) return false;
  return (await renewSession(refusedAtMs)) === 'renewed';
}

/** Tells this page and the other tabs. */
export function tell(news: SessionNews): void {
  hear(news);
  openChannel()?.postMessage(news);
}

/** Hears of sign-ins and sign-outs, here and in other tabs, until the returned function is called. */
export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function hear(news: SessionNews): void {
  if (news === 'out') noteSession({ authenticated: false, canRefresh: false, accessEndsInMs: null });
  else mayHaveSession = true;
  for (const listener of listeners) listener(news);
}

function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel(LOCK);
  channel.onmessage = (event) => {
    if (event.data === 'in' || event.data === 'out') hear(event.data);
  };
  return channel;
}

function renewedAtMs(): number | undefined {
  try {
    return Number(localStorage.getItem(RENEWED_KEY)) || undefined;
  } catch {
    return undefined;
  }
}

function keepRenewedAt(atMs: number): void {
  try {
    localStorage.setItem(RENEWED_KEY, `${atMs}`);
  } catch {
    // A browser that keeps nothing: another tab renews once more than it had to.
  }
}
