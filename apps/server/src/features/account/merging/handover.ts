// Moves what names one person to another, column by column as the manifests say, and back. What may be there once only is read from the
// unique indexes, so no manifest can forget one: a row of which the target has the same stays where it is. Every row that moved is noted by
// its key, so what is undone is exactly what was done. Whose tables these are, the manifests say: nothing here knows one by name.
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { PersonColumn } from '../../../kernel/feature.ts';

export type ColumnOfPerson = { table: string; column: string } & PersonColumn;
/** From whom to whom, in the keys that the column holds. */
export type Handover = { from: string; to: string };

type Unique = { parts: string[]; predicate: string | null; nullsEqual: boolean };
type Shape = { key: string[]; uniques: Unique[] };

/** The key of a table, and the unique indexes that a column is in. */
async function shapeOf(database: Database, { table, column }: ColumnOfPerson): Promise<Shape> {
  const { rows } = await sql<Unique & { isKey: boolean }>`select i.indisprimary as "isKey", i.indnullsnotdistinct as "nullsEqual",
      pg_get_expr(i.indpred, i.indrelid) as predicate,
      array(select pg_get_indexdef(i.indexrelid, part, true) from generate_series(1, i.indnkeyatts) part) as parts
    from pg_index i where i.indrelid = ${table}::regclass and i.indisunique order by i.indexrelid`.execute(database);
  const key = rows.find(({ isKey }) => isKey)?.parts;
  if (!key) throw new Error(`${table} has no key`);
  return { key, uniques: rows.filter(({ parts }) => parts.includes(column)) };
}

const raw = sql.raw;
const list = (parts: readonly string[]) => raw(parts.join(', '));
const whole = (predicate: string | null) => raw(predicate === null ? 'true' : `(${predicate})`);

/** Keys of the rows of `from` of which `to` has the same. */
function sameRows({ table, column }: ColumnOfPerson, { key, uniques }: Shape, { from, to }: Handover): RawBuilder<unknown> {
  const pairs = uniques.map(({ parts, predicate, nullsEqual }) => {
    const others = parts.filter((part) => part !== column);
    const named = others.map((part, at) => `${part} as other${at}`);
    const equal = others.map((_, at) => `theirs.other${at} ${nullsEqual ? 'is not distinct from' : '='} ours.other${at}`);
    const own = key.map((part, at) => `${part} as key${at}`);
    return sql`select ${list(key.map((_, at) => `theirs.key${at}`))}
      from (select ${list([...own, ...named])} from ${raw(table)} where ${raw(column)} = ${from}::uuid and ${whole(predicate)}) theirs
      join (select ${list(['1 as one', ...named])} from ${raw(table)} where ${raw(column)} = ${to}::uuid and ${whole(predicate)}) ours
        on ${raw(equal.length === 0 ? 'true' : equal.join(' and '))}`;
  });
  return pairs.length === 0 ? sql`select ${list(key.map((_, at) => `null::text as key${at}`))} where false` : sql.join(pairs, sql` union `);
}

/** The rows that would move: a condition on the table. */
function movable(column: ColumnOfPerson, shape: Shape, handover: Handover): RawBuilder<unknown> {
  const apart =
    'apartFrom' in column && column.apartFrom !== undefined
      ? sql`and ${raw(`${column.table}.${column.apartFrom}`)} is distinct from ${handover.to}::uuid`
      : sql``;
  const names = shape.key.map((_, at) => `key${at}`).join(', ');
  const same = sql`select from (${sameRows(column, shape, handover)}) as same(${raw(names)})`;
  const isIt = raw(shape.key.map((part, at) => `same.key${at}::text = ${column.table}.${part}::text`).join(' and '));
  const none = shape.uniques.length === 0 ? sql`` : sql`and not exists (${same} where ${isIt})`;
  return sql`${raw(column.table)}.${raw(column.column)} = ${handover.from}::uuid ${apart} ${none}`;
}

/** How many rows would move, and how many stay because the target has the same. A mark that is cleared keeps nothing. */
export async function countHandover(
  database: Database,
  column: ColumnOfPerson,
  handover: Handover,
): Promise<{ moves: number; stays: number }> {
  const shape = withoutCleared(await shapeOf(database, column), column);
  const { rows } = await sql<{ moves: number; total: number }>`select count(*)::int as total,
      (count(*) filter (where ${movable(column, shape, handover)}))::int as moves
    from ${raw(column.table)} where ${raw(column.column)} = ${handover.from}::uuid`.execute(database);
  const { moves = 0, total = 0 } = rows[0] ?? {};
  return { moves, stays: total - moves };
}

const clearedBy = (column: ColumnOfPerson) => ('moves' in column ? column.clears : undefined);
/** The index of a mark that is cleared is in nobody's way. */
function withoutCleared(shape: Shape, column: ColumnOfPerson): Shape {
  const cleared = clearedBy(column);
  return { ...shape, uniques: shape.uniques.filter(({ predicate }) => cleared === undefined || predicate !== cleared) };
}

const keyOf = ({ key }: Shape) => raw(`jsonb_build_object(${key.map((part) => `'${part}', ${part}`).join(', ')})`);

/** Moves the rows, and notes each. */
export async function handOver(transaction: Database, mergeId: string, column: ColumnOfPerson, handover: Handover): Promise<void> {
  const shape = await shapeOf(transaction, column);
  const cleared = clearedBy(column);
  const [table, of] = [raw(column.table), `${column.table}.${column.column}`];
  if (cleared !== undefined)
    await sql`with marked as (update ${table} set ${raw(cleared)} = false where ${raw(column.column)} = ${handover.from}::uuid and ${raw(cleared)}
        and exists (select from ${table} ours where ours.${raw(column.column)} = ${handover.to}::uuid and ours.${raw(cleared)})
      returning ${keyOf(shape)} as key)
      insert into account_merge_row (merge_id, person_column, key, cleared) select ${mergeId}, ${of}, key, ${cleared} from marked`.execute(
      transaction,
    );
  await sql`with moved as (update ${table} set ${raw(column.column)} = ${handover.to}::uuid where ${movable(column, shape, handover)}
      returning ${keyOf(shape)} as key)
    insert into account_merge_row (merge_id, person_column, key) select ${mergeId}, ${of}, key from moved`.execute(transaction);
}

/** Moves back what moved and is still there. What would be there twice by now stays. */
export async function handBack(transaction: Database, mergeId: string, column: ColumnOfPerson, { from, to }: Handover): Promise<void> {
  const shape = await shapeOf(transaction, column);
  const [table, of] = [raw(column.table), `${column.table}.${column.column}`];
  const noted = (mark: RawBuilder<unknown>) => sql`select moved.* from account_merge_row noted,
    jsonb_populate_record(null::${table}, noted.key) moved where noted.merge_id = ${mergeId} and noted.person_column = ${of} and ${mark}`;
  const isIt = raw(shape.key.map((part) => `moved.${part} = ${column.table}.${part}`).join(' and '));
  await sql`update ${table} set ${raw(column.column)} = ${from}::uuid from (${noted(sql`noted.cleared is null`)}) moved
    where ${isIt} and ${movable(column, shape, { from: to, to: from })}`.execute(transaction);
  const cleared = clearedBy(column);
  if (cleared === undefined) return;
  // What they chose since as the one that has the mark keeps it.
  await sql`update ${table} set ${raw(cleared)} = true from (${noted(sql`noted.cleared is not null`)}) moved
    where ${isIt} and ${table}.${raw(column.column)} = ${from}::uuid
      and not exists (select from ${table} ours where ours.${raw(column.column)} = ${from}::uuid and ours.${raw(cleared)})`.execute(
    transaction,
  );
}
