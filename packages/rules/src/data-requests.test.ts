import { expect, it } from 'vitest';
import { answerBy, mayHaveComeOn, urgencyOf } from './data-requests.ts';

it.each([
  ['2026-11-20', '2026-12-20'],
  ['2026-02-01', '2026-03-03'],
  ['2024-02-01', '2024-03-02'],
  ['2026-12-31', '2027-01-30'],
])('what came on %s is answered until %s', (received, due) => expect(answerBy(received)).toBe(due));

it.each([
  ['2026-11-19', 'overdue'],
  ['2026-11-20', 'soon'],
  ['2026-11-27', 'soon'],
  ['2026-11-28', 'later'],
] as const)('on 20 November what is due on %s is %s', (due, urgency) => expect(urgencyOf(due, '2026-11-20')).toBe(urgency));

it.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2025-11-19', true],
  ['2025-11-18', false],
])('on 20 November a request may have come on %s: %s', (received, may) => expect(mayHaveComeOn(received, '2026-11-20')).toBe(may));
