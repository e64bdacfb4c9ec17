import { describe, expect, it } from 'vitest';
import {
  againAt,
  expiredBefore,
  type LastPartnership,
  mayMovePartnership,
  PARTNERSHIP_MOVERS,
  PARTNERSHIP_STATES,
  proposalEnd,
  SCHOOL_PARTNER_LIMITS,
  standingOf,
  stateNow,
} from './school-partners.ts';

const now = new Date('2026-11-28T10:00:00Z');
const ago = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 - ms);
const last = (more: Partial<LastPartnership>): LastPartnership => ({
  ...{ state: 'proposed', isOurs: true, proposedAt: ago(1), answeredAt: null },
  ...more,
});

// @rule school-partners.1
describe('the moves of a partnership', () => {
  it('are those of the table and no other', () => {
    const moves = PARTNERSHIP_STATES.flatMap((from) =>
      PARTNERSHIP_STATES.flatMap((to) =>
        PARTNERSHIP_MOVERS.filter((by) => mayMovePartnership(from, to, by)).map((by) => `${from} ${by} ${to}`),
      ),
    );
    expect(moves.toSorted()).toEqual([
      'accepted asked ended',
      'accepted proposer ended',
      'proposed asked accepted',
      'proposed asked declined',
      'proposed proposer takenBack',
      'proposed system expired',
    ]);
  });

  it('a proposal is over at its end, whoever has written so', () => {
    const { answerDays } = SCHOOL_PARTNER_LIMITS;
    expect(stateNow(last({ proposedAt: ago(answerDays, -1) }), now)).toBe('proposed');
    expect(stateNow(last({ proposedAt: ago(answerDays) }), now)).toBe('expired');
    expect(stateNow(last({ state: 'accepted', proposedAt: ago(answerDays + 9) }), now)).toBe('accepted');
    expect(proposalEnd(expiredBefore(now))).toEqual(now);
  });
});

// @rule school-partners.2
describe('how another school stands to ours', () => {
  it.each([
    ['nothing was', undefined, 'free'],
    ['we asked', last({}), 'proposed'],
    ['they ask', last({ isOurs: false }), 'asks'],
    ['we are partners, whoever proposed', last({ state: 'accepted', isOurs: false }), 'partner'],
    ['we took it back', last({ state: 'takenBack' }), 'free'],
    ['it ended', last({ state: 'ended' }), 'free'],
    ['nobody answered', last({ proposedAt: ago(90) }), 'free'],
    ['we declined theirs', last({ state: 'declined', isOurs: false, answeredAt: ago(1) }), 'free'],
    ['they declined ours', last({ state: 'declined', answeredAt: ago(1) }), 'declined'],
    ['they declined ours, not a quarter ago', last({ state: 'declined', answeredAt: ago(91, -1) }), 'declined'],
    ['they declined ours a quarter ago', last({ state: 'declined', answeredAt: ago(91) }), 'free'],
  ])('%s', (_what, before, standing) => expect(standingOf(before, now)).toBe(standing));

  it('says from when on who was declined may propose again', () => {
    expect(againAt(last({ state: 'declined', answeredAt: ago(91) }))).toEqual(now);
    expect(againAt(last({ state: 'declined', isOurs: false, answeredAt: ago(1) }))).toBeNull();
    expect(againAt(undefined)).toBeNull();
  });
});
