// Dates in a narrow column of their own at the right of what was done then.
import { expect, it } from 'vitest';
import { heading, page, read, readBelow } from './page.fixture.ts';

const content = {
  x: 40,
  lines: [
    { y: 20, text: 'Maren Holloway', sizePt: 20 },
    heading(80, 'Experience'),
    { y: 106, text: 'Engineer, Norsea Ltd' },
    { y: 120, text: 'Built two bridges over the river', bullet: '•' },
    { y: 186, text: 'Draughtswoman, Harbour Works Ltd' },
    { y: 200, text: 'Drew a tunnel below the harbour', bullet: '•' },
  ],
};
const dates = (...lines: [number, string, string?][]) => ({
  x: 460,
  lines: lines.map(([y, text, bullet]) => ({ y, text, ...(bullet && { bullet }) })),
});

it('a period that its column broke stands at the entry beside it, and how long it was is no skill', () => {
  const cv = read(
    page(
      { ...content, lines: [...content.lines, heading(260, 'Skills'), { y: 284, text: 'AutoCAD, Tekla' }] },
      dates([102, 'June 2015'], [114, '—'], [126, 'May 2019'], [146, '4 years'], [182, '2011'], [194, '2015', '—'], [214, '4 years']),
    ),
  );
  expect(cv.work.map(({ title, start, end }) => [title?.value, start?.value, end?.value])).toEqual([
    ['Engineer', '2015-06', '2019-05'],
    ['Draughtswoman', '2011', '2015'],
  ]);
  expect(cv.skills.map(({ value }) => value)).toEqual(['AutoCAD', 'Tekla']);
});

it('a period that goes on below the end of its line is one', () => {
  const [name, head, , ...others] = content.lines;
  const first = { y: 106, text: 'Engineer, Norsea Ltd  February 2020' };
  const lines = [name, head, first, { y: 120, x: 140, text: 'Present', bullet: '—' }, ...others].filter((line) => line !== undefined);
  expect(read(page({ x: 40, lines })).work[0]).toMatchObject({ start: { value: '2020-02' }, isCurrent: true });
});

it('a column with content of its own keeps its dates', () => {
  const side = dates([110, 'First aid 2019'], [124, 'Diver of the harbour'], [138, 'Welder of the yard'], [186, 'Crane driver 2020']);
  const cv = read(page(content, { ...side, lines: [heading(96, 'Certificates'), ...side.lines] }));
  expect(cv.work.map(({ start }) => start)).toEqual([undefined, undefined]);
});

it('dates in small letters between the lines of an entry belong to its first line', () => {
  const small = { sizePt: 7, x: 40 };
  const cv = readBelow(
    heading(60, 'Education'),
    { y: 90, text: 'University of Leeds', bold: true, x: 210 },
    { y: 105, text: 'MSc: Geology', bullet: '•', italic: true, x: 230 },
    { y: 109, text: '2014 - 2016', ...small },
    { y: 132, text: 'University of York', bold: true, x: 210 },
    { y: 136, text: '2011 - 2014', ...small },
    { y: 147, text: 'BSc: Physics', bullet: '•', italic: true, x: 230 },
  );
  expect(cv.education.map(({ school, degree, start }) => [school?.value, degree?.value, start?.value])).toEqual([
    ['University of Leeds', 'MSc', '2014'],
    ['University of York', 'BSc', '2011'],
  ]);
});

it('a period that is broken at its dash beside two lines of an entry is one, and the second line is a point of its list', () => {
  const cv = readBelow(
    heading(60, 'Experience'),
    { y: 90, text: '09/2017 –  Engineer, Norsea Ltd' },
    { y: 102, text: '03/2021  {  Built two bridges over the river' },
    { y: 120, text: '06/2015 –  Clerk, Harbour Works Ltd' },
    { y: 132, text: '08/2017' },
  );
  expect(cv.work.map(({ title, start, end, description }) => [title?.value, start?.value, end?.value, description])).toEqual([
    ['Engineer', '2017-09', '2021-03', '- Built two bridges over the river'],
    ['Clerk', '2015-06', '2017-08', undefined],
  ]);
});

it('a period in a narrow column at the left may be broken behind its dash', () => {
  const { work } = readBelow(heading(80, 'Experience'), { y: 106, text: 'September 2013 – July           Engineer, Norsea Ltd' }, { y: 118, text: '2014                            Built bridges over the river' }); // biome-ignore format: lines
  expect(work).toMatchObject([{ title: { value: 'Engineer' }, start: { value: '2013-09' }, end: { value: '2014-07' } }]);
});

it('a period that fills its column stands apart from the words behind it, and from those that its end stands beside', () => {
  const beside = (y: number, date: string, text: string) => ({ y, text: `${date}  ${text}`, cells: [{ text: date, x: 40, right: 60 }, { text, x: 180, right: 320 }] }); // biome-ignore format: one thing
  const { work } = readBelow(
    heading(60, 'Experience'),
    { y: 80, text: 'September 2017 – October Norsea Ltd, Engineer' },
    beside(92, '2020', 'Built two bridges over the river'),
    { y: 120, text: 'May 2013 – August 2017Harbour Works Ltd, Draughtswoman' },
  );
  expect(work.map(({ title, employer, start, end }) => [title?.value, employer?.value, start?.value, end?.value])).toEqual([
    ['Engineer', 'Norsea Ltd', '2017-09', '2020-10'],
    ['Draughtswoman', 'Harbour Works Ltd', '2013-05', '2017-08'],
  ]);
});
