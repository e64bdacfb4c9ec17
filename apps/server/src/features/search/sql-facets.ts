// Total and counts of all filters in one pass over the matching rows. Each filter in use gives one bit where a row fails it; rows with at most
// one bit are kept, so each filter can be counted without itself. Rows are grouped by their combination numbers and by age (GROUPING SETS,
// hashed, parallel off), and combinations are spread over their values here.
import { POSTED_OPTIONS } from '@fairway/rules/work-conditions';
import { postedAfter, sortedCounts } from '@fairway/search/posted';
import { FACETS, type FacetCount, FILTERS, type Filter, facetOf, type SearchRequest, valueIn } from '@fairway/search/types';
import type pg from 'pg';
import type { Combinations } from './combinations.ts';
import { allText, demands, denials, failures, findable, ofOrganizations, Parameters } from './sql-text.ts';
import type { MatchedUnit } from './sql-words.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;
type CountedRow = [grouping: number, failed: number, value: number, count: string];

/** What rows are grouped by: numbers of combinations, and of how many options of `posted` a row is new enough for. */
const COLUMNS = [...FACETS, 'age'];
/** From the widest to the narrowest: a row of age 2 is of the first two. */
const AGES = POSTED_OPTIONS.toSorted((a, b) => postedAfter(a, 0) - postedAfter(b, 0));

export async function countFacets(
  db: Queryable,
  request: SearchRequest,
  units: readonly MatchedUnit[],
  combinations: Combinations,
): Promise<{ total: number; facets: Record<Filter, FacetCount[]> }> {
  const parameters = new Parameters();
  const conditions = [
    findable(request, parameters),
    ofOrganizations(request.organizationIds, parameters),
    ...demands(request.filters, combinations, parameters),
    ...denials(request, parameters),
  ];
  if (units.length > 0) conditions.push(`words @@ ${parameters.add(allText(units.map(({ any }) => any)))}::tsquery`);
  const failing = failures(request, combinations, parameters);
  const bits = failing.map(({ condition }, at) => `(${condition})::integer * ${1 << at}`).join(' + ') || '0';
  const age = AGES.map((option) => `(published_ms > ${parameters.add(Math.floor(postedAfter(option, request.now)))}::bigint)::integer`);
  const sets = COLUMNS.map((column) => (failing.length === 0 ? `(${column})` : `(failed, ${column})`)).join(', ');
  const { rows } = await db.query<CountedRow>({
    rowMode: 'array',
    // OFFSET 0 keeps the bits from being worked out three times.
    text: `select grouping(${COLUMNS.join(', ')}), ${failing.length === 0 ? '0' : 'failed'}, coalesce(${COLUMNS.join(', ')}), count(*)
      from (select ${FACETS.join(', ')}, ${age.join(' + ')} as age, ${bits} as failed
        from job_search where ${conditions.join(' and ')} offset 0) found
      ${failing.length > 1 ? 'where failed & (failed - 1) = 0' : ''}
      group by grouping sets (${sets})`,
    values: parameters.values,
  } as pg.QueryArrayConfig);
  return spread(rows, failing.map(({ filter }) => filter), combinations); // biome-ignore format: one thought
}

export function noFacets(): Record<Filter, FacetCount[]> {
  return Object.fromEntries(FILTERS.map((filter) => [filter, []])) as unknown as Record<Filter, FacetCount[]>;
}

function spread(rows: readonly CountedRow[], filtered: readonly Filter[], combinations: Combinations) {
  const sums = new Map<Filter, Map<string, number>>(FILTERS.map((filter) => [filter, new Map()]));
  let total = 0;
  for (const [grouping, failed, number, count] of rows) {
    // GROUPING gives a 0 for the column that was grouped by, the first column in the highest bit.
    const column = COLUMNS[COLUMNS.length - 1 - Math.log2(~grouping & (2 ** COLUMNS.length - 1))]!;
    if (failed === 0 && column === COLUMNS[0]) total += Number(count);
    const values = column === 'age' ? AGES.slice(0, number) : combinations.values[number]!;
    for (const filter of FILTERS) {
      if ((facetOf(filter) ?? 'age') !== column) continue;
      if (failed !== 0 && failed !== 1 << filtered.indexOf(filter)) continue;
      const sum = sums.get(filter)!;
      for (const kept of values) {
        const value = valueIn(filter, kept);
        if (value !== undefined) sum.set(value, (sum.get(value) ?? 0) + Number(count));
      }
    }
  }
  const facets = noFacets();
  for (const [filter, sum] of sums) facets[filter] = sortedCounts([...sum].map(([value, count]) => ({ value, count })));
  return { total, facets };
}
