import { describe, expect, it } from 'vitest';
import {
  isOpenReview,
  isOverdue,
  meanMark,
  OPEN_REVIEW_STATES,
  REVIEW_LIMITS,
  REVIEW_STATES,
  type ReviewAction,
  reviewDueAt,
  reviewMove,
  staffMaySee,
} from './cv-reviews.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

describe('a review of a CV', () => {
  it.each([
    ['waiting', 'take', 'inReview'],
    ['inReview', 'take', 'inReview'],
    ['commented', 'take', 'commented'],
    ['inReview', 'release', 'waiting'],
    ['commented', 'release', 'commented'],
    ['waiting', 'send', 'commented'],
    ['commented', 'send', 'commented'],
    ['inReview', 'finish', 'done'],
    ['commented', 'withdraw', 'withdrawn'],
    ['waiting', 'close', 'closed'],
  ] as const)('%s, %s: %s', (state, action, next) => {
    expect(reviewMove(state, action, { isAssigned: true })).toBe(next);
  });

  /** The table at the head of the rule: what each action makes of waiting, inReview, commented. */
  it.each([
    ['take', ['inReview', 'inReview', 'commented']],
    ['release', ['waiting', 'waiting', 'commented']],
    ['send', ['commented', 'commented', 'commented']],
    ['finish', ['done', 'done', 'done']],
    ['withdraw', ['withdrawn', 'withdrawn', 'withdrawn']],
    ['close', ['closed', 'closed', 'closed']],
  ] as const)('by %s is the same whoever has it: %j', (action, next) => {
    for (const isAssigned of [true, false])
      expect(OPEN_REVIEW_STATES.map((state) => reviewMove(state, action, { isAssigned }))).toEqual(next);
  });

  it('is open while somebody still has something to do', () => {
    expect(REVIEW_STATES.map(isOpenReview)).toEqual([true, true, true, false, false, false]);
  });

  it('that is in review is late as one that waits is; what is over is never late', () => {
    const due = daysAgo(1);
    expect(REVIEW_STATES.filter((state) => isOverdue(state, due, NOW))).toEqual(['waiting', 'inReview']);
  });

  it('the promise ends whole days later, also where clocks change', () => {
    const since = new Date('2026-03-28T10:00:00Z');
    expect(reviewDueAt(since, REVIEW_LIMITS.promiseDays.max).getTime() - since.getTime()).toBe(60 * 86_400_000);
    expect(reviewDueAt(since, 1).toISOString()).toBe('2026-03-29T10:00:00.000Z');
  });

  it.each([
    [[4], 4],
    [[1, 2], 1.5],
    [[1, 1, 2], 1.3],
    [[2, 2, 1], 1.7],
    [[4, 4, 4, 3], 3.8],
  ])('marks %j are %s on the whole', (marks, mean) => {
    expect(meanMark(Object.fromEntries(marks.map((mark, at) => [`p${at}`, mark])))).toBe(mean);
  });

  it('goes back to whoever has it when the candidate answers or mends, else into the queue', () => {
    for (const action of ['answer', 'addVersion'] as const) {
      expect(reviewMove('commented', action, { isAssigned: true })).toBe('inReview');
      expect(reviewMove('commented', action, { isAssigned: false })).toBe('waiting');
    }
  });

  it('that is over stays over', () => {
    const actions: ReviewAction[] = ['take', 'release', 'send', 'finish', 'answer', 'addVersion', 'withdraw', 'close'];
    for (const state of REVIEW_STATES.filter((one) => !isOpenReview(one)))
      for (const action of actions) expect(reviewMove(state, action, { isAssigned: true })).toBeUndefined();
  });

  it('is late after the promised days, while it waits for staff', () => {
    const due = reviewDueAt(daysAgo(5), 5);
    expect(isOverdue('waiting', due, NOW)).toBe(false);
    expect(isOverdue('waiting', due, new Date(NOW.getTime() + 1))).toBe(true);
    expect(isOverdue('commented', due, new Date(NOW.getTime() + 1))).toBe(false);
  });

  it('is seen by staff while it is open, and for 90 days after its end', () => {
    expect(staffMaySee('waiting', null, NOW)).toBe(true);
    expect(staffMaySee('done', daysAgo(90), NOW)).toBe(true);
    expect(staffMaySee('done', daysAgo(91), NOW)).toBe(false);
    expect(staffMaySee('closed', null, NOW)).toBe(false);
  });

  it('has the mean of its marks, or none', () => {
    expect(meanMark({})).toBeNull();
    expect(meanMark({ structure: 4, content: 3, fit: 3 })).toBe(3.3);
  });
});
