// Which lines are a column of their own.
import { expect, it } from 'vitest';
import type { Chunk } from './chunks.ts';
import { regionsOf } from './columns.ts';

const chunk = (x: number, right: number, y: number, text: string): Chunk => {
  const word = { text, x, right, y, sizePt: 10, bold: false, italic: false } as Chunk['words'][number];
  return { words: [word], x, right, y, sizePt: 10, row: y };
};

it('headings in the middle that are equally long are none, though they begin at one place', () => {
  const page = [
    chunk(62, 147, 80, 'Norsea Ltd, London'),
    chunk(480, 533, 80, '2015 - 2017'),
    chunk(280, 316, 116, 'Skills'),
    chunk(62, 220, 129, 'Weaving, Dyeing'),
    chunk(62, 196, 141, 'Excel, Word'),
    chunk(286, 310, 169, 'Talk'),
    chunk(62, 227, 183, 'English, German'),
    chunk(286, 310, 212, 'Card'),
    chunk(62, 188, 226, 'First aid, Red Cross'),
    chunk(486, 533, 226, 'May 2015'),
    chunk(62, 300, 238, 'Rigging of ships and of cranes, Port of York'),
    chunk(486, 533, 238, 'June 2016'),
  ];
  const read = regionsOf(page, { areas: [], rules: [] }).flatMap(({ chunks }) => chunks.map(({ words }) => words[0]?.text));
  expect(read).toEqual(page.map(({ words }) => words[0]?.text));
});
