import { expect, it } from 'vitest';
import { summaryOf } from './scorecards.ts';

it('counts verdicts, and of each criterion how many gave which score or did not see it', () => {
  const summary = summaryOf(
    [
      { verdict: 'yes', scores: [{ criterionId: 'a', score: 4 }] },
      {
        verdict: 'yes',
        scores: [
          { criterionId: 'a', score: 4 },
          { criterionId: 'b', score: null },
        ],
      },
      {
        verdict: 'strongNo',
        scores: [
          { criterionId: 'b', score: 1 },
          { criterionId: 'gone', score: 2 },
        ],
      },
    ],
    ['b', 'a'],
  );
  expect(summary.verdicts).toEqual({ strongNo: 1, no: 0, yes: 2, strongYes: 0 });
  expect(summary.criteria).toEqual([
    { criterionId: 'b', scores: [1, 0, 0, 0], notSeen: 2 },
    { criterionId: 'a', scores: [0, 0, 0, 2], notSeen: 1 },
  ]);
  expect(summaryOf([], ['a']).criteria).toEqual([{ criterionId: 'a', scores: [0, 0, 0, 0], notSeen: 0 }]);
});
