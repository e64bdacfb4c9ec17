// Dates in a narrow column of their own at the right of what was done then.
import { expect, it } from 'vitest';
import { heading, page, read } from './page.fixture.ts';

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
