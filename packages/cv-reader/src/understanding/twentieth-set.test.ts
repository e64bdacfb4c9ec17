// Layouts that a twentieth set of strangers' CVs taught: forms of Europass, grids of entries, sentences, details without labels.
import { expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { below, heading, readBelow } from './page.fixture.ts';

const work = ({ work: all }: Cv) => all.map(({ title, employer, start, end }) => [title?.value, employer?.value, start?.value, end?.value]);

/** A label that ends where the values begin, as forms have it. */
const row = (y: number, label: string, value: string) => {
  const x = 200 - label.length * 4;
  const cells = [
    { text: label, x, right: 200 },
    { text: value, x: 210, right: 210 + value.length * 4 },
  ];
  return { y, x, text: `${label}  ${value}`, cells };
};

it('rows of a form are sections by themselves, and the address of an employer is no part of its name', () => {
  const cv = readBelow(
    heading(60, 'Work experience'),
    row(76, 'Dates', '2012 – 2019'),
    row(92, 'Occupation or position held', 'Sail wright'),
    row(108, 'Name and address of employer', 'Loomhouse, 9 Harbour Street, 4011 Penryn'),
    row(138, 'Dates', '2008 – 2012'),
    row(154, 'Occupation or position held', 'Loft hand'),
    row(170, 'Name and address of employer', 'Tidewrack Ltd'),
    heading(200, 'Personal skills and competences'),
    row(216, 'Mother tongue(s)', 'Welsh'),
    { y: 232, x: 100, text: 'Other language(s)' },
    row(248, 'French', 'B1'),
    row(264, 'Social skills and competences', 'listening, mediation'),
    row(280, 'Driving licence', 'B'),
    row(296, 'Courses', 'Rigging at sea (2014)'),
    row(312, 'Memberships', 'Guild of Sail Wrights'),
  );
  expect(work(cv)).toEqual([
    ['Sail wright', 'Loomhouse', '2012', '2019'],
    ['Loft hand', 'Tidewrack Ltd', '2008', '2012'],
  ]);
  expect(cv.work[0]?.location?.value).toBe('Penryn');
  expect(cv.languages.map(({ name, level }) => [name.value, level?.value])).toEqual([
    ['Welsh', 'native_or_bilingual'],
    ['French', 'limited_working'],
  ]);
  expect(cv.skills.map(({ value }) => value)).toEqual(['listening', 'mediation']);
  expect(cv.certificates.map(({ name }) => name.value)).toEqual(['Rigging at sea']);
  expect(cv.memberships.map(({ organization }) => organization?.value)).toEqual(['Guild of Sail Wrights']);
});

it('a clause at the foot, that all is true or may be kept, is of no section', () => {
  const cv = readBelow(heading(60, 'Corsi e certificati'), ...below(80, 'Antincendio (2014)', 'Primo soccorso (2019)'), {
    y: 140,
    text: 'Autorizzo il trattamento dei miei dati personali ai sensi del D.lgs. 196/2003.',
    gap: 2,
  });
  expect(cv.certificates.map(({ name }) => name.value)).toEqual(['Antincendio', 'Primo soccorso']);
});
