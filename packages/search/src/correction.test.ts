import { describe, expect, it } from 'vitest';
import { corrections, editsAllowed, keptParts, mayBeMeant, meantReading } from './correction.ts';
import { Dictionary } from './dictionary.ts';
import { editDistance, prefixDistance } from './edit-distance.ts';
import { PostingLists } from './posting-lists.ts';
import { below, pick, seeded } from './postings.fixture.ts';
import { readUnits, soleWord } from './units.ts';
import { fold } from './words.ts';

describe('edits', () => {
  it.each([
    ['manager', 'manager', 0],
    ['manger', 'manager', 1],
    ['mnaager', 'manager', 1],
    ['managr', 'manager', 1],
    ['managerr', 'manager', 1],
    ['menagar', 'manager', 2],
    ['анлитик', 'аналитик', 1],
  ])('%s and %s: %i', (a, b, edits) => {
    expect(editDistance(a, b, 2)).toBe(edits);
    expect(editDistance(b, a, 2)).toBe(edits);
  });

  it('says only "more" where there are more than the limit', () => {
    expect(editDistance('baker', 'manager', 1)).toBeGreaterThan(1);
    expect(editDistance('a', 'abcdefgh', 2)).toBeGreaterThan(2);
  });

  it('a beginning is near when any cut of the word is', () => {
    expect(prefixDistance('devlo', 'developer', 1)).toBe(1);
    expect(prefixDistance('develo', 'developer', 1)).toBe(0);
    expect(prefixDistance('xevlo', 'developer', 1)).toBeGreaterThan(1);
  });

  it('short words and words with digits are never corrected', () => {
    expect(['cat', 'c++', '2024', 'web3', 'mill', 'engineer'].map(editsAllowed)).toEqual([0, 0, 0, 0, 1, 2]);
  });
});

describe('corrections', () => {
  it('the nearest ones only, the three in most postings, ties by code units', () => {
    const vocabulary: [string, number][] = [
      ['sales', 5],
      ['scale', 5],
      ['stale', 9],
      ['salt', 99],
      ['shale', 5],
      ['whale', 1000],
    ];
    // "sales" and "scale" are words of the dictionary.
    expect(corrections('sale', vocabulary, [])).toEqual(['salt', 'sales', 'scale']);
    expect(corrections('sa', vocabulary, [])).toEqual([]);
    // A word that is there is not its own correction.
    expect(corrections('stale', vocabulary, [])).toEqual(['scale', 'shale']);
  });
});

describe('what was meant', () => {
  /** The reading that the rule offers, where each reading finds what `finds` says. */
  function offered(candidates: string[][], total: number, finds: Record<string, number>): string | null {
    const reading = meantReading(candidates, total);
    let step = reading.next();
    while (step.done !== true) step = reading.next(finds[step.value.map((word) => word ?? '-').join(' ')] ?? 0);
    return step.value?.map((word) => word ?? '-').join(' ') ?? null;
  }

  it('is offered where it finds five times as many, and something at all', () => {
    expect(offered([[], ['analyst']], 3, { '- analyst': 15 })).toBe('- analyst');
    expect(offered([[], ['analyst']], 3, { '- analyst': 14 })).toBeNull();
    expect(offered([['analyst']], 0, { analyst: 1 })).toBe('analyst');
    expect(offered([['analyst']], 0, {})).toBeNull();
    expect(offered([[], []], 0, {})).toBeNull();
  });

  it('takes the candidate with which the question finds most, the likeliest of equals', () => {
    expect(offered([[], ['analista', 'analyst']], 0, { '- analista': 2, '- analyst': 9 })).toBe('- analyst');
    expect(offered([['analista', 'analyst']], 0, { analista: 9, analyst: 9 })).toBe('analista');
  });

  it('exchanges two words where neither alone finds more', () => {
    expect(offered([['software'], ['engineer']], 0, { 'software engineer': 30 })).toBe('software engineer');
    expect(offered([['chief'], ['engineer']], 2, { 'chief -': 1, '- engineer': 30 })).toBe('- engineer');
  });

  it.each([
    [15, 3, true],
    [14, 3, false],
    [5, 0, true],
    [4, 0, false],
  ])('a word in %i titles may stand for one in %i: %s', (heads, typedHeads, may) => expect(mayBeMeant(heads, typedHeads)).toBe(may));
});

it.each([
  ['Müller', 'miller', []],
  ['infirmière', 'infirmer', []],
  ['muller', 'miller', ['miller']],
  ['Nürnbreg', 'nurnberg', ['nurnberg']],
  ['développuer', 'developpeur', ['developpeur']],
])('who typed an accent meant that letter: %s is corrected to %s or not', (typed, word, expected) => {
  expect(corrections(fold(typed), [[word, 5]], keptParts(typed))).toEqual(expected);
});

it('the dictionary finds exactly the near words, whole and by beginning, among sorted and pending ones', () => {
  const random = seeded(3);
  const postings = new PostingLists(64);
  const dictionary = new Dictionary();
  const letters = ['a', 'b', 'c', 'é', 'я', '件'];
  const word = () => Array.from({ length: 1 + below(random, 12) }, () => pick(random, letters)).join('');
  const words = new Set<string>();
  while (words.size < 2500) words.add(word());
  for (const one of words) dictionary.intern(one, postings);
  for (let at = 0; at < 80; at++) {
    if (at === 40) for (let more = 0; more < 100; more++) words.add(word());
    for (const one of words) dictionary.intern(one, postings);
    const typed = word();
    const allowed = 1 + (at % 2);
    for (const beginning of [false, true]) {
      const distance = beginning ? prefixDistance : editDistance;
      const expected = [...words]
        .map((one) => `${one} ${distance(typed, one, allowed)}`)
        .filter((line) => Number(line.split(' ')[1]) <= allowed);
      const found = dictionary.near(typed, allowed, beginning).map(({ id, edits }) => `${dictionary.words.text(id)} ${edits}`);
      expect(found.sort(), typed).toEqual(expected.sort());
    }
  }
});

describe('a word that some language has', () => {
  const correctable = (text: string) => readUnits(text, false).map(soleWord);
  it.each([
    ['crear y cuidar bases de datos', 'crear'],
    ['insegnante di qualsiasi materia anche in Europa', 'materia'],
  ])('is not mistyped among several: "%s"', (text, word) => expect(correctable(text)).not.toContain(word));
  it('may be mistyped in a short question, and what no language has may be in any', () => {
    expect(correctable('manger job')).toContain('manger');
    expect(correctable('crear y cuidar bsaes de datos')).toContain('bsaes');
  });
});
