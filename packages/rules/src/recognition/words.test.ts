// Splitting texts and finding phrases: what every recogniser stands on, with bad input and texts of other scripts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { perWord, phraseFinder, splitWords, vocabulary } from './words.ts';

const words = (text: string) => splitWords(text).words.map(({ folded }) => folded);
const found = (phrases: readonly string[], text: string) =>
  phraseFinder(phrases.map((phrase) => [phrase, phrase] as const))
    .find(splitWords(text))
    .map(({ value, first, last }) => [value, first, last]);

describe('a text is split', () => {
  it.each([
    ['', []],
    ['  \n\t ', []],
    ['one two', ['one', 'two']],
    ['C++ and C#', ['c++', 'and', 'c#']],
    ['.NET, ASP.NET', ['.net', 'asp', 'net']],
    ['C+', ['c']],
    ['Müller-Straße', ['muller', 'strasse']],
    ['don’t', ['don', 't']],
    ['2nd', ['2nd']],
    ['🙂 ok', ['🙂', 'ok']],
    ['a\u0000b', ['a', 'b']],
    // Latin letters are a word apart from signs of scripts without spaces; digits belong to what stands around them.
    ['ITの仕事', ['it', 'の仕事']],
    ['Java개발자', ['java', '개발자']],
    ['做UX的公司', ['做', 'ux', '的公司']],
    ['3교대 5G工程师 B2B', ['3교대', '5g', '工程师', 'b2b']],
  ])('%j', (text, expected) => expect(words(text)).toEqual(expected));

  it('with what parts phrases: commas, brackets, lines, the end of a sentence, a dash between spaces', () => {
    const breaks = (text: string) => splitWords(text).breaks.slice(1);
    expect(['a, b', 'a (b', 'a\nb', 'a • b', 'a. b', 'a - b', 'a – b'].map(breaks)).toEqual(Array(7).fill([true]));
    expect(['a b', 'a-b', 'a.b', 'a/b', 'a & b', "a'b"].map(breaks)).toEqual(Array(6).fill([false]));
  });

  it('so that each word stands where it begins', () => {
    const text = 'Ärzte (m/w/d): C++ & .NET';
    const split = splitWords(text);
    expect(split.starts.map((start, at) => text.startsWith(split.words[at]!.text, start))).toEqual(split.words.map(() => true));
  });

  it('the same whenever it is split, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const [once, again] = [splitWords(text), splitWords(text)];
        expect(again.words.map((word) => word.text)).toEqual(once.words.map((word) => word.text));
        expect(once.starts.every((start, at) => text.startsWith(once.words[at]!.text, start))).toBe(true);
        expect([once.ids.length, once.breaks.length, once.starts.length]).toEqual(Array(3).fill(once.words.length));
      }),
    );
  });
});

describe('a phrase is found', () => {
  it.each([
    ['in any case and with any accents', ['résumé writing'], 'RESUME Writing', [['résumé writing', 0, 1]]],
    ['as often as it stands there', ['data'], 'data, Data', [['data', 0, 0], ['data', 1, 1]]],
    ['the longest first, and what it takes is not taken again', ['data', 'data science', 'science'], 'data science', [['data science', 0, 1]]],
    ['over a hyphen', ['part time'], 'part-time', [['part time', 0, 1]]],
    ['as a beginning of the last word', ['data analy*'], 'data analytics', [['data analy*', 0, 1]]],
    ['as a beginning of four letters or more', ['arzt*'], 'Arztpraxis Arzt arz', [['arzt*', 0, 0]]],
    ['as an ending', ['*anwalt'], 'Rechtsanwalt', [['*anwalt', 0, 0]]],
    ['in its exact case', ['=Go'], 'go Go GO', [['=Go', 1, 1]]],
    ['in scripts without spaces anywhere, without a place', ['会计'], '高级会计师', [['会计', -1, -1]]],
  ])('%s', (_rule, phrases, text, expected) => expect(found(phrases, text)).toEqual(expected)); // biome-ignore format: a table

  it.each([
    ['over a comma', ['data science'], 'data, science'],
    ['over a line', ['data science'], 'data\nscience'],
    ['as part of a word', ['data'], 'database'],
    ['beyond the end', ['data science'], 'data'],
    ['where it is nothing', ['', '=', '*', ' '], 'data * ='],
  ])('not %s', (_rule, phrases, text) => expect(found(phrases, text)).toEqual([]));

  it('after other texts as before them: what a finder learned of words is not of places', () => {
    const finder = phraseFinder([['data science', 1]]);
    const count = (text: string) => finder.find(splitWords(text)).length;
    expect([count('data science'), count('data'), count('science data'), count('data science')]).toEqual([1, 0, 0, 1]);
  });
});

it('a function of words is asked once a word, also where it says nothing', () => {
  const asked: string[] = [];
  const of = perWord((word) => {
    asked.push(word);
    return word === 'data' ? 1 : undefined;
  });
  const text = splitWords('perwordone data perwordone data');
  expect(text.words.map((_, at) => of(text, at))).toEqual([undefined, 1, undefined, 1]);
  expect(asked).toEqual(['perwordone', 'data']);
});

it('a vocabulary is its phrases, trimmed, without empty ones', () => {
  expect([...vocabulary({ LEGAL: 'lawyer, attorney,, ', OTHER: '' })]).toEqual([
    ['lawyer', 'LEGAL'],
    ['attorney', 'LEGAL'],
  ]);
});
