import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HIERARCHY_LEVELS, mayBecome, mergeRefusal, ORGANIZATION_STATES, parentRefusal } from './organizations.ts';

describe('the state of an organisation', () => {
  it('goes from pending to approved or suspended, and between those', () => {
    const moves = ORGANIZATION_STATES.flatMap((from) =>
      ORGANIZATION_STATES.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`),
    );
    expect(moves).toEqual(['pending active', 'pending suspended', 'active suspended', 'suspended active']);
  });
});

describe('a merge', () => {
  const target = { id: 2, state: 'active', above: [7, 8] } as const;
  it.each([
    ['itself', { id: 2, state: 'active' }, target, 'same'],
    ['one above it', { id: 8, state: 'active' }, target, 'cycle'],
    ['a suspended one', { id: 1, state: 'suspended' }, target, 'state'],
    ['one into a pending one', { id: 1, state: 'active' }, { ...target, state: 'pending' }, 'state'],
    ['one into a suspended one', { id: 1, state: 'active' }, { ...target, state: 'suspended' }, 'state'],
    ['a pending one', { id: 1, state: 'pending' }, target, undefined],
    ['a child of it', { id: 1, state: 'active' }, target, undefined],
  ] as const)('of %s', (_name, source, into, refusal) => expect(mergeRefusal(source, into)).toBe(refusal));
});

describe('a parent', () => {
  const above = (levels: number) => Array.from({ length: levels }, (_, at) => 100 + at);
  it('is another one, not below it, and not too far down', () => {
    expect(parentRefusal(1, { id: 1, above: [] }, 0)).toBe('same');
    expect(parentRefusal(1, { id: 2, above: [3, 1] }, 0)).toBe('cycle');
    expect(parentRefusal(1, { id: 2, above: above(HIERARCHY_LEVELS - 2) }, 0)).toBeUndefined();
    expect(parentRefusal(1, { id: 2, above: above(HIERARCHY_LEVELS - 1) }, 0)).toBe('depth');
    expect(parentRefusal(1, { id: 2, above: above(HIERARCHY_LEVELS - 2) }, 1)).toBe('depth');
  });
});

describe('a tree that is built by the rule', () => {
  /** Adds as the rule allows; gives each its ids above, nearest first. */
  const grow = (steps: readonly (readonly [child: number, parent: number])[]) => {
    const parents = new Map<number, number>();
    const aboveOf = (id: number): number[] => {
      const parent = parents.get(id);
      return parent === undefined ? [] : [parent, ...aboveOf(parent)];
    };
    const levelsBelow = (id: number): number =>
      Math.max(0, ...[...parents].flatMap(([child, parent]) => (parent === id ? [1 + levelsBelow(child)] : [])));
    for (const [child, parent] of steps)
      if (parentRefusal(child, { id: parent, above: aboveOf(parent) }, levelsBelow(child)) === undefined) parents.set(child, parent);
    return [...parents.keys()].map(aboveOf);
  };

  it('has no circle and never more than its levels', () => {
    const id = fc.integer({ min: 1, max: 14 });
    fc.assert(
      fc.property(fc.array(fc.tuple(id, id), { maxLength: 60 }), (steps) => {
        for (const above of grow(steps)) {
          expect(new Set(above).size).toBe(above.length);
          expect(above.length + 1).toBeLessThanOrEqual(HIERARCHY_LEVELS);
        }
      }),
    );
  });

  it('can be as deep as its levels, one by one', () => {
    const chain = Array.from({ length: HIERARCHY_LEVELS + 3 }, (_, at) => [at + 2, at + 1] as const);
    expect(Math.max(...grow(chain).map((above) => above.length + 1))).toBe(HIERARCHY_LEVELS);
  });
});
