import { expect, it } from 'vitest';
import { endChange, endOfLastDay, isExtensionEnd, searchedWords } from './students.ts';

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

const END = endOfLastDay('2027-06-30');
it.each([
  [null, null, 'same'],
  [END, endOfLastDay('2027-06-30'), 'same'],
  [null, END, 'earlier'],
  [END, null, 'later'],
  [END, endOfLastDay('2027-06-29'), 'earlier'],
  [END, endOfLastDay('2027-07-01'), 'later'],
] as const)('an end of %s that becomes %s is %s (verification.29)', (before, after, change) => {
  expect(endChange(before, after)).toBe(change);
});

it('a day holds to its last moment in UTC', () => {
  expect(END.toISOString()).toBe('2027-06-30T23:59:59.999Z');
});
