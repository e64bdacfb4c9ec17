import { describe, expect, it } from 'vitest';
import { correctedText } from './corrected-text.ts';
import {
  askedWordsOf,
  cutWords,
  fold,
  QUERY_WORDS_MAX,
  queryWords,
  WORD_UNITS_MAX,
  wordBounds,
  wordHashes,
  wordsOf,
  wordUnits,
} from './words.ts';

describe('folding', () => {
  it.each([
    ['Ingénieur', 'ingenieur'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['Kỹ sư phần mềm', 'ky su phan mem'],
    ['Đà Nẵng', 'da nang'],
    ['ＦＵＬＬ　ｗｉｄｔｈ', 'full width'],
    ['ﬁnance', 'finance'],
    ['Ёлка', 'елка'],
    ['Łódź', 'lodz'],
    ['Șef de secție', 'sef de sectie'],
    ['ｴﾝｼﾞﾆｱ', 'エンジニア'],
    ['데이터', '데이터'],
    ['Pro\u00adjekt', 'projekt'],
    ['\u202eabc\u200f', 'abc'],
  ])('%s reads as %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(fold(folded)).toBe(folded);
  });
});

describe('words of a document', () => {
  it.each([
    ['The quick, brown-fox_1: 3.5!', ['the', 'quick', 'brown', 'fox', '1', '3', '5']],
    ['C++, C#, F# and c', ['c++', 'c#', 'f#', 'and', 'c']],
    ['#1 ++ a+b web++', ['1', 'a', 'b', 'web']],
    ["L'élève n’a", ['l', 'eleve', 'n', 'a']],
    ['软件工程', ['软', '件', '软件', '工', '件工', '程', '工程']],
    // Held in simplified characters, whichever was written.
    ['會計師', ['会', '计', '会计', '师', '计师']],
    ['データ', ['デ', 'ー', 'デー', 'タ', 'ータ']],
    ['AI개발', ['ai', '개', '발', '개발']],
    ['𠮷野', ['𠮷', '野', '𠮷野']],
    ['👩‍💻 ok 👍', ['ok']],
    ['\ud800a\udc00', ['a']],
    ['', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
    expect(cutWords(text)).toBe(words.length);
  });

  it('a text says the same after any other one', () => {
    for (const before of ['b𠮷', 'c++', 'a0a']) {
      cutWords(before);
      expect(['\ud842', 'b\ud842', 'c', 'a', ''].map((text) => cutWords(text))).toEqual([0, 1, 1, 1, 0]);
    }
  });

  it('texts of ASCII alone, which are cut in a pass of their own, give the words of any text', () => {
    const signs = [
      'c',
      'C',
      '#',
      '+',
      '++',
      ' ',
      '\n',
      '9',
      'Z',
      '@',
      '[',
      '`',
      '{',
      '/',
      ':',
      '\u0000',
      'Word',
      'x'.repeat(39),
      'y'.repeat(41),
    ];
    for (let seed = 0; seed < 2000; seed++) {
      const text = Array.from({ length: seed % 9 }, (_, at) => signs[(seed * 31 + at * at * 7 + seed * at) % signs.length]).join('');
      const count = cutWords(text);
      const words = Array.from({ length: count }, (_, at) =>
        String.fromCharCode(...wordUnits.slice(wordBounds[2 * at], wordBounds[2 * at + 1])),
      );
      expect(words).toEqual(wordsOf(text));
      const hashes = wordHashes.slice(0, count);
      // A word that is not ASCII sends the same text the other way.
      expect(cutWords(`${text} é`)).toBe(count + 1);
      expect(wordHashes.slice(0, count)).toEqual(hashes);
    }
  });

  it('long words are cut, long texts are not', () => {
    expect(wordsOf('x'.repeat(100))).toEqual(['x'.repeat(WORD_UNITS_MAX)]);
    expect(wordsOf('word '.repeat(20_000))).toHaveLength(20_000);
  });
});

describe('words of a question', () => {
  it('asks for the same in either Chinese, cut as it was written', () => {
    expect(askedWordsOf('會計')).toEqual(askedWordsOf('会计'));
    expect(askedWordsOf('営業')).toEqual(['営业']);
  });

  it('asks for pairs inside segments, so words run together find a text that holds both apart', () => {
    const asked = askedWordsOf('软件工程师北京');
    const held = new Set(wordsOf('北京 招聘 软件工程师'));
    expect(asked.filter((word) => !held.has(word))).toEqual([]);
    expect(askedWordsOf('师')).toEqual(['师']);
  });

  it('every asked word of a text is a word of that text, whatever the segmenter does', () => {
    for (const text of [
      'データ分析エンジニア募集',
      '我们正在招聘数据分析师',
      '소프트웨어 개발자를 찾습니다',
      'นักวิเคราะห์ข้อมูล',
      'C++ 開発 🚀 求人',
    ]) {
      const held = new Set(wordsOf(text));
      expect(askedWordsOf(text).filter((word) => !held.has(word))).toEqual([]);
    }
  });

  it('each word once; the last one is open until a space ends it', () => {
    expect(queryWords('Data  data Ana')).toMatchObject({ words: ['data', 'ana'], last: 'ana' });
    expect(queryWords('data ana ')).toMatchObject({ words: ['data', 'ana'], last: null });
    expect(queryWords('data -')).toMatchObject({ words: ['data'], last: null });
    expect(queryWords(' \n')).toMatchObject({ words: [], last: null, pieces: [] });
  });

  it(`takes the first ${QUERY_WORDS_MAX} words`, () => {
    const text = Array.from({ length: 1000 }, (_, at) => `w${at}`).join(' ');
    expect(queryWords(text)).toMatchObject({ words: text.split(' ').slice(0, QUERY_WORDS_MAX), last: null });
  });

  it('shows what was corrected in place, the rest as typed', () => {
    const { pieces } = queryWords('Senior  Dta-Anlyst, Zürich');
    const corrections = new Map([
      ['dta', 'data'],
      ['anlyst', 'analyst'],
    ]);
    expect(correctedText(pieces, corrections)).toBe('Senior data analyst Zürich');
  });
});
