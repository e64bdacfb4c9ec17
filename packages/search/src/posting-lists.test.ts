import { expect, it } from 'vitest';
import { type Bitmap, hasBit } from './bitmap.ts';
import { PostingLists } from './posting-lists.ts';
import { below, seeded } from './postings.fixture.ts';
import { renumber } from './renumbering.ts';

/** What a list holds, whichever way it is kept. */
function numbers(lists: PostingLists, list: number): number[] {
  const bitmap = lists.bitmapOf(list);
  return bitmap === null
    ? [...lists.mainOf(list), ...lists.tailOf(list)]
    : Array.from({ length: bitmap.length * 32 }, (_, at) => at).filter((at) => hasBit(bitmap, at));
}

function filled(words: number, counts: number[], random: () => number) {
  const lists = new PostingLists(words);
  const expected = counts.map(() => {
    lists.add();
    return [] as number[];
  });
  for (let slot = 0; slot < words * 32; slot++) {
    counts.forEach((count, list) => {
      if (random() * words * 32 > count) return;
      lists.append(list, slot);
      if (below(random, 3) === 0) lists.append(list, slot);
      expected[list]!.push(slot);
    });
  }
  return { lists, expected };
}

it('short, long and dense lists keep their numbers, in order and once, while they change from one kind to the next', () => {
  const random = seeded(1);
  const { lists, expected } = filled(64, [0, 1, 2, 5, 20, 60, 66, 200, 2048], random);
  expected.forEach((list, at) => {
    expect(numbers(lists, at)).toEqual(list);
    expect(lists.lengthOf(at)).toBe(list.length);
  });
  expect(lists.bitmapOf(8)).not.toBeNull();
  expect(lists.bitmapOf(3)).toBeNull();
});

it('counts and unions agree with the numbers', () => {
  const random = seeded(2);
  const { lists, expected } = filled(64, [3, 40, 500], random);
  const some: Bitmap = Int32Array.from({ length: 64 }, () => Math.floor(random() * 2 ** 32) | 0);
  expected.forEach((list, at) => {
    expect(lists.countIn(at, some)).toBe(list.filter((slot) => hasBit(some, slot)).length);
    const union = some.slice();
    lists.orInto(at, union);
    expect(list.every((slot) => hasBit(union, slot))).toBe(true);
  });
});

it('a state restored, and lists renumbered, hold the same and take more', () => {
  const random = seeded(3);
  const { lists, expected } = filled(64, [1, 7, 50, 900], random);
  const restored = PostingLists.restore(structuredClone(lists.state()));
  const turned = Int32Array.from({ length: 2048 }, (_, slot) => (slot % 5 === 0 ? -1 : 2047 - slot));
  const steps = restored.pack();
  while (steps.next().done !== true);
  const renumbered = new PostingLists(70);
  expected.forEach((list, at) => {
    expect(numbers(restored, at)).toEqual(list);
    const kept = list.filter((slot) => slot % 5 !== 0).map((slot) => 2047 - slot);
    expect(renumber(renumbered, renumbered.add(), lists, at, turned)).toBe(kept.length);
    expect(numbers(renumbered, at)).toEqual(kept.reverse());
    renumbered.append(at, 2047);
    renumbered.append(at, 2100);
    expect(numbers(renumbered, at)).toEqual([...new Set([...kept, 2047, 2100])]);
  });
  for (let more = 0; more < 260; more++) renumbered.append(0, 2101 + (more >> 1));
  expect(numbers(renumbered, 0).slice(-130)).toEqual(Array.from({ length: 130 }, (_, at) => 2101 + at));
});

it('long lists are packed, however far apart their numbers are', () => {
  const far = Uint32Array.from({ length: 40 }, (_, at) => at * 65_535 + (at % 3));
  const near = Uint32Array.from({ length: 5000 }, (_, at) => at * 7 + 3);
  const widest = Uint32Array.from({ length: 33 }, (_, at) => (at === 32 ? 0xffff_fffe : at * 65_536));
  const lists = new PostingLists(0);
  for (const list of [far, near, widest]) lists.fill(lists.add(), list);
  const restored = PostingLists.restore(structuredClone(lists.state()));
  restored.append(1, 40_000);
  const steps = restored.pack();
  while (steps.next().done !== true);
  expect([0, 1, 2].map((list) => numbers(restored, list))).toEqual([[...far], [...near, 40_000], [...widest]]);
  const bits: Bitmap = new Int32Array(Math.ceil((40 * 65_536) / 32));
  restored.orInto(0, bits);
  expect([...far].every((number) => hasBit(bits, number))).toBe(true);
  expect([restored.countIn(0, bits), restored.countIn(1, bits)]).toEqual([40, [...near, 40_000].filter((one) => hasBit(bits, one)).length]);
});
