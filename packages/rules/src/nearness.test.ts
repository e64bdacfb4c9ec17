import { chanceOf } from '@fairway/world-kit/chance';
import { describe, expect, it } from 'vitest';
import { nearness } from './nearness.ts';

/** The same question, answered letter by letter. */
function slowly(name: string, wanted: string): number {
  let above = Array.from({ length: wanted.length + 1 }, (_, row) => row);
  let least = wanted.length;
  for (const letter of name) {
    const next = [0];
    for (let row = 1; row <= wanted.length; row++)
      next.push(Math.min(above[row - 1]! + (wanted[row - 1] === letter ? 0 : 1), above[row]! + 1, next[row - 1]! + 1));
    least = Math.min(least, next[wanted.length]!);
    above = next;
  }
  return least <= Math.floor(wanted.length * 0.3) ? least : Number.POSITIVE_INFINITY;
}

describe('how near a text comes to stand in a name', () => {
  it('is the letters to add, drop or replace, wherever it begins', () => {
    expect(nearness('rabenua')?.('technische hochschule rabenau')).toBe(1);
    expect(nearness('managment')?.('school of management')).toBe(1);
    expect(nearness('nordic')?.('nordic school')).toBe(0);
    expect(nearness('nordic')?.('southern school')).toBe(Number.POSITIVE_INFINITY);
    expect(nearness('北京大字')?.('北京大学')).toBe(1);
  });

  it('is not asked of a text that is too short to be wrong', () => {
    expect(nearness('oxf')).toBeUndefined();
    expect(nearness('')).toBeUndefined();
  });

  it('is what a comparison letter by letter says', () => {
    const chance = chanceOf('nearness');
    const letters = (least: number, most: number) =>
      Array.from({ length: chance.whole(least, most) }, () => chance.pick([...'abcd '])).join('');
    for (let round = 0; round < 2000; round++) {
      const [wanted, name] = [letters(4, 31), letters(0, 60)];
      expect([wanted, name, nearness(wanted)?.(name)]).toEqual([wanted, name, slowly(name, wanted)]);
    }
  });
});
