import { describe, expect, it } from 'vitest';
import { APPLICATION_MOVERS, APPLICATION_STATES, mayMoveApplication } from './applications.ts';
import {
  type ClockedApplication,
  closesIfDueAt,
  closesWithoutAnswerAt,
  countReplies,
  isAnswer,
  isPostedAgain,
  monthOf,
  openFact,
  REPLY_CLOCK,
  replyDueAt,
  replyMeasure,
  replyStanding,
  UNANSWERED_STATES,
} from './reply-clock.ts';

const at = (text: string) => new Date(text);
const DAY_MS = 86_400_000;
const SENT = at('2026-03-20T12:00:00Z');
const after = (days: number, from = SENT) => new Date(from.getTime() + days * DAY_MS);
const one = (given: Partial<ClockedApplication> = {}): ClockedApplication => ({
  ...{ state: 'sent', sentAt: SENT, promisedDays: 14, answeredAt: null },
  ...given,
});

describe('when an answer is due (applications.12)', () => {
  it('is as many days of 24 hours after it was sent as were promised, over a change of clocks too', () => {
    expect(replyDueAt(SENT, 14)).toEqual(at('2026-04-03T12:00:00Z'));
    // Oslo goes to summer time on 29 March: it is an hour later on the wall, and the same promise.
    expect(replyDueAt(at('2026-03-28T23:30:00+01:00'), 1)).toEqual(at('2026-03-30T00:30:00+02:00'));
    expect(replyDueAt(at('2026-10-24T12:00:00+02:00'), 1)).toEqual(at('2026-10-25T11:00:00+01:00'));
  });

  it('is the default where nothing was promised, or nothing that is a number of days', () => {
    for (const promised of [null, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(replyDueAt(SENT, promised)).toEqual(after(REPLY_CLOCK.defaultDays));
  });

  it('is at once where no day was promised', () => {
    expect(replyDueAt(SENT, 0)).toEqual(SENT);
    expect(replyStanding(one({ promisedDays: 0 }), SENT)).toBe('overdue');
  });

  it('closes 30 days after that, and what closes now was due so long ago', () => {
    expect(closesWithoutAnswerAt(after(14))).toEqual(after(44));
    expect(closesIfDueAt(after(44))).toEqual(after(14));
  });

  it('waits, is overdue and is over, each from its very moment', () => {
    const before = (days: number) => new Date(after(days).getTime() - 1);
    expect([before(14), after(14), before(44), after(44)].map((now) => replyStanding(one(), now))).toEqual([
      'waiting', 'overdue', 'overdue', 'over',
    ]); // biome-ignore format: a list
    expect(replyStanding(one({ promisedDays: null, state: 'seen' }), after(59))).toBe('overdue');
    expect(replyStanding(one({ promisedDays: null, state: 'seen' }), after(60))).toBe('over');
  });

  it('stops with the first answer for good, and with whatever ends it', () => {
    expect(replyStanding(one({ state: 'seen', answeredAt: after(3) }), after(90))).toBe('stopped');
    for (const state of APPLICATION_STATES.filter((each) => !(UNANSWERED_STATES as readonly string[]).includes(each)))
      expect(replyStanding(one({ state }), after(90))).toBe('stopped');
  });

  it('runs exactly where the table of moves lets it close', () => {
    for (const state of APPLICATION_STATES)
      expect(mayMoveApplication('inside', state, 'closedWithoutAnswer', 'system')).toBe(
        (UNANSWERED_STATES as readonly string[]).includes(state),
      );
  });

  it('counts talks, an offer, being hired and a no of the organization as an answer, and nothing else', () => {
    const answers = APPLICATION_MOVERS.flatMap((by) => APPLICATION_STATES.filter((to) => isAnswer(to, by)).map((to) => `${by} ${to}`));
    expect(answers).toEqual(['organization inTalks', 'organization offer', 'organization hired', 'organization declined']);
  });
});

describe('how an organization answers (applications.13)', () => {
  const NOW = after(100);

  it('counts what is older than its promise, and neither what was withdrawn nor what is a year old', () => {
    const counted = countReplies(
      [
        one({ answeredAt: after(4) }),
        one({ answeredAt: after(20) }),
        one({ state: 'closedWithoutAnswer' }),
        one({ state: 'withdrawn', answeredAt: after(1) }),
        // Quick, but not due yet: counting it alone would tell of the quick ones only.
        one({ sentAt: after(90), answeredAt: after(91) }),
        one({ sentAt: after(-300), answeredAt: after(-299) }),
      ],
      NOW,
    );
    expect(counted).toEqual({ applications: 3, answered: 2, inTime: 1, medianMs: 12 * DAY_MS });
  });

  it('has the middle one of an odd number, and nothing of nothing', () => {
    const of = (...days: number[]) =>
      countReplies(
        days.map((day) => one({ answeredAt: after(day) })),
        NOW,
      ).medianMs;
    expect(of(9, 1, 2)).toBe(2 * DAY_MS);
    expect(of(9, 1, 2, 4)).toBe(3 * DAY_MS);
    expect(countReplies([], NOW)).toEqual({ applications: 0, answered: 0, inTime: 0, medianMs: null });
  });

  it('counts the last thousand', () => {
    const many = Array.from({ length: 1001 }, (_, each) =>
      one({ sentAt: after(each / 100), answeredAt: each === 0 ? null : after(each / 100 + 1) }),
    );
    expect(countReplies(many, NOW)).toMatchObject({ applications: 1000, answered: 1000 });
  });

  it('tells nothing of fewer than five applications, and no time of fewer than five answers', () => {
    const counts = { applications: 4, answered: 4, inTime: 4, medianMs: DAY_MS };
    expect(replyMeasure(counts)).toBeNull();
    expect(replyMeasure({ ...counts, applications: 5 })).toEqual({
      ...{ applications: 5, answeredPercent: 80, inTimePercent: 80, medianDays: null },
    });
    expect(replyMeasure({ ...counts, applications: 5, answered: 5 })?.medianDays).toBe(1);
    expect(replyMeasure({ applications: 5, answered: 0, inTime: 0, medianMs: null })).toEqual({
      ...{ applications: 5, answeredPercent: 0, inTimePercent: 0, medianDays: null },
    });
  });

  it('rounds no share up to all or down to none, and begun days up', () => {
    const told = (answered: number, medianMs: number) => replyMeasure({ applications: 400, answered, inTime: 1, medianMs });
    expect([told(399, 0)?.answeredPercent, told(1, 0)?.answeredPercent, told(400, 0)?.answeredPercent]).toEqual([99, 1, 100]);
    expect([told(9, 0), told(9, DAY_MS), told(9, DAY_MS + 1)].map((measure) => measure?.medianDays)).toEqual([1, 1, 2]);
  });
});

describe('what is told of a posting (applications.15)', () => {
  const published = at('2026-09-01T00:00:00Z');

  it('is open since it was first posted, and posted again as often as it came back', () => {
    expect(openFact(published, 0, null)).toEqual({ since: published, postedAgain: 0 });
    expect(openFact(published, 2, { firstPublishedAt: at('2026-03-01T00:00:00Z'), times: 1 })).toEqual({
      ...{ since: at('2026-03-01T00:00:00Z'), postedAgain: 3 },
    });
    // A later one makes it no younger.
    expect(openFact(published, 0, { firstPublishedAt: at('2026-10-01T00:00:00Z'), times: 1 }).since).toEqual(published);
    expect(openFact(published, -1, { firstPublishedAt: published, times: -2 }).postedAgain).toBe(0);
  });

  it('tells a pause from posting it again', () => {
    expect(isPostedAgain(published, after(6, published))).toBe(false);
    expect(isPostedAgain(published, after(7, published))).toBe(true);
  });

  it('tells the month of the last sign-in, and no day', () => {
    expect(monthOf(at('2026-11-30T23:59:59Z'))).toBe('2026-11');
  });
});
