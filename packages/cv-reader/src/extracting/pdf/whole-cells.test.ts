import { expect, it } from 'vitest';
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
