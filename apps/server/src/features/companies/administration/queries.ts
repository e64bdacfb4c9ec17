// Every organisation as the platform's administrators look for it: by words of its name, its id, or the id its feed gives it.
import type { exportOrganizations, listOrganizations, organizationRow } from '@fairway/contract/admin-organizations';
import { fold } from '@fairway/rules/folding';
import type { ORGANIZATION_SORTS, OrganizationState } from '@fairway/rules/organizations';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { type ListOrder, type Page, pageOfRows, rowBatches } from '../../../kernel/database/lists.ts';

type OrganizationRow = z.input<typeof organizationRow>;
type AskedExport = z.output<typeof exportOrganizations.query>;

const ORDER: ListOrder<(typeof ORGANIZATION_SORTS)[number]> = {
  key: 'c.id',
  sorts: { name: 'c.folded_name', country: 'c.country_code', created: 'c.created_at', changed: 'c.updated_at' },
};

const hasChildren = sql<boolean>`exists (select from company child where child.parent_id = c.id)`;

function rowsOf(database: Database, { q, state, country, place, parent, source }: AskedExport, now: Date) {
  let query = database
    .selectFrom('company as c')
    .leftJoin('company as p', 'p.id', 'c.parent_id')
    .select([
      'c.id',
      'c.name',
      'c.status',
      'c.country_code',
      'c.source',
      'c.parent_id',
      'p.name as parent_name',
      'c.created_at',
      'c.updated_at',
    ])
    .select([openPostings(now).as('open_postings'), followers.as('followers')])
    .where('c.status', '<>', 'merged');
  if (state !== undefined) query = query.where('c.status', '=', state);
  if (country !== undefined) query = query.where('c.country_code', '=', country);
  if (parent !== undefined) query = query.where('c.parent_id', '=', parent);
  if (source) query = query.where('c.source', '=', source);
  if (place === 'child') query = query.where('c.parent_id', 'is not', null);
  if (place === 'parent') query = query.where(hasChildren);
  if (place === 'alone') query = query.where('c.parent_id', 'is', null).where(sql<boolean>`not ${hasChildren}`);
  const wanted = fold(q.trim());
  if (wanted !== '')
    query = query.where(
      sql<boolean>`(position(${wanted} in c.folded_name) > 0 or c.id::text = ${q.trim()} or c.external_id = ${q.trim()})`,
    );
  return query;
}
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** Open postings of the company `c`, whoever may see them. */
export const openPostings = (now: Date) =>
  sql<number>`(select count(*)::int from job j where j.company_id = c.id and j.withdrawn_at is null
    and (j.deadline_at is null or j.deadline_at > ${now}))`;
export const followers = sql<number>`(select count(*)::int from company_follow f where f.company_id = c.id)`;

/** A page of the list. */
export async function listOrganizationRows(
  database: Database,
  asked: z.output<typeof listOrganizations.query>,
  now: Date,
): Promise<Page<OrganizationRow>> {
  const page = await pageOfRows(database, rowsOf(database, asked, now), ORDER, asked);
  const rows = page.rows.map((row) => ({
    id: row.id,
    name: row.name,
    state: row.status as OrganizationState,
    country: row.country_code,
    source: row.source,
    parent: row.parent_id === null ? null : { id: row.parent_id, name: row.parent_name ?? '' },
    openPostings: row.open_postings,
    followers: row.followers,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }));
  return { ...page, rows };
}

/** All of them, for the export. */
export function organizationBatches(database: Database, asked: AskedExport, now: Date): AsyncGenerator<Row[]> {
  return rowBatches(rowsOf(database, asked, now), ORDER, asked.sort);
}
