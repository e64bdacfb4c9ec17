import { expect, it } from 'vitest';
import { keptSince, togetherSince } from './profile-looks.ts';

it('openings within half an hour go together (shares.11)', () => {
  expect(togetherSince(new Date('2026-11-21T12:00:00Z'))).toEqual(new Date('2026-11-21T11:30:00Z'));
});

it.each([
  ['2026-11-21T12:00:00Z', '2024-11-21T12:00:00Z'],
  ['2028-02-29T00:00:00Z', '2026-03-01T00:00:00Z'],
])('looks are kept for 24 months: at %s since %s', (now, since) => expect(keptSince(new Date(now))).toEqual(new Date(since)));
