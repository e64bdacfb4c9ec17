import { expect, it } from 'vitest';
import type { Chunk } from './chunks.ts';
import { withWholeCells } from './whole-cells.ts';

const LETTER = 5;
const cell = (x: number, text: string) => ({ text, x, right: x + text.length * LETTER });

it('values of a form stay in their lines, though two below each other end at one place', () => {
  const values = ['Weaver at Loomhouse, Penryn', 'Keeper of sails in Helston.', 'Norsea', 'Ropes and nets', 'Oslo'];
  const lines = values.map((value, row) => {
    const cells = [cell(60, `• Label ${row + 1}`), cell(228, value)];
    return { cells, words: [], x: 60, right: cells[1]?.right ?? 0, y: 100 + row * 14, sizePt: 10 };
  });
  expect(withWholeCells(lines, []).map(({ cells }) => cells[1]?.text)).toEqual(values);
});

it('places and dates at the right edge stay with the two lines of each head', () => {
  const line = (y: number, sizePt: number, text: string, aside: string) => {
    const cells = [cell(43, text), { text: aside, x: 569 - aside.length * LETTER, right: 569 }];
    return { cells, words: [], x: 43, right: 569, y, sizePt };
  };
  const lines = [
    line(128, 10.9, 'University of Penwick', 'Madison, WI'),
    line(141, 10, 'Bachelor of Science in Computer Science, Minor in Mathematics, GPA 3.61', 'Sept. 2023 – May 2027'),
    line(158, 10.9, 'Norsea Technical College', 'Pewaukee, WI'),
    line(171, 10, 'Associate of Science', 'Aug. 2021 – May 2023'),
  ];
  expect(withWholeCells(lines, [{ x: 43, right: 569 } as Chunk]).map(({ cells }) => cells.length)).toEqual([2, 2, 2, 2]);
});
