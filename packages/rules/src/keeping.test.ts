import { describe, expect, it } from 'vitest';
import { type Keeping, keepState, keptUntil, mayAnswerKeep, mayAskToKeep } from './keeping.ts';

const ASKED = new Date('2026-01-01T00:00:00Z');
const days = (count: number) => new Date(ASKED.getTime() + count * 86_400_000);
const asked: Keeping = { askedAt: ASKED, answer: null, endsAt: null, endedBy: null };
const kept: Keeping = { ...asked, answer: 'yes', endsAt: days(90) };
const refused: Keeping = { ...asked, answer: 'no' };
const takenBack: Keeping = { ...kept, endedBy: 'candidate' };
const letGo: Keeping = { ...kept, endedBy: 'organization' };

describe('a question to keep an application', () => {
  it.each([
    ['that was asked', asked, 0, 'asked', { ask: false, yes: true, no: true }],
    ['that nobody answered for 30 days', asked, 30, 'over', { ask: true, yes: false, no: false }],
    ['that was answered yes', kept, 1, 'kept', { ask: false, yes: false, no: true }],
    ['whose end is a moment ahead', kept, 89.999, 'kept', { ask: false, yes: false, no: true }],
    ['whose end came', kept, 90, 'over', { ask: true, yes: false, no: false }],
    ['that was answered no', refused, 1, 'refused', { ask: false, yes: true, no: false }],
    ['that was answered no long ago', refused, 300, 'refused', { ask: false, yes: false, no: false }],
    ['that was taken back', takenBack, 1, 'refused', { ask: false, yes: true, no: false }],
    ['that the organization ended', letGo, 1, 'over', { ask: false, yes: false, no: false }],
    ['that the organization ended a month ago', letGo, 31, 'over', { ask: true, yes: false, no: false }],
  ] as const)('%s', (_what, keeping, day, state, may) => {
    const now = days(day);
    expect(keepState(keeping, now)).toBe(state);
    expect({ ask: mayAskToKeep(keeping, now), yes: mayAnswerKeep(keeping, 'yes', now), no: mayAnswerKeep(keeping, 'no', now) }).toEqual(
      may,
    );
  });

  it('that was never asked may be', () => {
    expect(mayAskToKeep(undefined, ASKED)).toBe(true);
  });
});

it.each([
  ['2026-11-27T12:00:00Z', 3, '2027-02-27T12:00:00Z'],
  ['2026-11-30T12:00:00Z', 3, '2027-02-28T12:00:00Z'],
  ['2027-11-30T12:00:00Z', 3, '2028-02-29T12:00:00Z'],
  ['2026-01-31T23:59:59Z', 24, '2028-01-31T23:59:59Z'],
])('from %s %i months are until %s', (from, months, until) => {
  expect(keptUntil(new Date(from), months)).toEqual(new Date(until));
});
