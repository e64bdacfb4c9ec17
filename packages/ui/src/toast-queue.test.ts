import { describe, expect, test } from 'vitest';
import { nextTickAtMs, noToasts, type ToastEvent, type ToastState, type ToastWords, toastsAfter } from './toast-queue.ts';

const after = (...events: ToastEvent[]) => events.reduce<ToastState>(toastsAfter, noToasts);
const add = (nowMs = 0, words: Partial<ToastWords> = {}): ToastEvent => ({
  type: 'add',
  nowMs,
  toast: { kind: 'info', text: 'Saved', ...words },
});
const tick = (nowMs: number): ToastEvent => ({ type: 'tick', nowMs });
const phases = (state: ToastState) => state.toasts.map((toast) => toast.phase);

describe('a toast', () => {
  test('of information hides after 5000 ms and is removed 1000 ms later', () => {
    expect(nextTickAtMs(after(add()))).toBe(5000);
    expect(phases(after(add(), tick(4999)))).toEqual(['shown']);
    const hiding = after(add(), tick(5000));
    expect(phases(hiding)).toEqual(['hiding']);
    expect(nextTickAtMs(hiding)).toBe(6000);
    expect(phases(after(add(), tick(5000), tick(5999)))).toEqual(['hiding']);
    expect(phases(after(add(), tick(5000), tick(6000)))).toEqual([]);
  });
  test('of an error hides after 10000 ms', () => {
    expect(nextTickAtMs(after(add(0, { kind: 'error' })))).toBe(10_000);
    expect(phases(after(add(0, { kind: 'error' }), tick(9999)))).toEqual(['shown']);
  });
  test('may have its own duration', () => expect(nextTickAtMs(after(add(0, { kind: 'error', durationMs: 6000 })))).toBe(6000));
  test('that is persistent stays', () => {
    const state = after(add(0, { persistent: true }), tick(1e9));
    expect(phases(state)).toEqual(['shown']);
    expect(nextTickAtMs(state)).toBeUndefined();
  });
  test('hides at once on a click', () => {
    const state = after(add(), { type: 'close', id: 1, nowMs: 100 });
    expect(phases(state)).toEqual(['hiding']);
    expect(nextTickAtMs(state)).toBe(1100);
  });
  test('clicked twice is removed when the first click says', () =>
    expect(nextTickAtMs(after(add(), { type: 'close', id: 1, nowMs: 100 }, { type: 'close', id: 1, nowMs: 900 }))).toBe(1100));
  test('that is not there cannot be closed', () => expect(phases(after(add(), { type: 'close', id: 7, nowMs: 1 }))).toEqual(['shown']));
});

describe('while paused', () => {
  test('nothing hides, and the rest of the time runs after the resume', () => {
    const held = after(add(), { type: 'pause', nowMs: 3000 }, tick(20_000));
    expect(phases(held)).toEqual(['shown']);
    expect(nextTickAtMs(held)).toBeUndefined();
    expect(nextTickAtMs(toastsAfter(held, { type: 'resume', nowMs: 20_000 }))).toBe(22_000);
  });
  test('one that comes has its whole time after the resume', () => {
    const state = after({ type: 'pause', nowMs: 1000 }, add(4000), { type: 'resume', nowMs: 9000 });
    expect(nextTickAtMs(state)).toBe(14_000);
  });
  test('hidden ones are still removed', () => {
    const state = after(add(), { type: 'pause', nowMs: 10 }, { type: 'close', id: 1, nowMs: 20 });
    expect(nextTickAtMs(state)).toBe(1020);
    expect(phases(toastsAfter(state, tick(1020)))).toEqual([]);
  });
  test('a second pause or a lone resume changes nothing', () => {
    const paused = after(add(), { type: 'pause', nowMs: 1 });
    expect(toastsAfter(paused, { type: 'pause', nowMs: 2 })).toBe(paused);
    const running = after(add());
    expect(toastsAfter(running, { type: 'resume', nowMs: 2 })).toBe(running);
  });
});

describe('more than five', () => {
  const seven = after(...Array.from({ length: 7 }, () => add()));
  test('wait', () => expect(phases(seven)).toEqual(['shown', 'shown', 'shown', 'shown', 'shown', 'waiting', 'waiting']));
  test('come in their order, with their whole time, when one hides', () => {
    const next = toastsAfter(seven, { type: 'close', id: 2, nowMs: 700 });
    expect(phases(next)).toEqual(['shown', 'hiding', 'shown', 'shown', 'shown', 'shown', 'waiting']);
    expect(next.toasts[5]?.dueAtMs).toBe(5700);
  });
  test('one that waits can be closed before it was seen', () =>
    expect(toastsAfter(seven, { type: 'close', id: 7, nowMs: 1 }).toasts.map((toast) => toast.id)).toEqual([1, 2, 3, 4, 5, 6]));
});

describe('more than two that offer something', () => {
  const undo = { action: { label: 'Undo', run: () => undefined } };
  test('stand as the last two, and what is said next is seen at once (ui.15)', () => {
    const twenty = after(...Array.from({ length: 20 }, (_, at) => add(at, { ...undo, durationMs: 20_000 })), add(20));
    expect(twenty.toasts.filter(({ phase }) => phase === 'shown').map(({ id }) => id)).toEqual([19, 20, 21]);
    expect(phases(twenty)).not.toContain('waiting');
  });
  test('take nothing away that only says something, or that is persistent', () => {
    const state = after(add(), add(0, { ...undo, persistent: true }), add(0, undo), add(0, undo), add(0, undo));
    expect(phases(state)).toEqual(['shown', 'shown', 'hiding', 'shown', 'shown']);
  });
});
