// Choosing from lists, by a share or by turns.

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
