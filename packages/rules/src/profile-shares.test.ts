import { describe, expect, it } from 'vitest';
import type { ProfileVisibility } from './profile.ts';
import { isShareActive, type Share, shareAnswer, shareExpiry, shareRequest, shareState } from './profile-shares.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const share = (given: Partial<Share>): Share => ({ consented: null, askedAt: NOW, expiresAt: null, declinedAt: null, ...given });

const WAITS = share({ askedAt: inDays(-89) });
const UNANSWERED = share({ askedAt: inDays(-90) });
const SHARED = share({ consented: true, askedAt: inDays(-200), expiresAt: inDays(1) });
const OVER = share({ consented: true, askedAt: inDays(-100), expiresAt: NOW });
const NO = share({ consented: false, askedAt: inDays(-100), declinedAt: inDays(-89) });
const OLD_NO = share({ consented: false, askedAt: inDays(-100), declinedAt: inDays(-90) });

it.each([
  [null, null, false],
  [false, null, false],
  [true, null, true],
  [true, inDays(1), true],
  [true, NOW, false],
  [true, inDays(-1), false],
  [null, inDays(1), false],
] as const)('consented %s until %s is shown: %s', (consented, expiresAt, shown) => {
  expect(isShareActive({ consented, expiresAt }, NOW)).toBe(shown);
});

it('waits, is shared, or has ended (shares.3)', () => {
  expect([WAITS, UNANSWERED, SHARED, OVER, NO].map((one) => shareState(one, NOW))).toEqual([
    'waiting',
    'ended',
    'shared',
    'ended',
    'ended',
  ]);
});

describe('who asks', () => {
  it.each([
    ['employers', undefined, 'ask'],
    ['public', undefined, 'ask'],
    ['public', WAITS, 'keep'],
    ['public', UNANSWERED, 'ask'],
    ['employers', SHARED, 'keep'],
    ['employers', OVER, 'ask'],
    ['employers', NO, 'declined'],
    ['employers', OLD_NO, 'ask'],
    ['schools', undefined, 'unknown'],
    ['private', undefined, 'unknown'],
    ['private', SHARED, 'unknown'],
  ] as [ProfileVisibility, Share | undefined, string][])('of a profile for %s, where there is %j: %s', (visibility, earlier, outcome) => {
    expect(shareRequest(visibility, earlier, NOW)).toBe(outcome);
  });
});

it.each([
  ['a request that waits', WAITS, 'consent', 'decline'],
  ['a request that nobody answered', UNANSWERED, 'expired', 'expired'],
  ['a share', SHARED, 'keep', 'decline'],
  ['a share whose end came', OVER, 'expired', 'expired'],
  ['a no', NO, 'answered', 'keep'],
] as [string, Share, string, string][])('to %s a yes is %3$s, a no %4$s', (_what, there, yes, no) => {
  expect([shareAnswer(there, true, NOW), shareAnswer(there, false, NOW)]).toEqual([yes, no]);
});

it.each([
  [null, inDays(90)],
  [inDays(30), inDays(30)],
  [inDays(183), inDays(183)],
  [inDays(184), undefined],
  [NOW, undefined],
  [inDays(-1), undefined],
])('asked to end %s it ends %s', (asked, end) => expect(shareExpiry(asked, NOW)).toEqual(end));
