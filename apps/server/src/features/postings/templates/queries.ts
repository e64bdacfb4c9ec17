import type { EndpointReply } from '@fairway/contract/kernel/endpoint';
import type { listPostingTemplates } from '@fairway/contract/postings/templates';
import { fullName } from '@fairway/rules/names';
import type { PostingContent } from '@fairway/rules/posting-content';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ManagedOrganizationId } from '../../teams/access.ts';

/** By name. */
export async function listTemplates(
  database: Database,
  organizationId: ManagedOrganizationId,
): Promise<EndpointReply<typeof listPostingTemplates>> {
  const rows = await database
    .selectFrom('posting_template as t')
    .leftJoin('identity_person as u', 'u.id', 't.changed_by')
    .select(['t.id', 't.name', 't.changed_at', 'u.first_name', 'u.last_name', sql<string>`coalesce(t.content ->> 'title', '')`.as('title')])
    .where('t.organization_id', '=', organizationId)
    .orderBy('t.folded_name')
    .orderBy('t.id')
    .execute();
  return {
    templates: rows.map((row) => ({
      ...{ id: row.id, name: row.name, title: row.title, changedAt: row.changed_at.toISOString() },
      changedBy: fullName(row.first_name ?? '', row.last_name ?? ''),
    })),
  };
}

/** @throws Problem not_found */
export async function getTemplateContent(database: Database, organizationId: ManagedOrganizationId, id: string): Promise<PostingContent> {
  const row = await database
    .selectFrom('posting_template')
    .select('content')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row.content as unknown as PostingContent;
}
