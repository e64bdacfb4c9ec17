import { describe, expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { searchOptions } from './option-search.ts';

const options = ['Germany', 'Norway', 'New Zealand', 'Côte d’Ivoire', 'United Kingdom', 'Equatorial Guinea', 'Guinea', '日本'].map(
  (label) => ({
    label,
  }),
);
const found = (text: string, max?: number) => searchOptions(options, text, max).map((option) => option.label);

describe('finding options by a text', () => {
  test('an empty text leaves the list as it is', () => {
    expect(found('  ')).toEqual(options.map((option) => option.label));
  });
  test.each([
    ['label that begins with it before a word that does', 'gui', ['Guinea', 'Equatorial Guinea']],
    ['a word before what only contains it', 'king', ['United Kingdom']],
    ['case and accents do not matter', 'COTE', ['Côte d’Ivoire']],
    ['other scripts', '本', ['日本']],
    ['one wrong letter in four', 'nurw', ['Norway']],
    ['a missing letter', 'germny', ['Germany']],
    ['two letters swapped in a long word', 'untied king', ['United Kingdom']],
    ['too far off finds nothing', 'xyzzy', []],
    ['short texts are not guessed', 'xo', []],
  ])('%s', (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });
  test('contained stands before nearly contained', () => {
    expect(found('guinea')).toEqual(['Guinea', 'Equatorial Guinea']);
  });
  test('gives at most 50, or as many as asked', () => {
    const many = Array.from({ length: 120 }, (_, index) => ({ label: `Option ${index}` }));
    expect(searchOptions(many, 'option')).toHaveLength(LIMITS.dropdownResults);
    expect(searchOptions(many, '')).toHaveLength(LIMITS.dropdownResults);
    expect(found('', 2)).toEqual(['Germany', 'Norway']);
  });
  test('odd texts are only texts', () => {
    for (const text of ['.*', '(', '\u0000', '\u202e', '😀', 'a'.repeat(5000)]) expect(found(text)).toEqual([]);
  });
});
