// News from the server while a page is open: one socket a page, open while somebody listens. It says only that something happened (a kind
// and a subject); who listens asks the API what it is now. After a break it goes on where it was; where that cannot be known any more the
// listeners hear `missed` and ask again. Only for who is signed in: a visitor follows nobody.
import { realtimeReturn } from '@fairway/rules/realtime-return';
import { useEffect, useRef } from 'react';
import { onSessionNews, renewSession } from './session-keeper.ts';

/** `missed`: something may have happened that nobody said. */
type RealtimeNews = { kind: string; subject: string } | 'missed';
type Listener = (news: RealtimeNews) => void;

const PATH = '/api/v1/realtime';
/** Browsers do not see the protocol's own pings: a line that says nothing for so long is dead. */
const PING_MS = 30_000;
const ANSWER_MS = 10_000;
const JOINED_MS = 1500;

/** Listeners, with the subjects that each asks for beside the reader's own. */
const listeners = new Map<Listener, readonly string[]>();
/** What the open socket asked for. */
let followed: readonly string[] = [];
let socket: WebSocket | undefined;
let lastId: string | undefined;
/** The open socket has begun to tell. */
let isTelling = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let lifeTimer: ReturnType<typeof setTimeout> | undefined;
let stopHearing: (() => void) | undefined;

/**
 * Hears of what happens to this person, and to other subjects that they may follow (`school:12` for its staff), until the returned function
 * is called.
 */
function onRealtime(listener: Listener, subjects: readonly string[] = []): () => void {
  listeners.set(listener, subjects);
  stopHearing ??= onSessionNews((news) => {
    // Another person, or nobody: what came before is none of theirs.
    lastId = undefined;
    hangUp();
    if (news === 'in' && listeners.size > 0) open();
  });
  const isFollowed = subjects.every((subject) => followed.includes(subject));
  if ((socket && !isFollowed) || (!socket && timer === undefined)) open();
  // Who joins a socket that others opened has not heard what it told before, and may hold an answer that is older than that.
  // Not while its page comes to life, which has just asked.
  else if (socket && isTelling) setTimeout(() => listeners.has(listener) && listener('missed'), JOINED_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    hangUp();
    lastId = undefined;
    stopHearing?.();
    stopHearing = undefined;
  };
}

/**
 * Calls `then` after each event of these kinds (of one subject, where it is named), and where some may have been missed (`isMissed`: who does not
 * ask again but counts what it hears has heard nothing), while `enabled`.
 */
export function useRealtime(
  kinds: readonly string[],
  then: (isMissed: boolean) => void,
  { enabled = true, subject }: { enabled?: boolean; subject?: string | undefined } = {},
): void {
  const latest = useRef(then);
  latest.current = then;
  const wanted = kinds.join(' ');
  useEffect(() => {
    if (!enabled) return;
    const known = wanted.split(' ');
    const hear: Listener = (news) => {
      if (news === 'missed') latest.current(true);
      else if (known.includes(news.kind) && (subject === undefined || news.subject === subject)) latest.current(false);
    };
    return onRealtime(hear, subject === undefined ? [] : [subject]);
  }, [wanted, enabled, subject]);
}

function open(): void {
  clearTimeout(timer);
  timer = undefined;
  const last = socket;
  followed = [...new Set([...listeners.values()].flat())].sort();
  const address = new URL(PATH, window.location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  if (lastId !== undefined) address.searchParams.set('after', lastId);
  if (followed.length > 0) address.searchParams.set('subjects', followed.join(','));
  const mine = new WebSocket(address);
  const isResumed = lastId !== undefined;
  socket = mine;
  isTelling = false;
  last?.close();
  mine.onmessage = ({ data }) => {
    if (socket !== mine) return;
    failures = 0;
    isTelling = true;
    watchLife(mine);
    hear(String(data), isResumed);
  };
  mine.onopen = () => watchLife(mine);
  mine.onclose = ({ code }) => {
    if (socket !== mine) return;
    socket = undefined;
    clearTimeout(lifeTimer);
    failures += 1;
    comeBack(code);
  };
}

function hangUp(): void {
  clearTimeout(timer);
  clearTimeout(lifeTimer);
  timer = undefined;
  const last = socket;
  socket = undefined;
  failures = 0;
  document.removeEventListener('visibilitychange', openWhenShown);
  last?.close();
}

function hear(text: string, isResumed: boolean): void {
  const message = JSON.parse(text) as { type: string; id?: string; kind?: string; subject?: string };
  if (message.id !== undefined) lastId = message.id;
  if (message.type === 'event') tellAll({ kind: message.kind ?? '', subject: message.subject ?? '' });
  // What happened between the listeners' last answer and the first line, nobody said either.
  else if (message.type === 'reset' || (message.type === 'ready' && !isResumed)) tellAll('missed');
}

function tellAll(news: RealtimeNews): void {
  for (const listener of [...listeners.keys()]) listener(news);
}

function comeBack(code: number): void {
  const how = realtimeReturn(code, failures, Math.random());
  if (how.kind === 'never') return;
  if (how.kind === 'when shown') {
    document.addEventListener('visibilitychange', openWhenShown);
    return;
  }
  timer = setTimeout(() => {
    if (how.kind === 'after') return open();
    // Signed out: nothing is left to follow, and the news of it came already.
    void renewSession().then((renewal) => {
      if (renewal !== 'signed out' && listeners.size > 0 && !socket) open();
    });
  }, how.delayMs);
}

function openWhenShown(): void {
  if (document.visibilityState !== 'visible') return;
  document.removeEventListener('visibilitychange', openWhenShown);
  if (!socket && listeners.size > 0) open();
}

/** Asks for a sign of life when nothing was heard for a while; without an answer the line is given up. */
function watchLife(mine: WebSocket): void {
  clearTimeout(lifeTimer);
  lifeTimer = setTimeout(() => {
    if (socket !== mine || mine.readyState !== WebSocket.OPEN) return;
    mine.send(JSON.stringify({ type: 'ping' }));
    lifeTimer = setTimeout(() => {
      if (socket !== mine) return;
      socket = undefined;
      mine.close();
      failures += 1;
      comeBack(1006);
    }, ANSWER_MS);
  }, PING_MS);
}
