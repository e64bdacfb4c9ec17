import { expect, it } from 'vitest';
import { isExtensionEnd, searchedWords } from './students.ts';

it.each([
  ['', []],
  [
    'berg ada',
    [
      { word: 'berg', begins: false },
      { word: 'ada', begins: false },
    ],
  ],
  [
    'ad li ad',
    [
      { word: 'ad', begins: true },
      { word: 'li', begins: true },
    ],
  ],
  ['李', [{ word: '李', begins: true }]],
])('the words of "%s"', (text, words) => {
  expect(searchedWords(text)).toEqual(words);
});

it('looks for eight words at most', () => {
  expect(searchedWords('a b c d e f g h i j')).toHaveLength(8);
});

it.each([
  ['2026-03-01', false],
  ['2026-03-02', true],
  ['2036-03-01', true],
  ['2036-03-02', false],
  ['2025-12-31', false],
])('a verification may be extended to %s on 1 March 2026: %s', (end, may) => {
  expect(isExtensionEnd(end, new Date('2026-03-01T10:00:00Z'))).toBe(may);
});
