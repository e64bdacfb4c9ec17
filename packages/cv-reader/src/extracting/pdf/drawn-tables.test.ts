// Tables whose lines a page draws, tags in frames, and pictograms between words.
import { describe, expect, it } from 'vitest';
import { texts } from '../extracted.fixture.ts';
import { at, drawnPdf, rawPdf } from '../made-pdf.fixture.ts';
import { withCellTops } from './cell-tops.ts';
import type { Chunk } from './chunks.ts';
import { tablesOf, withoutPartOfTable } from './drawn-tables.ts';

const chunk = (x: number, y: number, text: string, row = y): Chunk => {
  const word = { text, x, right: x + text.length * 5, y, sizePt: 10 } as Chunk['words'][number];
  return { words: [word], x, right: word.right, y, sizePt: 10, row };
};

describe('a table with drawn lines', () => {
  const rules = [100, 160, 200, 240].map((y): [number, number, number, number] => [40, y, 400, y]);
  const sides = [40, 150, 400].map((x): [number, number, number, number] => [x, 100, x, 240]);
  const cells = [chunk(45, 132, 'Work'), chunk(155, 115, 'Norsea'), chunk(155, 130, 'Engineer'), chunk(155, 145, 'Built bridges'), chunk(45, 180, 'Skills'), chunk(155, 180, 'Rope work')]; // biome-ignore format: a table

  it('has what stands in the middle of its cell on the first line of the row', () => {
    expect(withCellTops(cells, rules, sides).map(({ y }) => y)).toEqual([115, 115, 130, 145, 180, 180]);
    expect(withCellTops(cells, [], []).map(({ y }) => y)).toEqual([132, 115, 130, 145, 180, 180]);
  });
});

it('words in frames of their own stand apart, however near', async () => {
  const frame = (x: number, width: number) => `${x} ${842 - 112} ${width} 16 re S\n`;
  const written = at(50, 108, 'Rope') + at(78, 108, 'work') + at(103, 108, 'Sails');
  const plain = await texts(rawPdf(written));
  expect(plain).toEqual(['Rope work Sails']);
  expect(await texts(rawPdf(frame(48, 52) + frame(101, 30) + written))).toEqual(['Rope work | Sails']);
});

it('rows of drawn tables are read one by one, though words in their cells are written wide', async () => {
  const pdf = await drawnPdf((sheet) => {
    sheet.fontSize(10);
    for (let row = 0; row <= 6; row += 1) sheet.rect(40, 100 + row * 25, 500, 0.6).fill('#000000');
    const rows = [['2013', 'Lizard School'], ['2016', 'Lizard School left'], ['2016', 'University'], ['2020', 'University left'], ['2020', 'Norsea joined'], ['2022', 'Norsea left']]; // biome-ignore format: a table
    for (const [row, [year = '', text = '']] of rows.entries()) {
      sheet.text(year, 50, 108 + row * 25);
      sheet.text(text, 130, 108 + row * 25);
      if (row % 3 === 0) sheet.text('far', 320, 108 + row * 25);
    }
  });
  expect((await texts(pdf)).map((line) => line.split(' | ')[0])).toEqual(['2013', '2016', '2016', '2020', '2020', '2022']);
});

it('a column beside a photo ends above the table below it, and has no part of that', () => {
  const box = (xs: number[], ys: number[]) => ({
    rules: ys.map((y): [number, number, number, number] => [xs[0] ?? 0, y, xs.at(-1) ?? 0, y]),
    sides: xs.map((x): [number, number, number, number] => [x, ys[0] ?? 0, x, ys.at(-1) ?? 0]),
  });
  const [form, table] = [box([40, 140, 220, 500], [60, 90, 120, 150]), box([40, 170, 300, 500], [190, 220, 250])];
  const chunks = [chunk(75, 100, 'Photo'), chunk(72, 115, '3 x 4'), chunk(150, 80, 'Name'), chunk(230, 80, 'Ada'), chunk(150, 110, 'Mail'), chunk(230, 110, 'ada@norsea.example'), chunk(42, 176, 'Studies'), chunk(90, 210, 'Years'), chunk(230, 210, 'School'), chunk(60, 240, '2007.03 to 2011.02 left'), chunk(230, 240, 'Penwick')]; // biome-ignore format: a table
  const tables = tablesOf([...form.rules, ...table.rules], [...form.sides, ...table.sides]);
  expect(tables).toHaveLength(2);
  const { rest, cut } = withoutPartOfTable(chunks.slice(0, 9), chunks.slice(9), tables);
  expect([rest.length, cut.map(({ words }) => words[0]?.text)]).toEqual([7, ['Years', 'School']]);
});
