import { describe, expect, it, test } from 'vitest';
import { EMPTY_POSTING } from './posting-content.ts';
import { decisionFault, mayMoveDecision, POSTING_DECISION_MOVERS, POSTING_DECISION_STATES, shownPart } from './posting-decisions.ts';

/** s school, e employer, b school and system, u undo, E employer and undo, S school and undo, . nobody; a row for each state that it was, a column for each that it becomes. */
const TABLE: Record<string, string> = {
  //      waiting asked approved declined
  waiting: '.sbb',
  asked: 'E.ss',
  approved: 'uu.S',
  declined: 'EuS.',
};
const WHO: Record<string, string[]> = {
  ...{ s: ['school'], e: ['employer'], b: ['school', 'system'], u: ['undo'], E: ['employer', 'undo'], S: ['school', 'undo'] },
  '.': [],
};

// @rule postings.5
describe('what a school makes of a posting', () => {
  const cases = POSTING_DECISION_STATES.flatMap((from) => POSTING_DECISION_STATES.map((to, at) => [from, to, TABLE[from]?.[at]] as const));
  test.each(cases)('that is %s becomes %s: %s', (from, to, word) =>
    expect(POSTING_DECISION_MOVERS.filter((mover) => mayMoveDecision(from, to, mover))).toEqual(WHO[word ?? '.']),
  );
  it('is nobody’s to move who is none of these', () => expect(mayMoveDecision('waiting', 'approved', 'candidate' as never)).toBe(false));
});

describe('words', () => {
  test.each([
    ['other', '', 'note_missing'],
    ['other', ' \n', 'note_missing'],
    ['other', 'No wage', undefined],
    ['pay', '', undefined],
    [null, '', undefined],
  ] as const)('of reason %s and note %j: %s', (reason, note, fault) => expect(decisionFault({ reason, note })).toBe(fault));
});

it('what readers see says nothing of the schools', () => {
  expect(shownPart({ ...EMPTY_POSTING, title: 'T', schools: [1] })).toEqual(shownPart({ ...EMPTY_POSTING, title: 'T', schools: [1, 2] }));
  expect(Object.keys(shownPart(EMPTY_POSTING))).not.toContain('schools');
});
