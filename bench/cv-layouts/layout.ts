// The layout of one file: each factor is drawn by itself, out of the seed, the number of the file and the factor's own name, so that a new
// factor leaves the others as they are.
import type { Locale } from '@fairway/rules/locales';
import { chanceOf } from '@fairway/world-kit/chance';
import { type Factor, type Level, weightsOf } from './factors.ts';

/** `get` tells a level and notes that it mattered, `peek` tells it only; `set` puts another in its place where two contradict. */
export type Layout = {
  peek<F extends Factor>(factor: F): Level<F>;
  get<F extends Factor>(factor: F): Level<F>;
  set<F extends Factor>(factor: F, level: Level<F>): void;
  /** Notes what no factor says: `pages:2`. */
  note(factor: string, level: string): void;
  /** Chance for what is too small to be a factor. */
  random(name: string): () => number;
  /** What mattered, as `factor:level`. */
  levels(): string[];
};

function drawn(key: string, weights: Record<string, number>): string {
  const entries = Object.entries(weights).filter(([, weight]) => weight > 0);
  const sum = entries.reduce((all, [, weight]) => all + weight, 0);
  let at = chanceOf(key).next() * sum;
  for (const [level, weight] of entries) {
    at -= weight;
    if (at < 0) return level;
  }
  throw new Error(`No level of ${key}`);
}

export function drawLayout(seed: string, index: number, locale: Locale): Layout {
  const key = (factor: string) => `${seed}|${index}|${factor}`;
  const put = new Map<Factor, string>();
  const used = new Map<string, string>();
  function peek<F extends Factor>(factor: F): Level<F> {
    const known = put.get(factor);
    const isWord = factor !== 'producer' && peek('producer') === 'docx';
    const level = known ?? drawn(key(factor), weightsOf(factor, isWord, locale));
    put.set(factor, level);
    return level as Level<F>;
  }
  return {
    peek,
    get(factor) {
      const level = peek(factor);
      used.set(factor, level);
      return level;
    },
    set(factor, level) {
      put.set(factor, level);
    },
    note(factor, level) {
      used.set(factor, level);
    },
    random: (name) => chanceOf(key(`*${name}`)).next,
    levels: () => [...used].map(([factor, level]) => `${factor}:${level}`),
  };
}
