import { describe, expect, it } from 'vitest';
import { fullName, plainName } from './names.ts';

describe('a name', () => {
  it.each([
    ['  Ada   Maria ', 'Ada Maria'],
    ['Ada\r\nBcc: all@example.org', 'Ada Bcc: all@example.org'],
    ['Ada\u200b\u202eBerg', 'AdaBerg'],
    ['Rene\u200b\u0301', 'René'],
    ['\u0000\u0007', ''],
    ['   ', ''],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    ["O'Brien-Søndergård", "O'Brien-Søndergård"],
    ['王芳', '王芳'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(plainName(typed)).toBe(kept);
  });
});

it('is cut to 100 characters as they are seen, none of them in half', () => {
  expect(plainName('👍🏽'.repeat(100))).toBe('👍🏽'.repeat(100));
  expect(plainName('👍🏽'.repeat(101))).toBe('👍🏽'.repeat(100));
  expect(plainName(`${'a'.repeat(99)} ${'b'.repeat(9)}`)).toBe('a'.repeat(99));
});

it.each([
  ['Ada', 'Berg', 'Ada Berg'],
  ['芳', '王', '王芳'],
  ['민수', '김', '김민수'],
  ['太郎', '山田', '山田太郎'],
  ['さくら', '田中', '田中 さくら'],
  ['ジョン', 'スミス', 'ジョン スミス'],
  ['Wei', '王', 'Wei 王'],
  ['', '王', '王'],
  ['Ada', '', 'Ada'],
  ['', '', ''],
])('%s %s is shown as %s, the family name first where both are Chinese, Japanese or Korean', (first, last, shown) => {
  expect(fullName(first, last)).toBe(shown);
});
