// Headings in a narrow column of their own, beside what they head.
import { describe, expect, it } from 'vitest';
import { heading, page, read, type Written } from './page.fixture.ts';

const content = {
  x: 220,
  lines: [
    { y: 40, text: 'Maren Holloway', sizePt: 20 },
    { y: 100, text: 'Research assistant at Institute of Hydrology' },
    { y: 114, text: 'Measured the flow of four rivers', bullet: '•' },
    { y: 160, text: 'University of Leeds', bold: true },
    { y: 174, text: 'Bachelor of Science in Geography' },
    { y: 220, text: 'Python, R, QGIS' },
  ],
};
const column = {
  x: 40,
  lines: [
    heading(100, 'Experience'),
    { y: 130, text: '03/2021 - 08/2023', sizePt: 8 },
    heading(160, 'Education'),
    { y: 190, text: '2017 - 2020', sizePt: 8 },
    heading(220, 'Skills'),
  ],
};

describe('a column of headings', () => {
  it('each stands before what is at its right, with the dates below it', () => {
    const cv = read(page(column, content));
    expect(cv.work).toHaveLength(1);
    expect(cv.work[0]).toMatchObject({ title: { value: 'Research assistant' }, employer: { value: 'Institute of Hydrology' } });
    expect(cv.work[0]).toMatchObject({ start: { value: '2021-03' }, end: { value: '2023-08' } });
    expect(cv.education[0]).toMatchObject({ school: { value: 'University of Leeds' } });
    expect(cv.education[0]).toMatchObject({ start: { value: '2017' }, end: { value: '2020' } });
    expect(cv.skills.map(({ value }) => value)).toEqual(['Python', 'R', 'QGIS']);
  });

  it('a heading of two lines is one', () => {
    const lines = column.lines.flatMap((line) =>
      line.text === 'Experience' ? [heading(96, 'Professional'), heading(108, 'experience')] : [line],
    );
    expect(read(page({ x: 40, lines }, content)).work).toHaveLength(1);
  });

  it('a column with content of its own keeps it', () => {
    const side = {
      x: 40,
      lines: [
        heading(100, 'Languages'),
        { y: 114, text: 'German: native' },
        { y: 128, text: 'Danish: B1' },
        heading(160, 'Skills'),
        { y: 174, text: 'Python' },
        { y: 188, text: 'QGIS' },
      ],
    };
    const main = {
      x: 220,
      lines: [
        { y: 40, text: 'Maren Holloway', sizePt: 20 },
        heading(100, 'Experience'),
        { y: 120, text: 'Research assistant at Institute of Hydrology, 03/2021 - 08/2023' },
        heading(160, 'Education'),
        { y: 180, text: 'University of Leeds, 2017 - 2020' },
      ],
    };
    const cv = read(page(side, main));
    expect(cv.languages.map(({ code }) => code)).toEqual(['de', 'da']);
    expect(cv.skills.map(({ value }) => value)).toEqual(['Python', 'QGIS']);
    expect(cv.work).toHaveLength(1);
  });
});

describe('a heading whose words are not known', () => {
  const below = (text: string, ...rest: Written[]) =>
    read(page({ x: 40, lines: [...content.lines.slice(0, 1), heading(80, 'Education'), { y: 94, text: 'University of Leeds, 2017 - 2020' }, heading(140, 'Skills'), { y: 154, text: 'Python, R' }, heading(200, text), ...rest] })); // biome-ignore format: a page

  it('heads a history when dated work stands below it', () => {
    const cv = below('Where I have been', { y: 214, text: 'Research assistant at Institute of Hydrology, 03/2021 - 08/2023' });
    expect(cv.work).toHaveLength(1);
    expect(cv.skills).toHaveLength(2);
  });

  it('heads languages when their names stand below it', () => {
    const cv = below('How I speak', { y: 214, text: 'German: native' }, { y: 228, text: 'Danish: B1' });
    expect(cv.languages.map(({ code }) => code)).toEqual(['de', 'da']);
  });

  it('else its text is kept as it is', () => {
    const cv = below('Odds and ends', { y: 214, text: 'I keep bees.' });
    expect(cv.rest).toContainEqual({ heading: 'Odds and ends', lines: ['I keep bees.'] });
  });
});
