// How a thread that owns an index works: what changes it stands in one queue, each part seeing what came before it, and every few milliseconds
// waiting questions are let in.

/** Longest stretch of work between two questions. */
export const STEP_MS = 4;

export class Turns {
  #queue: Promise<unknown> = Promise.resolve();
  /** Lets waiting questions in (a turn of the event loop). */
  readonly pause: () => Promise<void>;

  constructor(pause: () => Promise<void>) {
    this.pause = pause;
  }

  /** After everything that was asked for before. What fails is told to who asked for it, and keeps nobody behind it. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  /** Resolves when nothing waits. */
  async idle(): Promise<void> {
    await this.#queue;
    await this.pause();
  }

  /** Runs steps to the end, with a pause every few milliseconds. */
  async stepped<T>(steps: Iterator<void, T>): Promise<T> {
    let startedAt = performance.now();
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      if (performance.now() - startedAt < STEP_MS) continue;
      await this.pause();
      startedAt = performance.now();
    }
  }

  /** The same for each of some things. */
  each<T>(items: Iterable<T>, act: (item: T) => void): Promise<void> {
    return this.stepped(
      (function* () {
        for (const item of items) yield act(item);
      })(),
    );
  }
}
