// Seeded chance for the demo world and generated tests: the same seed gives the same world on every machine, on every day.
import { createHash } from 'node:crypto';

export type Chance = {
  /** A number from 0 up to 1, 1 excluded. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** True with this probability. */
  happens(probability: number): boolean;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** Up to `count` different ones, in a random order. */
  sample<T>(list: readonly T[], count: number): T[];
  /** One of a list, by weight; weights of 0 are never chosen. */
  weighted<T>(list: readonly T[], weight: (item: T) => number): T;
};

/** A source of chance that depends on its seed alone. */
export function chanceOf(seed: string): Chance {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('There is nothing to pick from');
    return list[Math.floor(next() * list.length)] as T;
  };
  return {
    next,
    whole,
    happens: (probability) => next() < probability,
    pick,
    sample: (list, count) => {
      const rest = [...list];
      const chosen: (typeof rest)[number][] = [];
      while (rest.length > 0 && chosen.length < count) chosen.push(...rest.splice(Math.floor(next() * rest.length), 1));
      return chosen;
    },
    weighted: (list, weight) => {
      const total = list.reduce((sum, item) => sum + weight(item), 0);
      let left = next() * total;
      for (const item of list) {
        left -= weight(item);
        if (left < 0 && weight(item) > 0) return item;
      }
      return pick(list.filter((item) => weight(item) > 0));
    },
  };
}

/** A UUID that depends on its text alone (RFC 9562 version 8). */
export function stableUuid(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
