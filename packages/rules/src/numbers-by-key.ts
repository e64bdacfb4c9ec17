// Numbers by a key, filled one by one, each once. Most keys of a dictionary have one, and a set would take ten times its memory.

export type NumbersByKey = Map<string, number | readonly number[]>;

export function addNumber(numbers: NumbersByKey, key: string, number: number): void {
  const held = numbersOf(numbers, key);
  if (!held.includes(number)) numbers.set(key, held.length === 0 ? number : [...held, number]);
}

export function numbersOf(numbers: NumbersByKey, key: string): readonly number[] {
  const held = numbers.get(key);
  return held === undefined ? NONE : typeof held === 'number' ? [held] : held;
}

const NONE: readonly number[] = [];
