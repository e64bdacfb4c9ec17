// Waiting for a verification to be decided, as a machine: (state, event) => state. While a tab waits it asks every 3 s, for 300 s of the time
// in which it is looked at; a hidden tab asks nothing, and at once when it is shown again. A push is answered by asking at once, whatever
// the timer says. Instants are milliseconds of one clock; `dueAtMs` is the one timer, to be answered with `due`.
//
//   off, settled, timed out --start--> waiting      waiting --due, pushed, shown--> asking      waiting --due, time is up--> timed out
//   asking --answered, still pending--> waiting     asking --answered, nothing pending--> settled
//   asking --answered, still pending, news came meanwhile--> asking, the next turn
//   asking --failed--> waiting                      timed out --pushed--> asking                any --stop--> off
//
// @rule verification.11
import { LIMITS } from './limits.ts';

export type VerificationPolling = {
  phase: 'off' | 'waiting' | 'asking' | 'settled' | 'timed out';
  isHidden: boolean;
  /** Counts the questions: a question that follows on another without a wait between is a new one all the same. */
  turn: number;
  /** How long the tab may still wait, up to `sinceMs`. */
  leftMs: number;
  /** Since when the tab is looked at and waits; undefined: that time does not run. */
  sinceMs: number | undefined;
  /** When to ask next; undefined: not by itself. */
  dueAtMs: number | undefined;
  /** News came while an answer was on its way: it may be older than the news. */
  isStale: boolean;
};

export type VerificationPollingEvent =
  /** A connection waits; a fresh 300 s. */
  | { type: 'start'; nowMs: number }
  | { type: 'due'; nowMs: number }
  | { type: 'answered'; isPending: boolean; nowMs: number }
  | { type: 'failed'; nowMs: number }
  | { type: 'hidden'; nowMs: number }
  | { type: 'shown'; nowMs: number }
  /** The server says that a connection changed. */
  | { type: 'pushed'; nowMs: number }
  | { type: 'stop' };

/** Nothing is waited for. */
export const noPolling: VerificationPolling = {
  phase: 'off',
  isHidden: false,
  turn: 0,
  leftMs: 0,
  sinceMs: undefined,
  dueAtMs: undefined,
  isStale: false,
};

/** The waiting after an event; an event that does not fit changes nothing. */
export function pollingAfter(state: VerificationPolling, event: VerificationPollingEvent): VerificationPolling {
  switch (event.type) {
    case 'start':
      return rest({ ...state, leftMs: LIMITS.verificationPollingMs, sinceMs: undefined }, event.nowMs);
    case 'due':
      if (state.phase !== 'waiting' || state.dueAtMs === undefined || event.nowMs < state.dueAtMs) return state;
      return leftAt(state, event.nowMs) === 0 ? over(state, 'timed out') : ask(state);
    case 'answered':
      if (state.phase !== 'asking') return state;
      if (!event.isPending) return over(state, 'settled');
      return state.isStale ? ask(state) : rest(state, event.nowMs);
    case 'failed':
      return state.phase === 'asking' ? rest(state, event.nowMs) : state;
    case 'hidden':
      return { ...state, isHidden: true, leftMs: leftAt(state, event.nowMs), sinceMs: undefined, dueAtMs: undefined };
    case 'shown':
      return shown(state, event.nowMs);
    case 'pushed':
      if (state.phase === 'asking') return { ...state, isStale: true };
      return state.phase === 'waiting' || state.phase === 'timed out' ? ask(state) : state;
    case 'stop':
      return { ...noPolling, isHidden: state.isHidden, turn: state.turn };
  }
}

function shown(state: VerificationPolling, nowMs: number): VerificationPolling {
  if (!state.isHidden) return state;
  const seen = { ...state, isHidden: false };
  if (state.phase === 'waiting') return ask({ ...seen, sinceMs: nowMs });
  return state.phase === 'asking' ? { ...seen, sinceMs: nowMs } : seen;
}

const ask = (state: VerificationPolling): VerificationPolling => ({
  ...state,
  phase: 'asking',
  turn: state.turn + 1,
  dueAtMs: undefined,
  isStale: false,
});

const over = (state: VerificationPolling, phase: 'settled' | 'timed out'): VerificationPolling => ({
  ...state,
  phase,
  leftMs: 0,
  sinceMs: undefined,
  dueAtMs: undefined,
});

/** Waits for the next turn; a hidden tab for being shown. */
function rest(state: VerificationPolling, nowMs: number): VerificationPolling {
  if (state.isHidden) return { ...state, phase: 'waiting', sinceMs: undefined, dueAtMs: undefined };
  if (leftAt(state, nowMs) === 0) return over(state, 'timed out');
  return { ...state, phase: 'waiting', sinceMs: state.sinceMs ?? nowMs, dueAtMs: nowMs + LIMITS.verificationPollMs };
}

function leftAt({ leftMs, sinceMs }: VerificationPolling, nowMs: number): number {
  return sinceMs === undefined ? leftMs : Math.max(0, leftMs - (nowMs - sinceMs));
}
