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
