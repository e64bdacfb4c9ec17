import { describe, expect, it, test } from 'vitest';
import { isShownState, mayMovePosting, POSTING_MOVERS, POSTING_STATES, postingMoves } from './posting-states.ts';

/** o organization, s system, . nobody; a row for each state that it was, a column for each that it becomes. */
const TABLE: Record<string, string> = {
  //          draft scheduled live paused closed expired withdrawn
  draft: '.oo...o',
  scheduled: 'o.b...o',
  live: '...oeso'.replace('e', 'o'),
  paused: '..o.oso',
  closed: '..o....',
  expired: '..o....',
  withdrawn: 'o......',
};

// @rule postings.1
describe('a posting', () => {
  const cases = POSTING_STATES.flatMap((from) => POSTING_STATES.map((to, at) => [from, to, TABLE[from]?.[at]] as const));
  test.each(cases)('that is %s becomes %s: %s', (from, to, word) => {
    const by = POSTING_MOVERS.filter((mover) => mayMovePosting(from, to, mover));
    expect(by).toEqual({ o: ['organization'], s: ['system'], b: ['organization', 'system'], '.': [] }[word ?? '.']);
  });
  it('tells its organization what it may make of it', () => expect(postingMoves('paused')).toEqual(['live', 'closed', 'withdrawn']));
  it('is complete where it is shown or will be', () => expect(POSTING_STATES.filter(isShownState)).toEqual(['scheduled', 'live']));
});
