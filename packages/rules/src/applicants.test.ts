import { expect, test } from 'vitest';
import { APPLICANT_MOVES, applicantMoves, meanStars, stageOf, toldAt } from './applicants.ts';
import { APPLICATION_STATES } from './applications.ts';

test('a decline is told an hour after it was decided, also over a change of clocks', () => {
  expect(toldAt(new Date('2026-10-25T00:30:00Z'))).toEqual(new Date('2026-10-25T01:30:00Z'));
});

test.each([
  ['sent', false, ['seen', 'inTalks', 'offer', 'hired', 'declined']],
  ['seen', false, ['inTalks', 'offer', 'hired', 'declined']],
  ['inTalks', false, ['seen', 'offer', 'hired', 'declined']],
  ['hired', false, ['offer']],
  ['declined', false, ['seen', 'inTalks', 'offer']],
  ['closedWithoutAnswer', false, ['inTalks', 'offer', 'hired', 'declined']],
  ['withdrawn', false, []],
  // Decided and not told yet: every other way is open, and takes the decline back.
  ['seen', true, ['inTalks', 'offer', 'hired']],
] as const)('who is %s (decline waits: %s) may be moved to %j', (state, waiting, moves) => {
  expect(applicantMoves(state, waiting)).toEqual(moves);
});

test('nobody is moved to where only candidates or time lead', () => {
  const moves = APPLICATION_STATES.flatMap((state) => applicantMoves(state, false));
  expect(new Set(moves)).toEqual(new Set(APPLICANT_MOVES));
});

test('whose decline waits stands with the declined, whatever the candidate still reads', () => {
  expect(stageOf('inTalks', true)).toBe('declined');
  expect(stageOf('inTalks', false)).toBe('inTalks');
});

test('the mean of ratings is told to a tenth, and nobody’s is none', () => {
  expect(meanStars([])).toBeNull();
  expect(meanStars([5])).toBe(5);
  expect(meanStars([4, 5, 5])).toBe(4.7);
});
