import { describe, expect, it } from 'vitest';
import { chanceOf, stableUuid } from './chance.ts';

describe('chance', () => {
  it('repeats itself for a seed and differs between seeds', () => {
    const draw = (seed: string) => {
      const chance = chanceOf(seed);
      return Array.from({ length: 20 }, () => chance.whole(1, 1000));
    };
    expect(draw('a')).toEqual(draw('a'));
    const [a, b] = [chanceOf('a'), chanceOf('b')];
    expect([a.next(), a.next(), a.next()]).not.toEqual([b.next(), b.next(), b.next()]);
  });

  it('stays within its bounds and reaches both ends', () => {
    const chance = chanceOf('bounds');
    const seen = new Set(Array.from({ length: 500 }, () => chance.whole(3, 6)));
    expect([...seen].sort()).toEqual([3, 4, 5, 6]);
  });

  it('samples different ones, and no more than there are', () => {
    const sample = chanceOf('sample').sample([1, 2, 3, 4, 5], 9);
    expect([...sample].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(chanceOf('none').sample([], 3)).toEqual([]);
  });

  it('never chooses what has no weight', () => {
    const chance = chanceOf('weights');
    const chosen = new Set(
      Array.from({ length: 300 }, () =>
        chance.weighted(['never', 'seldom', 'often'], (item) => ({ never: 0, seldom: 1, often: 9 })[item] ?? 0),
      ),
    );
    expect([...chosen].sort()).toEqual(['often', 'seldom']);
  });

  it('refuses to pick from nothing', () => expect(() => chanceOf('x').pick([])).toThrow('nothing to pick from'));

  it('makes well-formed identifiers that depend on their text alone', () => {
    expect(stableUuid('a')).toBe(stableUuid('a'));
    expect(stableUuid('a')).not.toBe(stableUuid('b'));
    expect(stableUuid('a')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
