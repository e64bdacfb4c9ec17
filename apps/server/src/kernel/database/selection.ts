// The rows that an action on several is given by the filters of their list: all that match, or nothing at all.
import { EXACT_TOTAL } from '@fairway/rules/lists';
import { type SelectQueryBuilder, sql } from 'kysely';
import { Problem } from '../http/problems.ts';
import { plannedAnew } from './database.ts';

/**
 * The ids of the rows that match, in their order, for the transaction that acts on them. `column`: the id, as `table.column`.
 * @rule consoles.2
 * @throws Problem lists.changed, whose detail is the number that is found now: another than was shown
 */
export async function matchingIds<DB, TB extends keyof DB, R>(
  filtered: SelectQueryBuilder<DB, TB, R>,
  column: string,
  total: number,
): Promise<string[]> {
  const rows = await (filtered as unknown as SelectQueryBuilder<Record<string, never>, string, unknown>)
    .clearSelect()
    .select(sql<string>`${sql.ref(column)}`.as('id'))
    .modifyFront(plannedAnew())
    .orderBy(sql.ref(column))
    .limit(sql.lit(EXACT_TOTAL + 1))
    .execute();
  if (rows.length !== total || total > EXACT_TOTAL) throw new Problem('lists.changed', { detail: `${rows.length}` });
  return rows.map((row) => row.id);
}
