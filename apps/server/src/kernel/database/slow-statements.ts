// Which statements of this process were slow: measured where features ask the database, with no extension and no setting of the server. Texts are
// those that are prepared, so values never stand in them. Few are kept: the longest first, and what was slow once long ago makes room.
import { SLOW_STATEMENT_MS, SLOW_STATEMENTS_KEPT } from '@fairway/rules/operations';
import type pg from 'pg';

/** Times in milliseconds; `lastAt` as ISO 8601. */
export type SlowStatement = { text: string; count: number; totalMs: number; longestMs: number; lastAt: string };

const TEXT_CHARACTERS = 1000;
/** Beyond them the least costly half is forgotten. */
const TEXTS_HELD = 200;

export class SlowStatements {
  #held = new Map<string, SlowStatement>();

  /** Notes a statement that took so long; quick ones are not held. */
  note(text: string, tookMs: number, at: Date): void {
    if (tookMs < SLOW_STATEMENT_MS) return;
    const shown = text.replaceAll(/\s+/g, ' ').trim().slice(0, TEXT_CHARACTERS);
    const before = this.#held.get(shown);
    const rounded = Math.round(tookMs);
    this.#held.set(shown, {
      text: shown,
      count: (before?.count ?? 0) + 1,
      totalMs: (before?.totalMs ?? 0) + rounded,
      longestMs: Math.max(before?.longestMs ?? 0, rounded),
      lastAt: at.toISOString(),
    });
    if (this.#held.size > TEXTS_HELD) this.#held = new Map(this.#costliest(TEXTS_HELD / 2).map((statement) => [statement.text, statement]));
  }

  /** Those that cost most altogether. */
  costliest(): SlowStatement[] {
    return this.#costliest(SLOW_STATEMENTS_KEPT);
  }

  #costliest(count: number): SlowStatement[] {
    return [...this.#held.values()].toSorted((a, b) => b.totalMs - a.totalMs).slice(0, count);
  }
}

const books = new WeakMap<pg.Pool, SlowStatements>();

/** The book of this pool. */
export function slowStatementsOf(pool: pg.Pool): SlowStatements {
  const known = books.get(pool) ?? new SlowStatements();
  books.set(pool, known);
  return known;
}
