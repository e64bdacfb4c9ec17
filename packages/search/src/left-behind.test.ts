// @rule search.29
import { expect, test } from 'vitest';
import { deniedUnits, readUnits } from './units.ts';

const asked = (text: string) => readUnits(text, false).map(({ typed }) => typed);
const denied = (text: string) => deniedUnits({ text, prefix: false }).map(({ typed }) => typed);

test.each([
  ['looking to switch from teaching to accounting', ['accounting']],
  ['von der Pflege ins Büro', ['ins Büro']],
  ['из продаж в айти', ['айти']],
  ['van de horeca naar de zorg', ['zorg']],
])('what is left for something else is not asked for: %s', (text, units) => {
  expect(asked(text)).toEqual(units);
  expect(denied(text)).toEqual([]);
});

test.each([
  ['raus aus der Gastro, was mit Marketing', 'Gastro'],
  ['fed up with sales, want marketing', 'sales'],
])('what somebody has had enough of is not wanted: %s', (text, typed) => {
  expect(denied(text)).toEqual([typed]);
  expect(asked(text)).not.toContain(typed);
});

test('places are travelled between, and "from home" leads to nothing', () => {
  expect(asked('jobs from Berlin to Hamburg')).toEqual(['Berlin', 'Hamburg']);
  expect(asked('marketing from home')).toEqual(['marketing', 'from home']);
});
