// Numbers by a key, filled one by one, each once. Most keys of a dictionary have one, and a set would take ten times its memory.

export class NumbersByKey {
  readonly #held = new Map<string, number | readonly number[]>();

  add(key: string, number: number): void {
    const held = this.of(key);
    if (!held.includes(number)) this.#held.set(key, held.length === 0 ? number : [...held, number]);
  }

  of(key: string): readonly number[] {
    const held = this.#held.get(key);
    return held === undefined ? NONE : typeof held === 'number' ? [held] : held;
  }
}

const NONE: readonly number[] = [];
