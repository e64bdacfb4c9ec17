// Where the letters of a line change once and for all.
import { expect, it } from 'vitest';
import { extractText } from './extract-text.ts';
import { lines } from './extracted.fixture.ts';
import { at, rawPdf } from './made-pdf.fixture.ts';
import { tailOf } from './tails.ts';

it('the words behind the only change of letters are the tail', () => {
  expect(tailOf([{ text: 'Acme', look: 'b' }, { text: 'Lake', look: '' }, { text: 'Berlin', look: '' }])).toBe('Lake Berlin'); // biome-ignore format: a line
  expect(tailOf([{ text: 'Acme', look: 'b' }, { text: '–', look: 'i' }, { text: 'Berlin', look: '' }])).toBe('Berlin'); // biome-ignore format: a line
});

it('letters that are alike, or that change again, have none', () => {
  expect(
    tailOf([
      { text: 'Acme', look: 'b' },
      { text: 'Berlin', look: 'b' },
    ]),
  ).toBeUndefined();
  expect(tailOf([{ text: 'Acme', look: 'b' }, { text: 'of', look: '' }, { text: 'Berlin', look: 'b' }])).toBeUndefined(); // biome-ignore format: a line
});

it('a PDF and a text of a word processor say it of their cells', async () => {
  const pdf = await lines(rawPdf(at(50, 100, 'Norsea', { font: 'B' }) + at(92, 100, 'Barrowby') + at(50, 115, 'Norsea Barrowby')));
  expect(pdf.map(({ cells }) => cells[0]?.tail)).toEqual(['Barrowby', undefined]);
  const rtf = await extractText(new TextEncoder().encode('{\\rtf1 {\\b Norsea} Barrowby\\par Norsea Barrowby\\par}'));
  expect(rtf.ok && rtf.document.lines.map(({ cells }) => cells[0]?.tail)).toEqual(['Barrowby', undefined]);
});
