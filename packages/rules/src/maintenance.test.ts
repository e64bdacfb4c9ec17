import { expect, it } from 'vitest';
import { maintenanceState, periodFault } from './maintenance.ts';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const period = { fromAt: at('27T10:00'), untilAt: at('27T12:00') };

it.each([
  ['27T09:59', 'planned'],
  ['27T10:00', 'shown'],
  ['27T11:59', 'shown'],
  ['27T12:00', 'over'],
])('a banner from 10 to 12 is at %s %s', (now, state) => {
  expect(maintenanceState(period, at(now))).toBe(state);
});

it.each([
  ['nothing is wrong before and while it is shown', period, '27T11:00', undefined],
  ['it ends as it begins', { fromAt: at('27T10:00'), untilAt: at('27T10:00') }, '27T09:00', 'ends_before_it_begins'],
  ['it is over already', period, '27T12:00', 'is_over'],
  ['it stands thirty days', { fromAt: at('01T00:00'), untilAt: new Date('2026-12-01T00:00:00Z') }, '01T00:00', undefined],
  ['it stands longer', { fromAt: at('01T00:00'), untilAt: new Date('2026-12-01T00:00:01Z') }, '01T00:00', 'too_long'],
])('%s', (_title, given, now, fault) => {
  expect(periodFault(given, at(now))).toBe(fault);
});
