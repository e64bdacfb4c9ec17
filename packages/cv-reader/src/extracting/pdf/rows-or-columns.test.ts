// Labels that end at the gutter beside what they are of.
import { describe, expect, it } from 'vitest';
import { type Side, standsInRows } from './rows-or-columns.ts';

const RIGHT = 260;
const side = (place: (text: string) => [number, number], ...written: [number, string, number?][]): Side => {
  const lines = written.map(([y, text, sizePt = 10]) => {
    const [x, right] = place(text);
    return { y, sizePt, text, bold: false, x, right, cells: 1 };
  });
  const edge = { x: Math.min(...lines.map(({ x }) => x)), right: Math.max(...lines.map(({ right }) => right)) };
  return { lines, ...edge, top: lines[0]?.y ?? 0, bottom: lines.at(-1)?.y ?? 0, usualPt: 10 };
};
const labels: [number, string, number?][] = [
  [100, 'Work', 12], [122, '2019 – 2021'], [190, '2015 – 2019'], [260, 'Education', 12], [282, '2012 – 2015'], [330, 'Languages', 12], [352, 'English'], [366, 'German'], [390, 'Skills', 12], [412, 'Office'], [426, 'Tools'],
]; // biome-ignore format: a page
const contents = side(
  (text) => [290, 290 + text.length * 5],
  [70, 'Maren Holloway', 12], [122, 'Engineer'], [136, 'Norsea Ltd'], [150, 'Built bridges'], [190, 'Clerk'], [204, 'Harbour Works'], [282, 'MSc'], [296, 'University of York'], [352, 'Native'], [366, 'Fluent'], [412, 'Excel'], [426, 'AutoCAD'],
); // biome-ignore format: a page

it('labels of different lengths that end at one edge stand in rows with what is beside them', () => {
  expect(
    standsInRows(
      side((text) => [RIGHT - text.length * 5, RIGHT], ...labels),
      contents,
      false,
    ).rows,
  ).toBe(true);
});

it('a column with headings of its own is one where a label stands in a line of its own, else its labels are those of rows', () => {
  const column = (lines: typeof labels) => side((text) => [100, 100 + text.length * 5], ...lines);
  const own = labels.map(([y, text, size = 10]): [number, string, number] => [text === 'German' ? y + 4 : y, text, size]);
  expect(standsInRows(column(own), contents, false).rows).toBe(false);
  expect(standsInRows(column(labels), contents, false).rows).toBe(true);
});

it('names before rows of several cells are those of a grid', () => {
  const names = side((text) => [50, 50 + text.length * 5], [100, 'Other languages'], [130, 'FRENCH'], [150, 'GERMAN']);
  const levels = side(() => [150, 400], [112, 'Listening Reading Speaking'], [130, 'B2 B2 B1'], [150, 'A2 A2 A1']);
  const cells = (count: number): Side => ({ ...levels, lines: levels.lines.map((line) => ({ ...line, cells: count })) });
  expect(standsInRows(names, cells(3), false).rows).toBe(true);
});

describe('bold headings with labels below, in the lines of what is at the right', () => {
  const left = (secondY: number): Side => ({
    ...side((text) => [118, 118 + text.length * 5], [651, 'Competenze'], [675, 'Cantina'], [secondY, 'Informatica']),
  });
  const bold = ({ lines, ...others }: Side): Side => ({ ...others, lines: lines.map((line, at) => ({ ...line, bold: at === 0 })) });
  const right = side(
    (text) => [190, 190 + text.length * 5],
    [603, 'Università di Udine'],
    [621, 'Laurea triennale'],
    [675, 'Vinificazione'],
    [698, 'Excel, SAP'],
  );

  it('stand in rows', () => {
    expect(standsInRows(bold(left(698)), right, false).rows).toBe(true);
  });

  it('are a column where one stands in a line of its own, or nothing is bold', () => {
    expect(standsInRows(bold(left(688)), right, false).rows).toBe(false);
    expect(standsInRows(left(698), right, false).rows).toBe(false);
  });
});

it('marks before lines by themselves among dates are ornaments of headings, and make no column', () => {
  const marked = side(
    (text) => [50, 50 + text.length * 5],
    [100, '■ Work'], [126, '2019 – 2021'], [178, '2015 – 2019'], [230, '■ Education'], [256, '2012 – 2015'],
  ); // biome-ignore format: a page
  const points = side(
    (text) => [160, 160 + text.length * 5],
    [126, 'Engineer'], [139, 'Norsea Ltd'], [152, '- Built bridges'], [165, '- Kept lamps'], [178, 'Clerk'], [191, 'Harbour Works'], [204, '- Counted'], [256, 'MSc'], [269, 'University of York'],
  ); // biome-ignore format: a page
  expect(standsInRows(marked, points, false).rows).toBe(true);
});

it('what is at the right stands in rows where it has no headings, and nothing stands beside those at the left', () => {
  const names = side((text) => [50, 50 + text.length * 5], [80, 'Working life', 13], [110, 'Norsea Ltd'], [124, '2019 – 2021'], [170, 'Tidewrack'], [184, '2015 – 2018'], [220, 'Education', 13], [250, 'Penryn School'], [290, 'Helston School'], [304, '- prefect'], [318, '- rower']); // biome-ignore format: a page
  const told = side(() => [270, 400], [110, 'Sail wright'], [124, '- sails'], [138, '- nets'], [170, 'Rigger'], [250, 'A levels'], [290, 'O levels']); // biome-ignore format: a page
  expect(standsInRows(names, told, false).rows).toBe(true);
  const apart = { ...told, lines: told.lines.map((line, at) => ({ ...line, y: line.y + at * 3 })) };
  expect(standsInRows(names, apart, false).rows).toBe(false);
});
