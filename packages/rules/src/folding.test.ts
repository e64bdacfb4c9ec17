import { describe, expect, it } from 'vitest';
import { fold } from './folding.ts';

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
