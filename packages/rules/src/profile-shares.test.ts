import { expect, it } from 'vitest';
import type { ProfileVisibility } from './profile.ts';
import { isShareActive, type ShareAnswer, shareExpiry, shareRequest } from './profile-shares.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

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

const answered = (consented: boolean | null): ShareAnswer => ({ consented, expiresAt: null });
it.each([
  ['employers', undefined, 'ask'],
  ['public', undefined, 'ask'],
  ['public', answered(null), 'keep'],
  ['employers', answered(true), 'keep'],
  ['employers', answered(false), 'declined'],
  ['schools', undefined, 'unknown'],
  ['private', undefined, 'unknown'],
  ['private', answered(true), 'unknown'],
] as [ProfileVisibility, ShareAnswer | undefined, string][])('%s, earlier answer %j: %s', (visibility, earlier, outcome) => {
  expect(shareRequest(visibility, earlier)).toBe(outcome);
});

it.each([
  [null, inDays(365)],
  [inDays(30), inDays(30)],
  [inDays(365), inDays(365)],
  [inDays(366), undefined],
  [NOW, undefined],
  [inDays(-1), undefined],
])('asked to end %s it ends %s', (asked, end) => expect(shareExpiry(asked, NOW)).toEqual(end));
