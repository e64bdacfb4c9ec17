// @rule search.29
import { expect, it } from 'vitest';
import { conceptOf } from './terms.ts';
import { deniedUnits, readUnits } from './units.ts';

const asked = (text: string) => readUnits(text, false).flatMap(({ terms }) => terms.flatMap((term) => conceptOf(term) ?? []));

it.each([
  ['switch from hospitality to office work', 'hospitality', 'administration'],
  ['von der Pflege ins Büro', 'nursing', 'administration'],
  ['dalla ristorazione all’ufficio', 'restaurants', 'administration'],
  ['van de horeca naar kantoor', 'hospitality', 'administration'],
  ['хочу уйти из продаж в айти', 'sales', 'computing'],
])('%s: what is left is not asked for', (text, left, wanted) => {
  expect(asked(text)).not.toContain(left);
  expect(asked(text)).toContain(wanted);
});

it('what somebody has had enough of is not wanted', () => {
  const text = 'Ich möchte raus aus der Gastro, gern in die Logistik';
  expect(deniedUnits({ text, prefix: false }).map(({ typed }) => typed)).toEqual(['Gastro']);
  expect(asked(text)).not.toContain('hospitality');
});

it('what is somewhere is not left: places, and what stands alone', () => {
  expect(readUnits('train from Berlin to Hamburg', false).filter(({ terms }) => terms.length > 0).length).toBeGreaterThan(1);
  expect(asked('nursing from home')).toContain('nursing');
});
