import { describe, expect, it } from 'vitest';
import { fold, foldedKey, KEY_CODE_POINTS } from './folding.ts';

describe('folding', () => {
  it.each([
    ['  Société  Générale ', 'societe generale'],
    ['Straße', 'strasse'],
    ['ĐÀ NẴNG', 'da nang'],
    ['ЁЛКА', 'елка'],
    ['ﬁnance', 'finance'],
    ['東京', '東京'],
    ['서울', '서울'],
    ['ガイド', 'ガイド'],
  ])('%s becomes %s', (given, folded) => {
    expect(fold(given)).toBe(folded);
    expect(fold(folded)).toBe(folded);
  });
});

it('as a key is cut to the code points that an index holds', () => {
  expect(foldedKey(' Ålesund ')).toBe('alesund');
  expect(foldedKey('a'.repeat(KEY_CODE_POINTS + 1))).toBe('a'.repeat(KEY_CODE_POINTS));
  expect(foldedKey('😀'.repeat(KEY_CODE_POINTS))).toBe('😀'.repeat(KEY_CODE_POINTS));
  expect(foldedKey(`${'😀'.repeat(KEY_CODE_POINTS)}a`)).toBe('😀'.repeat(KEY_CODE_POINTS));
});
