import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HIERARCHY_LEVELS,
  type Likened,
  mayBecome,
  mergeRefusal,
  ORGANIZATION_STATES,
  parentRefusal,
  similarOrganizations,
  sizeBounds,
} from './organizations.ts';

describe('the state of an organization', () => {
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

describe('organizations like one (organizations.21)', () => {
  const like = (id: number, given: Partial<Likened> = {}): Likened => ({
    ...{ id, sectors: ['finance'], hiringIn: ['NO'], size: '11-50', openPostings: 1 },
    ...given,
  });
  const idsOf = (others: readonly Likened[], limit = 6) => similarOrganizations(like(1), others, limit).map(({ id }) => id);

  it('share a sector and have something open; the one itself is none of them', () => {
    expect(idsOf([like(1), like(2), like(3, { sectors: ['law'] }), like(4, { openPostings: 0 })])).toEqual([2]);
  });

  it('come by sectors, then where they hire, then size', () => {
    const others = [
      like(2, { hiringIn: [], size: null }),
      like(3, { hiringIn: [], size: '51-200' }),
      like(4, { hiringIn: [] }),
      like(5, { size: null }),
      like(6),
    ];
    expect(idsOf(others)).toEqual([6, 4, 5, 3, 2]);
    expect(
      similarOrganizations(
        like(1, { sectors: ['finance', 'law'] }),
        [like(2), like(3, { sectors: ['law', 'finance'], hiringIn: [] })],
        6,
      )[0]?.id,
    ).toBe(3);
  });

  it('come in one order however they are given, and no more than are asked for', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([2, 3, 4, 5, 6, 7, 8], { minLength: 7 }), (ids) => {
        expect(
          idsOf(
            ids.map((id) => like(id, { openPostings: id > 6 ? 9 : 1 })),
            4,
          ),
        ).toEqual([7, 8, 2, 3]);
      }),
    );
  });
});

it('a size has its first and its last number, the largest no last one', () => {
  expect(sizeBounds('11-50')).toEqual({ from: 11, to: 50 });
  expect(sizeBounds('5001-')).toEqual({ from: 5001, to: undefined });
});
