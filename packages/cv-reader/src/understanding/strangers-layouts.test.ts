// Layouts that an eighth set of strangers' CVs taught: paragraphs, dates above each other between two columns, monograms, broken cells.
import { expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { below, heading, page, read, readBelow } from './page.fixture.ts';

const work = ({ work: all }: Cv) => all.map(({ title, employer, start, end }) => [title?.value, employer?.value, start?.value, end?.value]);
const study = ({ education: all }: Cv) => all.map(({ degree, school, level }) => [degree?.value, school?.value, level?.value]);

it('the first sentence of paragraphs that begin with dates is their head, and what follows is told', () => {
  const cv = readBelow(
    heading(60, 'Experience'),
    ...below(
      80,
      '03/2021 – 06/2023: Sail wright at Loomhouse (Penryn). Wove forty sails. Kept the loft.',
      '05/2018 – 02/2021: Keeper at Harbour House (Helston). Lit the lamps.',
    ),
  );
  expect(work(cv)).toEqual([
    ['Sail wright', 'Loomhouse', '2021-03', '2023-06'],
    ['Keeper', 'Harbour House', '2018-05', '2021-02'],
  ]);
  expect(cv.work[1]?.description).toContain('Lit the lamps');
});

it('a beginning above its end between two columns is one period, unless years stand as close in every row', () => {
  const rows = (gap: number) => [
    heading(60, 'Experience'),
    { y: 84, text: 'Norsea Ltd          2019          Engineer', bold: true },
    { y: 96, text: 'Penryn              2021' },
    { y: 96 + gap, text: 'Tidewrack Ltd       2015          Manager', bold: true },
    { y: 108 + gap, text: 'Helston             2018' },
  ];
  expect(work(readBelow(...rows(30)))).toEqual([
    ['Engineer', 'Norsea Ltd', '2019', '2021'],
    ['Manager', 'Tidewrack Ltd', '2015', '2018'],
  ]);
  expect(work(readBelow(...rows(12))).map(([, , start]) => start)).not.toEqual(['2019', '2015']);
});

it('a monogram beside the name is no part of it', () => {
  const lines = [
    { y: 20, text: 'Maren', x: 120, sizePt: 24 },
    { y: 44, text: 'MH              Holloway', x: 40, sizePt: 24 },
    { y: 70, text: 'maren.holloway@example.org' },
    { y: 84, text: 'Sail wright who has kept a loft for ten years' },
  ];
  expect(read(page({ x: 40, lines })).name?.value.full).toBe('Maren Holloway');
});

it('a name goes on in the cell below where it cannot have ended', () => {
  const cv = readBelow(
    heading(60, 'Experience'),
    { y: 84, text: 'Norsea Ltd (family      2019 – 2021      Engineer' },
    { y: 96, text: 'business)' },
  );
  expect(work(cv)).toEqual([['Engineer', 'Norsea Ltd (family business)', '2019', '2021']]);
});

it('an exchange semester is a study without a level', () => {
  const cv = readBelow(
    heading(60, 'Education'),
    ...below(80, 'Bachelor of Arts', 'University of Lund', '2018 – 2021', '', 'Exchange semester', 'Uniwersytet Zachodni', '2019 – 2020'),
  );
  expect(study(cv)).toEqual([
    ['Bachelor of Arts', 'University of Lund', 'bachelor'],
    ['Exchange semester', 'Uniwersytet Zachodni', undefined],
  ]);
});

it('one word parts degrees from schools that nobody knows', () => {
  const cv = readBelow(
    heading(60, 'Education'),
    ...below(80, 'Food Technology with Management at Penwick', '2018 – 2021', '', 'Biology at Helmsray', '2015 – 2018'),
  );
  expect(cv.education.map(({ school }) => school?.value)).toEqual(['Penwick', 'Helmsray']);
});

it('volunteering names title and organisation in the order in which work does', () => {
  const job = (title: string, employer: string, when: string) => [{ text: title, bold: true }, employer, when, ''];
  const cv = readBelow(
    heading(60, 'Experience'),
    ...below(80, ...job('Engineer', 'Norsea Ltd', '2019 – 2021'), ...job('Manager', 'Tidewrack Ltd', '2015 – 2018')),
    heading(240, 'Volunteering'),
    ...below(262, ...job('Bell-ringer', 'Ringers of Penryn', '2019 – 2020'), ...job('Marshal', 'Fell Race', '2018 – 2019')),
  );
  expect(cv.memberships.map(({ organization }) => organization?.value)).toEqual(['Ringers of Penryn', 'Fell Race']);
});

it('lines that letters draw are no entries, and slashes part skills', () => {
  const cv = readBelow(
    { y: 60, text: 'Education' },
    { y: 74, text: '--------------------' },
    ...below(90, '(2018 -> 2021) Bachelor of Arts', 'University of Lund', '(2015 -> 2018) Diploma', 'University of York'),
    { y: 170, text: 'Skills' },
    { y: 184, text: '====================' },
    { y: 200, text: 'Weaving looms / Brewing ale / Driving lorries / Keeping books / Tying knots' },
  );
  expect(cv.education.map(({ school }) => school?.value)).toEqual(['University of Lund', 'University of York']);
  expect(cv.skills.map(({ value }) => value)).toContain('Tying knots');
});
