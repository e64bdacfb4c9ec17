import { describe, expect, test } from 'vitest';
import { noPolling, pollingAfter, type VerificationPolling, type VerificationPollingEvent } from './verification-polling.ts';

const after = (...events: VerificationPollingEvent[]) => events.reduce(pollingAfter, noPolling);
const start = { type: 'start', nowMs: 0 } as const;
const due = (nowMs: number) => ({ type: 'due', nowMs }) as const;
const pending = (nowMs: number) => ({ type: 'answered', isPending: true, nowMs }) as const;
const decided = (nowMs: number) => ({ type: 'answered', isPending: false, nowMs }) as const;

/** Asks whenever it is due and is told that it is pending, until it ends; the instants at which it asked. */
function asksOf(from: VerificationPolling, answerMs = 0): number[] {
  const asked: number[] = [];
  let state = from;
  while (state.dueAtMs !== undefined) {
    const atMs = state.dueAtMs;
    state = pollingAfter(state, due(atMs));
    if (state.phase !== 'asking') break;
    asked.push(atMs);
    state = pollingAfter(state, pending(atMs + answerMs));
  }
  return asked;
}

describe('the timer', () => {
  test('nothing is asked before something waits', () => {
    expect(after(due(3000))).toBe(noPolling);
    expect(after({ type: 'pushed', nowMs: 1 })).toBe(noPolling);
    expect(after({ type: 'hidden', nowMs: 1 }, { type: 'shown', nowMs: 2 }).phase).toBe('off');
  });

  test('it asks every 3 s, and ends after 300 s', () => {
    const asked = asksOf(after(start));
    expect(asked.slice(0, 3)).toEqual([3000, 6000, 9000]);
    expect(asked.at(-1)).toBe(297_000);
    expect(asked).toHaveLength(99);
  });

  test('slow answers do not pile up: 3 s lie between an answer and the next question', () => {
    expect(asksOf(after(start), 2000).slice(0, 3)).toEqual([3000, 8000, 13_000]);
  });

  test('a timer that fires too early asks nothing', () => {
    const state = after(start);
    expect(pollingAfter(state, due(2999))).toBe(state);
  });

  test('it stops when nothing is pending any more', () => {
    const state = after(start, due(3000), decided(3100));
    expect(state).toMatchObject({ phase: 'settled', dueAtMs: undefined });
    expect(pollingAfter(state, due(6000))).toBe(state);
  });

  test('a failed question is asked again after 3 s', () => {
    expect(after(start, due(3000), { type: 'failed', nowMs: 3500 })).toMatchObject({ phase: 'waiting', dueAtMs: 6500 });
  });

  test('after the end it can begin again with fresh 300 s', () => {
    const ended = after(start, due(3000), pending(300_000));
    expect(ended.phase).toBe('timed out');
    expect(asksOf(pollingAfter(ended, { type: 'start', nowMs: 400_000 }))).toHaveLength(99);
  });

  test('stop ends everything; an answer that comes late changes nothing', () => {
    expect(after(start, due(3000), { type: 'stop' }, pending(3100))).toEqual({ ...noPolling, turn: 1 });
  });
});

describe('a hidden tab', () => {
  test('asks nothing, and asks at once when it is shown', () => {
    const hidden = after(start, { type: 'hidden', nowMs: 1000 });
    expect(hidden).toMatchObject({ phase: 'waiting', dueAtMs: undefined });
    expect(pollingAfter(hidden, { type: 'shown', nowMs: 60_000 }).phase).toBe('asking');
  });

  test('its time does not run: whoever looks for the mail in another tab loses nothing of the 300 s', () => {
    const back = after(start, { type: 'hidden', nowMs: 100_000 }, { type: 'shown', nowMs: 900_000 }, pending(900_000));
    expect(asksOf(back).at(-1)).toBe(1_098_000);
  });

  test('an answer on its way is taken, and the next turn waits', () => {
    expect(after(start, due(3000), { type: 'hidden', nowMs: 3010 }, pending(3100))).toMatchObject({ phase: 'waiting', dueAtMs: undefined });
    expect(after(start, due(3000), { type: 'hidden', nowMs: 3010 }, decided(3100)).phase).toBe('settled');
  });

  test('what starts hidden waits for being shown', () => {
    expect(after({ type: 'hidden', nowMs: 0 }, start)).toMatchObject({ phase: 'waiting', dueAtMs: undefined });
  });
});

describe('a push', () => {
  test('ends the wait at once: also in a hidden tab, also after the 300 s', () => {
    const push = { type: 'pushed', nowMs: 500 } as const;
    expect(after(start, push)).toMatchObject({ phase: 'asking', dueAtMs: undefined });
    expect(after(start, { type: 'hidden', nowMs: 100 }, push).phase).toBe('asking');
    expect(after(start, due(3000), pending(300_000), push).phase).toBe('asking');
  });

  test('while an answer is on its way, it is asked once more: the answer may be older than the news', () => {
    const asking = after(start, due(3000), { type: 'pushed', nowMs: 3010 });
    expect(asking).toMatchObject({ phase: 'asking', isStale: true });
    expect(pollingAfter(asking, pending(3020))).toMatchObject({ phase: 'asking', isStale: false, turn: asking.turn + 1 });
    expect(pollingAfter(asking, decided(3020)).phase).toBe('settled');
  });

  test('after everything is settled it changes nothing', () => {
    const settled = after(start, due(3000), decided(3100));
    expect(pollingAfter(settled, { type: 'pushed', nowMs: 4000 })).toBe(settled);
  });
});
