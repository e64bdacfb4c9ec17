import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likelyProgram, nearNames } from './program-names.ts';

const typed = (...names: [string, number][]) => names.map(([name, uses], at) => ({ id: `p${at}`, name, uses }));

describe('typed names', () => {
  it('that differ in case, accents, spacing or a few letters are one group, named as most name it', () => {
    const groups = nearNames(typed(['Marine Bilogy', 1], ['marine  biology', 2], ['Marine Biology', 5], ['Finance', 3], ['Finançe', 1]));
    expect(groups).toEqual([
      { name: 'Marine Biology', spellings: ['marine  biology', 'Marine Bilogy'], ids: ['p1', 'p2', 'p0'], uses: 8 },
      { name: 'Finance', spellings: ['Finançe'], ids: ['p3', 'p4'], uses: 4 },
    ]);
  });

  it('that only hold one another stay apart', () => {
    expect(nearNames(typed(['Finance', 2], ['Master in Corporate Finance', 1], ['Law', 1], ['Lay', 1])).map((group) => group.name)).toEqual([
      'Finance', 'Law', 'Lay', 'Master in Corporate Finance',
    ]); // biome-ignore format: a list
  });

  it('without letters are one group of their own', () => {
    expect(nearNames(typed(['', 1], [' ', 1], ['Law', 1]))).toHaveLength(2);
  });
});

describe('the program that a typed name nearly is', () => {
  const programs = [{ name: 'Marine Engineering' }, { name: 'Marine Biology' }, { name: 'Finance' }];
  it('is the one of the same name, else one alike', () => {
    expect(likelyProgram('MARINE BIOLOGY', programs)?.name).toBe('Marine Biology');
    expect(likelyProgram('Marin biology', programs)?.name).toBe('Marine Biology');
  });
  it('is none where none is alike', () => {
    expect([likelyProgram('Philosophy', programs), likelyProgram('', programs)]).toEqual([undefined, undefined]);
  });
});

describe('groups of any names', () => {
  const names = fc.array(
    fc.record({
      name: fc.constantFrom('Law', 'law', 'Laws', 'Finance', 'Finanze', 'Marine Biology', 'marine biology ', '', 'Ökonomie', 'Okonomie'),
      uses: fc.nat(9),
    }),
    { maxLength: 12 },
  );

  it('hold each entry once, count its uses, and come by use', () => {
    fc.assert(
      fc.property(names, (given) => {
        const all = given.map((one, at) => ({ ...one, id: `p${at}` }));
        const groups = nearNames(all);
        expect(groups.flatMap(({ ids }) => ids).sort()).toEqual(all.map(({ id }) => id).sort());
        expect(groups.reduce((sum, { uses }) => sum + uses, 0)).toBe(all.reduce((sum, { uses }) => sum + uses, 0));
        expect(groups.map(({ uses }) => uses)).toEqual(groups.map(({ uses }) => uses).sort((a, b) => b - a));
        for (const { name, spellings } of groups) expect(spellings).not.toContain(name);
      }),
    );
  });

  it('are the same whatever the order in which they were typed', () => {
    const sorted = (groups: ReturnType<typeof nearNames>) => groups.map(({ name, ids }) => `${name}: ${[...ids].sort()}`).sort();
    fc.assert(
      fc.property(names, (given) => {
        const all = given.map((one, at) => ({ ...one, id: `p${at}` }));
        expect(sorted(nearNames(all.toReversed()))).toEqual(sorted(nearNames(all)));
      }),
    );
  });

  it('of nothing are none', () => expect(nearNames([])).toEqual([]));
});
