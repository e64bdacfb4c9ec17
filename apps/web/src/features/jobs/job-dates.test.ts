import { describe, expect, test } from 'vitest';
import { deadlineWords } from './job-dates.ts';

const now = new Date('2026-11-21T10:00:00Z');
const words = (deadline: string | null) => deadlineWords(deadline, now);

describe('what is said about a deadline', () => {
  test.each([
    ['nothing without one', null, { kind: 'none' }],
    ['later today', '2026-11-21T22:59:59Z', { kind: 'today' }],
    ['inside the nine hours before it', '2026-11-21T18:00:00Z', { kind: 'today' }],
    ['the end of tomorrow in Oslo', '2026-11-22T22:59:59Z', { kind: 'later', day: new Date('2026-11-22T12:00:00Z'), soon: true }],
    ['the end of tomorrow in New York', '2026-11-23T04:59:59Z', { kind: 'later', day: new Date('2026-11-22T12:00:00Z'), soon: true }],
    ['the end of tomorrow in Tokyo', '2026-11-22T14:59:59Z', { kind: 'later', day: new Date('2026-11-22T12:00:00Z'), soon: true }],
    ['four days away', '2026-11-25T23:59:59Z', { kind: 'later', day: new Date('2026-11-25T12:00:00Z'), soon: false }],
    ['closed a minute ago', '2026-11-21T09:59:00Z', { kind: 'closedToday' }],
    ['closed twelve hours ago', '2026-11-20T22:00:00Z', { kind: 'closedToday' }],
    ['closed longer ago', '2026-11-20T21:59:59Z', { kind: 'closed' }],
  ])('%s', (_, deadline, expected) => {
    expect(words(deadline)).toEqual(expected);
  });
});
