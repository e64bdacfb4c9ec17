// Headings in the margin, in the line of what they head.
import { describe, expect, it } from 'vitest';
import { page, read, type Written } from './page.fixture.ts';

const margin = (y: number, heading: string, first: string, x = 160): Written => ({
  y,
  text: `${heading}  ${first}`,
  cells: [
    { text: heading, x: 40, right: 40 + heading.length * 5 },
    { text: first, x, right: x + first.length * 5 },
  ],
});
const behind = (y: number, text: string, more: Partial<Written> = {}): Written => ({ y, text, x: 160, ...more });

const top: Written[] = [
  { y: 40, text: 'Maren Holloway', sizePt: 20 },
  { y: 60, text: 'maren@holloway.example' },
];
const sections: Written[] = [
  margin(100, 'Experience', 'Research assistant at Institute of Hydrology, 03/2021 - 08/2023'),
  behind(114, 'Measured the flow of four rivers', { x: 170, bullet: '•' }),
  margin(150, 'Education', 'University of Leeds, 2017 - 2020'),
  behind(164, 'Bachelor of Science in Geography'),
  margin(200, 'Skills', '• Python', 170),
  behind(214, 'QGIS', { x: 170, bullet: '•' }),
  margin(250, 'Certificates', 'First aid'),
];
const foot: Written[] = [
  { y: 300, text: 'Leeds, 12 November 2026' },
  { y: 330, text: 'Maren Holloway' },
];

function expectAll(cv: ReturnType<typeof read>): void {
  expect(cv.work).toHaveLength(1);
  expect(cv.work[0]).toMatchObject({ title: { value: 'Research assistant' }, employer: { value: 'Institute of Hydrology' } });
  expect(cv.education).toHaveLength(1);
  expect(cv.education[0]).toMatchObject({ school: { value: 'University of Leeds' } });
  expect(cv.skills.map(({ value }) => value)).toEqual(['Python', 'QGIS']);
  expect(cv.certificates.map(({ name }) => name.value)).toEqual(['First aid']);
}

describe('headings in the margin', () => {
  it('head what is beside them, points of lists too, and nothing at the foot of the page', () => {
    expectAll(read(page({ x: 40, lines: [...top, ...sections, ...foot] })));
  });

  it('in rows of a table each of which is a block of its own', () => {
    const rows = sections.reduce<Written[][]>((all, line) => {
      if (line.x === undefined) all.push([line]);
      else all.at(-1)?.push(line);
      return all;
    }, []);
    expectAll(read(page({ x: 40, lines: top }, ...rows.map((lines) => ({ x: 40, lines })))));
  });
});
