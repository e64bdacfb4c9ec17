// CVs that are tables: names of columns above rows, dates in the middle of cells, labels without a colon.
import { expect, test } from 'vitest';
import type { Cv } from '../cv.ts';
import { below, heading, page, read, readBelow } from './page.fixture.ts';

const work = ({ work: all }: Cv) => all.map(({ title, employer, start, end }) => [title?.value, employer?.value, start?.value, end?.value]);
const studies = ({ education }: Cv) => education.map(({ degree, field, school }) => [degree?.value, field?.value, school?.value]);

test('rows below names of columns are told by these, and words that a cell broke go to their column', () => {
  const cells = (...written: [number, string][]) => written.map(([x, text]) => ({ text, x, right: x + text.length * 5 }));
  const row = (y: number, gap: number, ...written: [number, string][]) => ({
    y,
    gap,
    text: written.map(([, text]) => text).join('  '),
    cells: cells(...written),
    x: written[0]?.[0] ?? 40,
  });
  const cv = readBelow(
    heading(60, 'Work Experience'),
    { ...row(90, 0.6, [40, 'Period'], [160, 'Employer'], [300, 'Position'], [420, 'Duties']), bold: true },
    row(110, 0.7, [40, '2019 – 2021'], [160, 'Lantern'], [300, 'Rigger'], [420, 'Splices ropes']),
    row(122, 0, [160, '& Vale'], [420, 'and nets']),
    row(142, 0.7, [40, '2015 – 2018'], [160, 'Loomhouse'], [300, 'Weaver'], [420, 'Wove sails']),
  );
  expect(work(cv)).toEqual([
    ['Rigger', 'Lantern & Vale', '2019', '2021'],
    ['Weaver', 'Loomhouse', '2015', '2018'],
  ]);
  expect(cv.work[0]?.description).toBe('- Splices ropes and nets');
});

test('dates in the middle of their cells go to the first line of what they date', () => {
  const lines = [
    { y: 20, text: 'Maren Holloway', sizePt: 20 },
    heading(80, 'Education'),
    { y: 110, x: 190, text: 'University of York', bold: true },
    { y: 117, text: '2015 – 2018' },
    { y: 124, x: 190, text: 'Bachelor of Arts, History' },
    { y: 145, x: 190, text: 'University of Leeds', bold: true },
    { y: 152, text: '2012 – 2015' },
    { y: 159, x: 190, text: 'Diploma, Weaving' },
  ];
  expect(studies(read(page({ x: 40, lines })))).toEqual([
    ['Bachelor of Arts', 'History', 'University of York'],
    ['Diploma', 'Weaving', 'University of Leeds'],
  ]);
});

test('labels of a form say what is the degree, and an institution is a school among studies', () => {
  const cv = readBelow(
    heading(60, 'Education'),
    ...below(84, 'Period: 2015 – 2018', 'Institution: Lizard College', 'Degree: Rope master', 'Field of study: Nets'),
  );
  expect(studies(cv)).toEqual([['Rope master', 'Nets', 'Lizard College']]);
});

test('a stage of education above an entry is no degree where the entry names one', () => {
  const cv = readBelow(
    { y: 40, text: 'Опыт работы — 2 года', sizePt: 9 },
    heading(60, 'Образование'),
    { y: 84, text: 'Высшее', bold: true },
    { y: 98, text: '2022  Пермский государственный университет', bold: true },
    { y: 112, text: 'Геология, Магистр' },
  );
  expect(studies(cv)).toEqual([['Магистр', 'Геология', 'Пермский государственный университет']]);
});

test('letters of a form’s headings stand in cells of their own, and what somebody was there is the title', () => {
  const cv = readBelow(
    { y: 44, text: '現住所 〒810-0041' },
    { y: 56, text: '福岡県福岡市中央区大名2丁目8-15' },
    { y: 76, text: '年  月  学  歴・職  歴（各項目ごとにまとめて書く）' },
    { y: 90, text: '2016  4  名城大学 商学部 入学' },
    { y: 100, text: '2020  3  名城大学 商学部 卒業' },
    { y: 120, text: '2020  4  株式会社あおば 入社' },
    { y: 140, text: '法人営業として勤務' },
    { y: 160, text: '2023  9  株式会社あおば 退職（一身上の都合）' },
  );
  expect(work(cv)).toEqual([['法人営業', '株式会社あおば', '2020-04', '2023-09']]);
  expect(cv.place?.value.city).toBe('福岡市');
  expect(cv.education.map(({ school, field }) => [school?.value, field?.value])).toEqual([['名城大学', '商学部']]);
});
