// Forms with their colons in a column of their own, and how somebody studied in brackets behind a degree.
import { expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { heading, page, read, readBelow } from './page.fixture.ts';

const work = ({ work: all }: Cv) =>
  all.map(({ title, employer, location, start, end }) => [title?.value, employer?.value, location?.value, start?.value, end?.value]);
const studies = ({ education }: Cv) => education.map(({ degree, field, school }) => [degree?.value, field?.value, school?.value]);

it('colons below each other part no columns, and each belongs to its label', () => {
  const labels = ['Employer', 'Position', 'Period', 'Employer', 'Position', 'Period'];
  const values = ['Loomhouse, Inc. (Penryn)', 'Weaver', '2019 – 2021', 'Norsea Ltd (Helston)', 'Engineer', '2015 – 2018'];
  const at = (index: number) => 80 + index * 14 + (index > 2 ? 14 : 0);
  const cv = read(
    page(
      {
        x: 40,
        lines: [
          { y: 20, text: 'Maren Holloway', sizePt: 20 },
          heading(60, 'Experience'),
          ...labels.map((text, index) => ({ y: at(index), text })),
        ],
      },
      { x: 190, lines: labels.map((_, index) => ({ y: at(index), text: ':' })) },
      { x: 200, lines: values.map((text, index) => ({ y: at(index), text })) },
    ),
  );
  expect(work(cv)).toEqual([
    ['Weaver', 'Loomhouse, Inc.', 'Penryn', '2019', '2021'],
    ['Engineer', 'Norsea Ltd', 'Helston', '2015', '2018'],
  ]);
});

it('how somebody studied and how many points they had are no field', () => {
  const cv = readBelow(
    heading(60, 'Education'),
    { y: 84, text: 'Bachelor in Weaving (part-time, online)  2019 – 2021', bold: true },
    { y: 98, text: 'University of Penryn' },
    { y: 122, text: 'Leaving Certificate (412 points)  2012 – 2018', bold: true },
    { y: 136, text: 'Helston College' },
  );
  expect(studies(cv).map(([, field]) => field)).toEqual(['Weaving', undefined]);
});
