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
