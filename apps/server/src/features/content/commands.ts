// Writes the links that staff keeps. Each change is told, so that kept pages are rendered anew on every node.
import type { EditedToolLink } from '@fairway/contract/content/endpoints';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import { recordNews } from '../../kernel/news/news.ts';
import { getLink, type LinkRow, tenantExists } from './queries.ts';

/** @throws Problem validation for a tenant that is none */
export async function addLink(database: Database, edited: EditedToolLink, now: Date): Promise<LinkRow> {
  const id = newId(now.getTime());
  await database
    .insertInto('tool_link')
    .values({ id, ...(await columns(database, edited)), created_at: now, updated_at: now })
    .execute();
  await tell(database, id);
  return getLink(database, id);
}

/** @throws Problem content.link_not_found, validation for a tenant that is none */
export async function changeLink(database: Database, id: string, edited: EditedToolLink, now: Date): Promise<LinkRow> {
  await getLink(database, id);
  await database
    .updateTable('tool_link')
    .set({ ...(await columns(database, edited)), updated_at: now })
    .where('id', '=', id)
    .execute();
  await tell(database, id);
  return getLink(database, id);
}

/** @throws Problem content.link_not_found */
export async function removeLink(database: Database, id: string): Promise<void> {
  const { numDeletedRows } = await database.deleteFrom('tool_link').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw new Problem('content.link_not_found');
  await tell(database, id);
}

async function columns(database: Database, edited: EditedToolLink) {
  const { tenantId, titles, texts, page, section, address, icon, feature, sort, active } = edited;
  if (tenantId !== null && !(await tenantExists(database, tenantId)))
    throw new Problem('validation', { errors: [{ pointer: '/body/tenantId', code: 'unknown' }] });
  return {
    page,
    section,
    tenant_id: tenantId,
    titles: JSON.stringify(filled(titles)),
    texts: JSON.stringify(filled(texts)),
    address,
    icon,
    feature,
    sort,
    active,
  };
}

/** Without the slots that hold nothing. */
function filled(slots: Record<string, string | undefined>): Record<string, string> {
  const trimmed = Object.entries(slots).map(([locale, words]) => [locale, words?.trim() ?? ''] as const);
  return Object.fromEntries(trimmed.filter(([, words]) => words !== ''));
}

async function tell(database: Database, id: string): Promise<void> {
  await recordNews(database, [{ kind: 'content.link_changed', subject: `tool_link:${id}` }]);
}
