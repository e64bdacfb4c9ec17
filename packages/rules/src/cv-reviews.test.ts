import { describe, expect, it } from 'vitest';
import { isOpenReview, isOverdue, meanMark, REVIEW_STATES, type ReviewAction, reviewDueAt, reviewMove, staffMaySee } from './cv-reviews.ts';

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
