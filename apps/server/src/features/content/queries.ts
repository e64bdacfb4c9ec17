// Reads the links that staff keeps.
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';

/** A page shows no more than this. */
const PAGE_LINKS = 200;
const ALL_LINKS = 2000;

/** The active links of a page that stand on every host or on this one. */
export function listPageLinks(database: Database, page: string, tenantId: number) {
  return database
    .selectFrom('tool_link')
    .selectAll()
    .where('page', '=', page)
    .where('active', '=', true)
    .where((where) => where.or([where('tenant_id', 'is', null), where('tenant_id', '=', tenantId)]))
    .orderBy('sort')
    .orderBy('id')
    .limit(PAGE_LINKS)
    .execute();
}

/** Every link of the deployment. */
export function listLinks(database: Database) {
  return database.selectFrom('tool_link').selectAll().orderBy('page').orderBy('sort').orderBy('id').limit(ALL_LINKS).execute();
}

/** @throws Problem content.link_not_found */
export async function getLink(database: Database, id: string) {
  const row = await database.selectFrom('tool_link').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('content.link_not_found');
  return row;
}

export type LinkRow = Awaited<ReturnType<typeof getLink>>;

/** Whether a tenant of this id exists. */
export async function tenantExists(database: Database, id: number): Promise<boolean> {
  return (await database.selectFrom('tenant').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
