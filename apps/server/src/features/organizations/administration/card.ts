// One organization as administrators see it, and the counts that a merge tells before it moves them.

import type { organization } from '@fairway/contract/organizations/administration';
import { fullName } from '@fairway/rules/names';
import type { OrganizationSize, OrganizationState } from '@fairway/rules/organizations';
import { organizationSegment } from '@fairway/rules/slugs';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { listOrganizationPeople } from '../queries.ts';
import { followers, openPostings } from './queries.ts';
import { readTree } from './tree.ts';

export type OrganizationView = z.input<typeof organization>;
export type OrganizationCounts = Pick<
  OrganizationView,
  'postings' | 'openPostings' | 'followers' | 'articles' | 'administrators' | 'children' | 'sources'
>;

const PEOPLE_SHOWN = 100;
const MERGED_SHOWN = 100;

/** One organization; by the id of a merged one, the one that took it over. @throws Problem companies.not_found */
export async function getOrganizationView(database: Database, id: number, now: Date): Promise<OrganizationView> {
  const row = await database
    .selectFrom('organization as c')
    .leftJoin('organization as p', 'p.id', 'c.parent_id')
    .select(['c.id', 'c.name', 'c.status', 'c.suspension_reason', 'c.suspended_at', 'c.country_code', 'c.link', 'c.logo', 'c.sectors'])
    .select([
      'c.source',
      'c.external_id',
      'c.size',
      'c.founded_year',
      'c.shown_edition',
      'c.parent_id',
      'p.name as parent_name',
      'c.created_at',
      'c.updated_at',
    ])
    .where('c.id', '=', sql<number>`coalesce((select m.merged_into from organization m where m.id = ${id}), ${id})`)
    .executeTakeFirst();
  if (!row) throw new Problem('companies.not_found');
  return {
    id: row.id,
    name: row.name,
    segment: organizationSegment(row.id, row.name),
    state: row.status as OrganizationState,
    suspension: row.suspended_at === null ? null : { reason: row.suspension_reason ?? '', at: row.suspended_at.toISOString() },
    country: row.country_code,
    link: row.link,
    logo: row.logo,
    sectors: row.sectors,
    source: row.source,
    externalId: row.external_id,
    parent: row.parent_id === null ? null : { id: row.parent_id, name: row.parent_name ?? '' },
    size: row.size as OrganizationSize | null,
    foundedYear: row.founded_year,
    shownEdition: row.shown_edition,
    shownPeople: (await listOrganizationPeople(database, row.id)) as OrganizationView['shownPeople'],
    tree: await readTree(database, row.id),
    ...(await readCounts(database, row.id, now)),
    people: await listPeople(database, row.id),
    merged: await database
      .selectFrom('organization')
      .select(['id', 'name'])
      .where('merged_into', '=', row.id)
      .orderBy('folded_name')
      .limit(MERGED_SHOWN)
      .execute(),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** What an organization has. */
export async function readCounts(database: Database, id: number, now: Date): Promise<OrganizationCounts> {
  const { rows } = await sql<OrganizationCounts>`
    select (select count(*)::int from job_standing j where j.organization_id = c.id) as "postings", ${openPostings(now)} as "openPostings",
      ${followers} as "followers", (select count(*)::int from organization_article a where a.organization_id = c.id and a.removed_at is null) as "articles",
      (select count(distinct r.user_id)::int from user_role r where r.organization_id = c.id) as "administrators",
      (select count(*)::int from organization child where child.parent_id = c.id) as "children",
      array(select distinct j.source from job_standing j where j.organization_id = c.id and j.source not in ('fairway', 'demo') order by j.source) as "sources"
    from organization c where c.id = ${id}`.execute(database);
  const [counts] = rows;
  if (!counts) throw new Problem('companies.not_found');
  return counts;
}

async function listPeople(database: Database, organizationId: number): Promise<OrganizationView['people']> {
  const rows = await database
    .selectFrom('user_role as r')
    .innerJoin('identity_person as u', 'u.id', 'r.user_id')
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email'])
    .where('r.organization_id', '=', organizationId)
    .orderBy('u.email_folded')
    .limit(PEOPLE_SHOWN)
    .execute();
  return rows.map((row) => ({ userId: row.id, name: fullName(row.first_name, row.last_name), email: row.email }));
}
