// Towns behind schools that nobody knows.
import { expect, it } from 'vitest';
import { below, heading, readBelow } from './page.fixture.ts';

const studyOf = (...lines: string[]) =>
  readBelow(heading(60, 'Education'), ...below(80, ...lines)).education.map(({ school, field, location }) => [school?.value, field?.value, location?.value]); // biome-ignore format: one thing

it('a name behind the school is its town where the degree says what was studied, and so it is in the other entries', () => {
  const lines = ['University of Skerrow | Barrowby', 'BSc, Geology', '2013 - 2016', '', 'Harbour Grammar School | Quarrendale', 'A Levels', '2011 - 2013']; // biome-ignore format: lines
  expect(studyOf(...lines)).toEqual([['University of Skerrow', 'Geology', 'Barrowby'], ['Harbour Grammar School', undefined, 'Quarrendale']]); // biome-ignore format: a table
});

it('what stands behind the school may be what was studied where nothing else says it', () => {
  expect(studyOf('University of Skerrow | Geology', 'BSc', '2013 - 2016')).toEqual([['University of Skerrow', 'Geology', undefined]]);
});
