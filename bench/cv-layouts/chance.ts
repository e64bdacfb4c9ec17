// Chance that comes again: numbers out of a text, so that a file of a seed is the same file tomorrow.

function hashed(text: string): number {
  let hash = 1779033703 ^ text.length;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return hash >>> 0;
}

/** A row of numbers from 0 to below 1 (mulberry32). */
export function random(text: string): () => number {
  let state = hashed(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The element at that share of a list. Throws where the list is empty. */
export function pick<T>(list: readonly T[], share: number): T {
  const one = list[Math.floor(share * list.length)];
  if (one === undefined) throw new Error('Nothing to choose from');
  return one;
}

/** The element at a place, counted on from the start where the list ends. */
export const around = <T>(list: readonly T[], at: number): T => pick(list.slice(at % list.length), 0);

/** The words of a bank that say the same. */
export const choices = (words: string): string[] => words.split('|');
