import { expect, it } from 'vitest';
import { below, heading, page, read } from './page.fixture.ts';

it('labels that were taken for a column go before the values level with them', () => {
  const labels = (top: number) => below(top, 'Period', 'Employer', 'Position', 'Duties:');
  const values = (top: number, ...texts: string[]) => ({ x: 160, lines: below(top, ...texts) });
  const { work } = read(
    page(
      { x: 40, lines: [{ y: 20, text: 'Maren Holloway', sizePt: 20 }, heading(60, 'Experience')] },
      { x: 40, lines: labels(80) },
      values(80, '2019 - 2021', 'Norsea Ltd', 'Rigger'),
      { x: 50, lines: [{ y: 136, text: 'Spliced ropes', bullet: '•' }] },
      { x: 40, lines: labels(160) },
      values(160, '2015 - 2019', 'Blauwal Ltd', 'Weaver'),
      { x: 50, lines: [{ y: 216, text: 'Wove sails', bullet: '•' }] },
    ),
  );
  expect(work.map(({ title, employer, start, end }) => [title?.value, employer?.value, start?.value, end?.value])).toEqual([
    ['Rigger', 'Norsea Ltd', '2019', '2021'],
    ['Weaver', 'Blauwal Ltd', '2015', '2019'],
  ]);
});

it('the label of an entry is no heading, though sections are called so: it comes again in the next one', () => {
  const { education } = read(
    page({
      x: 40,
      lines: [
        { y: 20, text: 'Maren Holloway', sizePt: 20 },
        heading(60, 'Education'),
        ...below(
          80,
          { text: 'Period  2015 - 2019', bold: true },
          { text: 'School  Penryn College', bold: true },
          { text: 'Diploma  Bachelor of Arts', bold: true },
          { text: 'Period  2011 - 2015', bold: true },
          { text: 'School  Ledbury School', bold: true },
          { text: 'Diploma  A levels', bold: true },
        ),
      ],
    }),
  );
  expect(education.map(({ school, degree }) => [school?.value, degree?.value])).toEqual([
    ['Penryn College', 'Bachelor of Arts'],
    ['Ledbury School', 'A levels'],
  ]);
});
