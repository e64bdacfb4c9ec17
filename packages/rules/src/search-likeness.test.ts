// The two searches of names and the quick comparison behind one of them say the same as the plain rule: letters to add, drop or replace.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './folding.ts';
import { LIMITS } from './limits.ts';
import { searchNames } from './name-search.ts';
import { nearness } from './nearness.ts';
import { searchOptions } from './option-search.ts';

/** The rule as one would write it: the least over all parts of the name. */
function plainDistance(name: string, wanted: string): number {
  const between = (a: string, b: string): number => {
    if (a === '' || b === '') return a.length + b.length;
    const [x, y] = [a.slice(1), b.slice(1)];
    return a[0] === b[0] ? between(x, y) : 1 + Math.min(between(x, b), between(a, y), between(x, y));
  };
  let least = wanted.length;
  for (let from = 0; from <= name.length; from += 1)
    for (let to = from; to <= name.length; to += 1) least = Math.min(least, between(name.slice(from, to), wanted));
  return least;
}

// Few letters, so that texts come near one another.
const letters = (max: number) => fc.string({ unit: fc.constantFrom('a', 'b', 'n', ' '), maxLength: max });

describe('how near a text comes', () => {
  it('is what the plain rule says, or too far', () => {
    fc.assert(
      fc.property(letters(6), letters(5), (name, wanted) => {
        const near = nearness(wanted);
        const allowed = Math.floor(wanted.length * LIMITS.fuzzyThreshold);
        expect(near === undefined).toBe(allowed === 0);
        const distance = plainDistance(name, wanted);
        if (near) expect(near(name)).toBe(distance <= allowed ? distance : Number.POSITIVE_INFINITY);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['abc', true],
    ['abcd', false],
  ])('a text of "%s" is too short to be wrong: %s', (text, tooShort) => expect(nearness(text) === undefined).toBe(tooShort));

  it('of a long text is that of its beginning of 31 letters', () => {
    const near = nearness(`${'abcdefghij'.repeat(3)}kXXXXXXXX`)!;
    expect(near(`${'abcdefghij'.repeat(3)}k`)).toBe(0);
    expect(near(`${'abcdefghij'.repeat(3)}z`)).toBe(1);
  });
});

describe('options of a list and names of a long one', () => {
  const list = fc
    .array(letters(10), { maxLength: 12 })
    .map((names) => names.map((label, place) => ({ label, place, folded: [fold(label)] })));

  it('are found alike, in the same order', () => {
    fc.assert(
      fc.property(list, letters(7), fc.integer({ min: 1, max: 12 }), (entries, text, max) => {
        const places = (found: readonly { place: number }[]) => found.map(({ place }) => place);
        expect(places(searchNames(entries, text, max))).toEqual(places(searchOptions(entries, text, max)));
      }),
    );
  });

  it('are never more than asked for, each once, and all that begin with the text come before all others', () => {
    fc.assert(
      fc.property(list, letters(3), (entries, text) => {
        const found = searchNames(entries, text, 5);
        expect(found.length).toBeLessThanOrEqual(5);
        expect(new Set(found).size).toBe(found.length);
        const begins = found.map(({ folded }) => folded[0]!.startsWith(fold(text)));
        expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)));
      }),
    );
  });

  it('with several names are found by the best of them, once', () => {
    const entries = [
      { name: 'Trondheim', folded: ['norges teknisk universitet', 'ntnu'] },
      { name: 'Oslo', folded: ['universitetet i oslo', 'uio'] },
      { name: 'Ntnuville', folded: ['xx ntnuville'] },
    ];
    expect(searchNames(entries, 'NTNU').map(({ name }) => name)).toEqual(['Trondheim', 'Ntnuville']);
    expect(searchNames(entries, 'universitet').map(({ name }) => name)).toEqual(['Oslo', 'Trondheim']);
  });

  it('of a text of sixty letters and more are found by the first sixty', () => {
    const entries = [{ label: 'x'.repeat(60), folded: ['x'.repeat(60)] }];
    for (const search of [searchNames, searchOptions] as const) expect(search(entries, `${'x'.repeat(60)}yyyy`)).toHaveLength(1);
  });

  it('show fifty at most unless asked otherwise (search.3)', () => {
    const entries = Array.from({ length: 80 }, (_, n) => ({ label: `a${n}`, folded: [`a${n}`] }));
    for (const text of ['', 'a', 'A'])
      expect([searchNames(entries, text).length, searchOptions(entries, text).length]).toEqual([
        LIMITS.dropdownResults,
        LIMITS.dropdownResults,
      ]);
  });
});
