// The tree of organizations: who stands above, how far it goes down, and the whole of it. Whoever changes it, or moves what hangs on it,
// holds `lockTree`: two who do so at once could close a circle. Imports hold the shared lock for a batch (features/feeds/organizations.ts).
import type { organizationNode } from '@fairway/contract/organizations/administration';
import type { OrganizationState } from '@fairway/rules/organizations';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';

type OrganizationNode = z.input<typeof organizationNode>;
/** More than any group has; the page says the rest by its count of children. */
const NODES_SHOWN = 500;

/** Until the end of the transaction. */
export async function lockTree(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('company tree'))`.execute(transaction);
}

/** Ids of the organizations above one, nearest first. */
export async function listAbove(database: Database, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive up as (
      select c.parent_id as id, 1 as height, array[c.id] as seen from organization c where c.id = ${id} and c.parent_id is not null
      union all
      select c.parent_id, up.height + 1, up.seen || c.id from up join organization c on c.id = up.id
      where c.parent_id is not null and c.parent_id <> all(up.seen)
    ) select id from up order by height`.execute(database);
  return rows.map((row) => row.id);
}

/** Levels below one; 0 where it has no children. */
export async function countLevelsBelow(database: Database, id: number): Promise<number> {
  const { rows } = await sql<{ levels: number }>`
    with recursive down as (
      select ${id}::int as id, 0 as depth, array[${id}::int] as seen
      union all
      select c.id, down.depth + 1, down.seen || c.id from down join organization c on c.parent_id = down.id where c.id <> all(down.seen)
    ) select max(depth) as levels from down`.execute(database);
  return rows[0]?.levels ?? 0;
}

/** The whole tree that an organization stands in, whatever the state of its parts, by name on each level. */
export async function readTree(database: Database, id: number): Promise<OrganizationNode> {
  const top = (await listAbove(database, id)).at(-1) ?? id;
  const { rows } = await sql<{ id: number; parent_id: number | null; name: string; status: OrganizationState }>`
    with recursive down as (
      select c.id, null::int as parent_id, c.name, c.folded_name, c.status, 0 as depth, array[c.id] as seen from organization c where c.id = ${top}
      union all
      select c.id, c.parent_id, c.name, c.folded_name, c.status, down.depth + 1, down.seen || c.id
      from down join organization c on c.parent_id = down.id where c.id <> all(down.seen)
    ) select id, parent_id, name, status from down order by depth, folded_name, id limit ${NODES_SHOWN}`.execute(database);
  const nodes = new Map(rows.map((row) => [row.id, { id: row.id, name: row.name, state: row.status, children: [] as OrganizationNode[] }]));
  for (const row of rows) {
    const node = nodes.get(row.id);
    if (node && row.parent_id !== null) nodes.get(row.parent_id)?.children.push(node);
  }
  const root = nodes.get(top);
  if (!root) throw new Error(`Company ${top} went while its tree was read`);
  return root;
}
