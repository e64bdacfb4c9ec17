// Towns that nobody knows, told by where they stand.
import { expect, it } from 'vitest';
import { readBelow, type Written } from './page.fixture.ts';

const cityOf = (...lines: Written[]) => {
  const { place } = readBelow(...lines, { y: 120, text: 'Experience', sizePt: 14, bold: true }, { y: 140, text: 'Weaver' });
  return place && [place.value.city, place.doubt];
};

it('a piece of its own in the line of the details', () => {
  expect(cityOf({ y: 50, text: '+44 7700 900312 | maren@example.com | Quarrendale' })).toEqual(['Quarrendale', 'check']);
  expect(cityOf({ y: 50, text: '+82 10 5550 0481 | maren@example.com | 춘평' })).toEqual(['춘평', 'check']);
});

it('a line below the page’s address, or above a country’s code', () => {
  expect(cityOf({ y: 50, text: 'maren.example.com' }, { y: 64, text: 'Quarrendale' })).toEqual(['Quarrendale', 'check']);
  expect(cityOf({ y: 50, text: 'Quarrendale' }, { y: 64, text: 'GB' })).toEqual(['Quarrendale', 'check']);
});

it('no title, part of the name or name of a site is one', () => {
  expect(cityOf({ y: 50, text: '+44 7700 900312 | maren@example.com | Engineer' })).toBeUndefined();
  expect(cityOf({ y: 50, text: '+44 7700 900312 | maren@example.com | Holloway' })).toBeUndefined();
  expect(cityOf({ y: 50, text: '+44 7700 900312 | maren@example.com | Portfolio' })).toBeUndefined();
});

it('what another part of the CV calls a town is one among the details, and no letter of an icon with an address is', () => {
  const cityBeside = (details: string) => {
    const work = [{ y: 120, text: 'Experience', sizePt: 14, bold: true }, { y: 140, text: 'Weaver' }, { y: 154, text: 'Norsea Ltd, Quarrendale' }, { y: 168, text: '2019 - 2021' }]; // biome-ignore format: lines
    return readBelow({ y: 50, text: details }, ...work).place?.value.city;
  };
  expect(cityBeside('Weaver of sails, Quarrendale')).toBe('Quarrendale');
  expect(cityBeside('Weaver of sails, Barrowby')).toBeUndefined();
  expect(cityOf({ y: 50, text: 'maren@example.com' }, { y: 64, text: 'W maren.example' })).toBeUndefined();
  expect(cityOf({ y: 50, text: 'Quarrendale – GB' })).toEqual(['Quarrendale', 'sure']);
});

it('a piece beside one detail, in a column of details, or behind a long dash', () => {
  expect(cityOf({ y: 50, text: 'Quarrendale  +44 7700 900312' }, { y: 64, text: 'maren.example.com  maren@example.com' })).toEqual(['Quarrendale', 'check']); // biome-ignore format: one thing
  expect(cityOf({ y: 50, text: 'maren@example.com — +44 7700 900312 — Quarrendale' })).toEqual(['Quarrendale', 'check']);
  const column = [{ y: 50, text: 'Weaver of sails      Quarrendale' }, { y: 62, x: 165, text: '+44 7700 900312' }, { y: 74, x: 165, text: 'maren@example.com' }]; // biome-ignore format: lines
  expect(cityOf(...column.map((line) => ({ ...line, text: line.text })))).toBeUndefined();
  const [head, ...details] = column as [Written, ...Written[]];
  const cells = [{ text: 'Weaver of sails', x: 40, right: 115 }, { text: 'Quarrendale', x: 165, right: 220 }]; // biome-ignore format: cells
  expect(cityOf({ ...head, cells }, ...details)).toEqual(['Quarrendale', 'check']);
});

it('none where two names could be it, nor what the CV says of the work', () => {
  expect(cityOf({ y: 50, text: '+44 7700 900312 | maren@example.com | Quarrendale | Barrowby' })).toBeUndefined();
  const details = { y: 50, text: '+44 7700 900312 | maren@example.com | Loomhand' };
  const work = [{ y: 120, text: 'Experience', sizePt: 14, bold: true }, { y: 140, text: 'Loomhand' }, { y: 154, text: 'Norsea Ltd' }, { y: 168, text: '2019 - 2021' }]; // biome-ignore format: lines
  expect(readBelow(details, ...work).place).toBeUndefined();
});
