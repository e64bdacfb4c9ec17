import { expect, test } from 'vitest';
import { realtimeReturn } from './realtime-return.ts';

test('a broken line is tried again after 1 s, then twice as long, at most 30 s, half of it by chance', () => {
  expect([1, 2, 3, 4, 5, 6, 100].map((failures) => realtimeReturn(1006, failures, 1))).toEqual(
    [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].map((delayMs) => ({ kind: 'after', delayMs })),
  );
  expect(realtimeReturn(1011, 1, 0)).toEqual({ kind: 'after', delayMs: 500 });
  expect(realtimeReturn(1006, 0, 1)).toEqual({ kind: 'after', delayMs: 1000 });
});

test('a restart: not everybody at once, and slower while the server is not there', () => {
  expect(realtimeReturn(1012, 1, 0)).toEqual({ kind: 'after', delayMs: 500 });
  expect(realtimeReturn(1012, 1, 1)).toEqual({ kind: 'after', delayMs: 3000 });
  expect(realtimeReturn(1012, 6, 1)).toEqual({ kind: 'after', delayMs: 30_000 });
});

test('an ended session is renewed first; if that does not help, after a pause', () => {
  expect(realtimeReturn(4401, 1, 1)).toEqual({ kind: 'renewed', delayMs: 0 });
  expect(realtimeReturn(4401, 3, 1)).toEqual({ kind: 'renewed', delayMs: 4000 });
});

test('a page that was replaced waits until it is looked at; a refused one does not come back', () => {
  expect(realtimeReturn(4429, 1, 0.5)).toEqual({ kind: 'when shown' });
  expect(realtimeReturn(1008, 1, 0.5)).toEqual({ kind: 'never' });
});
