// Towns behind names with nothing between.
import { expect, it } from 'vitest';
import { below, heading, readBelow } from './page.fixture.ts';

const employersOf = (...lines: string[]) =>
  readBelow(heading(60, 'Experience'), ...below(80, ...lines)).work.map(({ employer, location }) => [employer?.value, location?.value]);

it('a town behind the form of a company is its place, and one that is known is so in the other entries', () => {
  const lines = ['Engineer', 'Norsea Ltd Quarrendale', '2019 - 2021', '', 'Registrar', 'Clydeside Museum Trust London', '2015 - 2019'];
  expect(employersOf(...lines)).toEqual([['Norsea Ltd', 'Quarrendale'], ['Clydeside Museum Trust', 'London']]); // biome-ignore format: a table
});

it('a name that ends with a town keeps it where nothing shows that towns stand behind names', () => {
  const lines = ['Engineer', 'Norsea Ltd', '2019 - 2021', '', 'Registrar', 'Museum Trust London', '2015 - 2019'];
  expect(employersOf(...lines)).toEqual([['Norsea Ltd', undefined], ['Museum Trust London', undefined]]); // biome-ignore format: a table
});

it('a town that stands twice is the school’s place, and one behind a joint is part of the name', () => {
  const { education } = readBelow(
    heading(60, 'Education'),
    ...below(80, 'Master', 'Technical University Dresden Dresden', '2019 - 2021', '', 'Bachelor', 'University of London', '2015 - 2019'),
  );
  expect(education.map(({ school }) => school?.value)).toEqual(['Technical University Dresden', 'University of London']);
});

it('a town is known by where the person lives too', () => {
  const { work } = readBelow(
    { y: 40, text: 'Tetbury Vale, GB' },
    heading(60, 'Experience'),
    ...below(
      80,
      'Engineer',
      'Norsea Ltd Quarrendale',
      '2019 - 2021',
      '',
      'Registrar',
      'Clydeside Museum Trust Tetbury Vale',
      '2015 - 2019',
    ),
  );
  expect(work.map(({ employer, location }) => [employer?.value, location?.value])).toEqual([['Norsea Ltd', 'Quarrendale'], ['Clydeside Museum Trust', 'Tetbury Vale']]); // biome-ignore format: a table
});

it('where one entry has its town so, the last word of the others is theirs', () => {
  const lines = ['Engineer', 'Norsea Ltd Quarrendale', '2019 - 2021', '', 'Registrar', 'Clydeside Museum Trust Barrowby', '2015 - 2019'];
  expect(employersOf(...lines)).toEqual([['Norsea Ltd', 'Quarrendale'], ['Clydeside Museum Trust', 'Barrowby']]); // biome-ignore format: a table
});
