// Total and counts of all facets in one pass over the matching rows. Each filter in use gives one bit where a row fails it; rows with at most
// one bit are kept, so each facet can be counted without its own filter. Rows are grouped by their combination numbers (GROUPING SETS,
// hashed, parallel off), and combinations are spread over their values here.
import { FACETS, type Facet, type FacetCount, type SearchRequest } from '@fairway/search/types';
import type pg from 'pg';
import type { Combinations } from './combinations.ts';
import { allText, failures, findable, ofOrganizations, Parameters } from './sql-text.ts';
import type { MatchedUnit } from './sql-words.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;

export async function countFacets(
  db: Queryable,
  request: SearchRequest,
  units: readonly MatchedUnit[],
  combinations: Combinations,
): Promise<{ total: number; facets: Record<Facet, FacetCount[]> }> {
  const parameters = new Parameters();
  const conditions = [findable(request, parameters), ofOrganizations(request.organizationIds, parameters)];
  if (units.length > 0) conditions.push(`words @@ ${parameters.add(allText(units.map(({ any }) => any)))}::tsquery`);
  const failing = failures(request.filters, combinations, parameters);
  const bits = failing.map(({ condition }, at) => `(${condition})::integer * ${1 << at}`).join(' + ') || '0';
  const sets = FACETS.map((facet) => (failing.length === 0 ? `(${facet})` : `(failed, ${facet})`)).join(', ');
  const { rows } = await db.query<[number, number, number, string]>({
    rowMode: 'array',
    // OFFSET 0 keeps the bits from being worked out three times.
    text: `select grouping(${FACETS.join(', ')}), ${failing.length === 0 ? '0' : 'failed'}, coalesce(${FACETS.join(', ')}), count(*)
      from (select ${FACETS.join(', ')}, ${bits} as failed from job_search where ${conditions.join(' and ')} offset 0) found
      ${failing.length > 1 ? 'where failed & (failed - 1) = 0' : ''}
      group by grouping sets (${sets})`,
    values: parameters.values,
  } as pg.QueryArrayConfig);
  return spread(rows, failing.map(({ facet }) => facet), combinations); // biome-ignore format: one thought
}

export function noFacets(): Record<Facet, FacetCount[]> {
  return Object.fromEntries(FACETS.map((facet) => [facet, []])) as unknown as Record<Facet, FacetCount[]>;
}

function spread(rows: readonly [number, number, number, string][], filtered: readonly Facet[], combinations: Combinations) {
  const sums = new Map<Facet, Map<string, number>>(FACETS.map((facet) => [facet, new Map()]));
  let total = 0;
  for (const [grouping, failed, combination, count] of rows) {
    // GROUPING gives a 0 for the column that was grouped by, the first column in the highest bit.
    const facet = FACETS[FACETS.length - 1 - Math.log2(~grouping & (2 ** FACETS.length - 1))]!;
    const own = filtered.indexOf(facet);
    if (failed === 0 && facet === FACETS[0]) total += Number(count);
    if (failed !== 0 && failed !== 1 << own) continue;
    const sum = sums.get(facet)!;
    for (const value of combinations.values[combination]!) sum.set(value, (sum.get(value) ?? 0) + Number(count));
  }
  const facets = noFacets();
  for (const [facet, sum] of sums) facets[facet] = [...sum].map(([value, count]) => ({ value, count })).sort(byCount);
  return { total, facets };
}

function byCount(a: FacetCount, b: FacetCount): number {
  return b.count - a.count || (a.value < b.value ? -1 : 1);
}
