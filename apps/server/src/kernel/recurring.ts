// What runs again and again (loops, followers, sweeps, kinds of job) notes here how each round ended. The first failure is an error in the log,
// those after it are silent until a round ends well, which is said too; /readyz and the operations page show what fails, and since when.
// There is one book a log: who may write lines may write here, and nobody has to be handed anything else.

/** What fails now: since its first failure after the last good round. */
export type Failing = { part: string; since: Date; error: string };

/** What a book writes to; pino's logger fits. */
type RoundLog = { info(fields: object, message: string): void; error(fields: object, message: string): void };

export class Rounds {
  readonly #log: RoundLog;
  readonly #failing = new Map<string, Failing>();

  constructor(log: RoundLog) {
    this.#log = log;
  }

  /** A round ended well. */
  succeeded(part: string): void {
    const failing = this.#failing.get(part);
    if (!failing) return;
    this.#failing.delete(part);
    this.#log.info({ part, failedMs: Date.now() - failing.since.getTime() }, `${part} works again`);
  }

  failed(part: string, error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    const failing = this.#failing.get(part);
    this.#failing.set(part, { part, since: failing?.since ?? new Date(), error: text });
    if (!failing) this.#log.error({ err: error, part }, `${part} fails`);
  }

  /** Notes how this round ends, where nobody waits for it. */
  watch(part: string, round: Promise<unknown>): void {
    round.then(
      () => this.succeeded(part),
      (error) => this.failed(part, error),
    );
  }

  /** It will not run any more. */
  forget(part: string): void {
    this.#failing.delete(part);
  }

  /** The longest first. */
  failing(): Failing[] {
    return [...this.#failing.values()];
  }
}

const books = new WeakMap<object, Rounds>();

/** The book of this log. */
export function roundsOf(log: RoundLog): Rounds {
  const known = books.get(log);
  if (known) return known;
  const made = new Rounds(log);
  books.set(log, made);
  return made;
}

/** Does `act` every so often, one round at a time, and notes how each ended. The returned function ends it. */
export function repeat(log: RoundLog, part: string, everyMs: number, act: () => unknown, first?: 'now'): () => void {
  const rounds = roundsOf(log);
  let ended = false;
  let running = false;
  const round = async () => {
    if (running) return;
    running = true;
    try {
      await act();
      rounds.succeeded(part);
    } catch (error) {
      // What breaks off because everything closes has not failed.
      if (!ended) rounds.failed(part, error);
    } finally {
      running = false;
    }
  };
  if (first === 'now') void round();
  const timer = setInterval(round, everyMs);
  timer.unref();
  return () => {
    ended = true;
    clearInterval(timer);
    rounds.forget(part);
  };
}
