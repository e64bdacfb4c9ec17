import { describe, expect, it } from 'vitest';
import { plainLetters, splitBullet, tidy, withoutIcons, withSimplified } from './letters.ts';

describe('letters', () => {
  it.each([
    ['pro\ufb01le, o\ufb03ce', 'profile, office'],
    ['\u2f32\u2f63\u2ed1', '干生長'],
    ['\u2edd堂 \u2ecb間 \u2ed8年 \u2ed3沙 \u2ef1 \u2eaf', '食堂 车間 青年 长沙 龜 糹'],
    ['a\u200bb\u00adc\u202a', 'abc'],
    ['e\u0301', 'é'],
    ['\uf732\uf730', '20'],
  ])('become plain: %s', (text, plain) => expect(plainLetters(text)).toBe(plain));

  it('keep the wide space of Chinese and Japanese between words, and no other', () => {
    expect(tidy(' \u3000山田\u3000花子 \u00a0 x ')).toBe('山田\u3000花子 x');
  });

  it('that browsers name as radicals are simplified where all others are', () => {
    const plain = (...texts: string[]) => withSimplified(texts.map((text) => ({ text: plainLetters(text) }))).map(({ text }) => text);
    expect(plain('\u2f64\u2f3e运营', '\u2fc8山')).toEqual(['用户运营', '黄山']);
    expect(plain('\u2f64\u2f3e運營', '\u2fc8山')).toEqual(['用戶運營', '黃山']);
    expect(plain('神\u2f3eのひと', '\u2fc8色')).toEqual(['神戸のひと', '黄色']);
  });

  it('of icon fonts are dropped, and pictures before what they stand for', () => {
    expect(withoutIcons('\uf095 +47 912')).toBe(' +47 912');
    expect(withoutIcons('✉ anna@example.org')).toBe('anna@example.org');
  });

  it('that mark a list are told from words, ranges and ratings', () => {
    expect(splitBullet('• Built')).toEqual({ bullet: '•', rest: 'Built' });
    expect(splitBullet('{ Built')).toEqual({ bullet: '{', rest: 'Built' });
    expect(splitBullet('o Built')).toEqual({ bullet: 'o', rest: 'Built' });
    for (const text of ['-5 degrees', 'of the sea', '{x}', '★★★☆☆', '•', '']) expect(splitBullet(text)).toBeUndefined();
  });
});
