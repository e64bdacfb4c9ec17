// What an error in the reading of a file means.
import { expect, it } from 'vitest';
import { failureOf, Locked, TooMuch } from './failure.ts';

it('a file that holds too much is told so, and is nobody’s mistake', () => {
  expect(failureOf(new TooMuch())).toEqual({ ok: false, fault: 'too_much' });
});

it('a file that asks for a password is told so, and is no damaged one', () => {
  expect(failureOf(new Locked())).toEqual({ ok: false, fault: 'locked' });
});

it('what a damaged file throws is told as damage', () => {
  expect(failureOf(new RangeError('offset'))).toEqual({ ok: false, fault: 'damaged' });
});

it('an error that code makes is told as damage to its owner, and to us with its stack', () => {
  const error = new TypeError('x is undefined');
  expect(failureOf(error)).toEqual({ ok: false, fault: 'damaged', mistake: error.stack });
});
