import { expect, it } from 'vitest';
import { below, heading, readBelow } from './page.fixture.ts';

it('a school below its degree and field is of the head, and "Qualifications" with schools and their years are an education', () => {
  const { education } = readBelow(
    heading(60, 'Qualifications'),
    ...below(80, 'BSc  2015 - 2019', 'Marine biology', 'Penryn College', ''),
    ...below(136, 'A levels  2013 - 2015', 'Biology and French', 'Ledbury School'),
  );
  expect(education.map(({ degree, field, school }) => [degree?.value, field?.value, school?.value])).toEqual([
    ['BSc', 'Marine biology', 'Penryn College'],
    ['A levels', 'Biology and French', 'Ledbury School'],
  ]);
});

it('a list of subjects behind a label is what was heard, and no field', () => {
  const { education } = readBelow(
    heading(60, 'Education'),
    ...below(80, 'Bachelor in Weaving, Penryn College  2015 - 2019', 'Principal subjects: Law, Dyeing, Ethics', ''),
    ...below(122, 'A levels, Ledbury School  2013 - 2015', 'Principal subjects: French, Biology, Art'),
  );
  expect(education.map(({ degree, field }) => [degree?.value, field?.value])).toEqual([['Bachelor', 'Weaving'], ['A levels', undefined]]); // biome-ignore format: a table
});
