import { splitWords } from '@fairway/rules/recognition/words';
import { expect, test } from 'vitest';
import { areaFinder } from './areas.ts';
import { placeOf } from './terms.ts';
import { readUnits } from './units.ts';
import { fold } from './words.ts';

const keysOf = (text: string) =>
  areaFinder()
    .find(splitWords(fold(text)), true)
    .flatMap(({ value }) => value);

test.each([
  ['jobs in Southeast Asia', 'VN', 'JP'],
  ['Praktikum in Skandinavien', 'NO', 'FI'],
  ['北美码农', 'CA', 'MX'],
  ['stage ergens in Benelux', 'LU', 'DE'],
  ['работа в Европе', 'PL', 'US'],
  ['동남아 마케팅', 'PH', 'KR'],
  ['유럽에서 인턴', 'DE', 'US'],
  ['想去北美工作', 'US', 'DE'],
  ['nurse in Yorkshire', 'GB/Leeds', 'GB/London'],
  ['Ruhrgebiet', 'DE/Essen', 'DE/Köln'],
])('"%s" holds %s and not %s', (text, inside, outside) => {
  expect(keysOf(text)).toContain(inside);
  expect(keysOf(text)).not.toContain(outside);
});

test.each(['강남미용실', 'カリブレーション', '코발트', 'Dach reparieren', 'Iberia', '아시아나항공'])('%s is no area', (text) => {
  expect(keysOf(text)).toEqual([]);
});

test.each([
  ['云南米线店', 'BR', 'CN-29'],
  ['河北美术学院', 'US', 'CN-10'],
])('%s is in a province, not where its second sign begins another area', (text, notIn, inside) => {
  expect(keysOf(text)).not.toContain(notIn);
  expect(keysOf(text)).toContain(inside);
});

test('every area has places that are known', () => {
  const empty = ['yorkshire', 'kent', 'midwest', 'bay area', '関西', '수도권', '长三角', 'metro manila', 'rhein-main'].filter(
    (name) => keysOf(name).length < 2,
  );
  expect(empty).toEqual([]);
});

test('an area is one part of a question, and a place', () => {
  const units = readUnits('marketing in southeast asia', false);
  expect(units.map(({ typed }) => typed)).toEqual(['marketing', 'southeast asia']);
  expect(units[1]!.terms.every((term) => placeOf(term) !== undefined)).toBe(true);
});
