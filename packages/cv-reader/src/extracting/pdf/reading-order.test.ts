// Words as a page shows them, from left to right, in the order in which they are read. Hebrew stands for every script from right to left.
import { expect, it } from 'vitest';
import { inReadingOrder, isFromRight, logicalOrder } from './reading-order.ts';
import type { Word } from './words.ts';

/** Words at their places; each as it looks on the page, letter after letter from the left. */
function shown(...looks: string[]): Word[] {
  const rest = { y: 0, sizePt: 10, bold: false, italic: false, color: undefined, spaces: 1, isApart: false, symbols: false, tracking: 0 };
  return looks.map((look, at) => ({ ...rest, text: logicalOrder([...look]), x: at * 50, right: at * 50 + 40 }));
}
const read = (words: Word[], fromRight = false) =>
  inReadingOrder(words, fromRight, () => true)
    .map(({ text }) => text)
    .join(' ');

it('a word is turned, but for the letters and numbers in it that are read from the left; brackets in it are mirrored', () => {
  expect(logicalOrder([...'ביבא'])).toBe('אביב');
  expect(logicalOrder([...'IBM-ב'])).toBe('ב-IBM');
  expect(logicalOrder([...'12.5-ב'])).toBe('ב-12.5');
  expect(logicalOrder([...'(ביבא)'])).toBe('(אביב)');
  expect(logicalOrder([...'Norsea'])).toBe('Norsea');
});

it('in a line from left to right a run of words is turned, and what stands around it stays', () => {
  expect(read(shown('Clerk,', 'ביבא', ',לת', 'Oslo'))).toBe('Clerk, תל, אביב Oslo');
  expect(read(shown('Clerk,', 'ביבא', 'לת,', 'Oslo'))).toBe('Clerk, תל אביב, Oslo');
  expect(read(shown('Arabic', '(תיברע):', 'B2'))).toBe('Arabic (ערבית): B2');
});

it('a period that was set into such a run comes behind it, in its order', () => {
  expect(read(shown('BSc,', '2018', '–', '2015', ',ביבא', 'לת'))).toBe('BSc, תל אביב, 2015 – 2018');
  expect(read(shown('BSc,', '2018', '–', '2015', 'ביבא', 'לת'))).toBe('BSc, תל אביב 2015 – 2018');
  expect(read(shown('BSc', '2015', '–', '2018,', 'ביבא', 'לת'))).toBe('BSc 2015 – 2018, תל אביב');
});

it('a line of a page from right to left is read from its right', () => {
  const words = shown('Oslo', 'Ltd,', 'ביבא', 'לת', 'תסדנהמ');
  expect(isFromRight(words)).toBe(true);
  expect(read(words, true)).toBe('מהנדסת תל אביב Oslo Ltd,');
});
