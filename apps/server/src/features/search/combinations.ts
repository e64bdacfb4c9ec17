// Combinations of a facet's values have numbers in search_combination: a row of job_search holds one number a facet, however many values.
// The table only grows, so what was read stays true; 0 is no value at all.
import { FACETS, type Facet } from '@fairway/search/types';
import type pg from 'pg';

type Queryable = Pick<pg.ClientBase, 'query'>;

export class Combinations {
  /** Values by number. */
  values: (readonly string[])[] = [[]];
  #numbers = new Map<string, number>();
  #byFacet = new Map<Facet, number[]>(FACETS.map((facet) => [facet, []]));
  #newest = 0;

  /** Reads what came since the last time. */
  async refresh(db: Queryable): Promise<void> {
    const { rows } = await db.query<{ id: number; facet: Facet; facet_values: string[] }>({
      name: 'search-combinations',
      text: 'select id, facet, facet_values from search_combination where id > $1 order by id',
      values: [this.#newest],
    });
    for (const { id, facet, facet_values } of rows) {
      this.values[id] = facet_values;
      this.#numbers.set(keyOf(facet, facet_values), id);
      this.#byFacet.get(facet)?.push(id);
      this.#newest = id;
    }
  }

  /** Gives numbers to combinations that have none; only the holder of the writing lock may. */
  async intern(db: Queryable, documents: readonly Record<Facet, string[]>[]): Promise<void> {
    await this.refresh(db);
    const missing = new Map<string, { facet: Facet; facet_values: string[] }>();
    for (const facets of documents) {
      for (const facet of FACETS) {
        const sorted = distinct(facets[facet]);
        const key = keyOf(facet, sorted);
        if (sorted.length > 0 && !this.#numbers.has(key)) missing.set(key, { facet, facet_values: sorted });
      }
    }
    if (missing.size === 0) return;
    await db.query(
      `insert into search_combination (facet, facet_values)
       select facet, facet_values from json_to_recordset($1) as given(facet text, facet_values text[])`,
      [JSON.stringify([...missing.values()])],
    );
    await this.refresh(db);
  }

  numberOf(facet: Facet, values: readonly string[]): number {
    return values.length === 0 ? 0 : this.#numbers.get(keyOf(facet, distinct(values)))!;
  }

  /** The combinations that hold any of some values. */
  holding(facet: Facet, values: readonly string[]): number[] {
    const wanted = new Set(values);
    return this.#byFacet.get(facet)!.filter((number) => this.values[number]!.some((value) => wanted.has(value)));
  }

  /** The combinations without any other value than these, that of no value too. */
  within(facet: Facet, values: readonly string[]): number[] {
    const allowed = new Set(values);
    return [0, ...this.#byFacet.get(facet)!.filter((number) => this.values[number]!.every((value) => allowed.has(value)))];
  }
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

function keyOf(facet: Facet, sorted: readonly string[]): string {
  return JSON.stringify([facet, ...sorted]);
}
