// Lists with commas whose words say nothing, beside one whose words do.
import { expect, it } from 'vitest';
import { below, heading, readBelow } from './page.fixture.ts';

const studyOf = (...lines: string[]) =>
  readBelow(heading(60, 'Education'), ...below(80, ...lines)).education.map(({ school, degree, field }) => [school?.value, degree?.value, field?.value]); // biome-ignore format: one thing

it('commas part school and degree in every entry where they do so in one', () => {
  const lines = ['BSc, Geology, University of Skerrow', '2013 - 2016', '', 'Diploma, Food, Vetagro Sup', '2011 - 2013'];
  expect(studyOf(...lines)).toEqual([['University of Skerrow', 'BSc', 'Geology'], ['Vetagro Sup', 'Diploma', 'Food']]); // biome-ignore format: a table
});

it('they part nothing where no entry says it', () => {
  expect(studyOf('Diploma, Food, Vetagro Sup', '2011 - 2013')[0]?.[0]).toBeUndefined();
});
