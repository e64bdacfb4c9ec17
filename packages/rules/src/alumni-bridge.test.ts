import { expect, it } from 'vitest';
import { askingDue, privateAddressUses } from './alumni-bridge.ts';

const NOW = new Date('2026-11-21T23:30:00Z');

it.each([
  ['2027-01-21', undefined],
  ['2027-01-20', 60],
  ['2026-12-06', 60],
  ['2026-12-05', 14],
  ['2026-11-21', 14],
  ['2026-11-20', undefined],
])('an end on %s: the asking of %s days is due', (endsOn, days) => expect(askingDue(endsOn, NOW)).toBe(days));

it.each([
  ['private', null, []],
  ['private', 'private', []],
  ['private', 'academic', ['contact']],
  ['academic', 'private', ['account']],
  ['academic', null, ['account', 'contact']],
  ['academic', 'academic', ['account', 'contact']],
] as const)('account %s, contact %s: a private address may become %s', (account, contact, uses) =>
  expect(privateAddressUses({ account, contact })).toEqual(uses),
);
