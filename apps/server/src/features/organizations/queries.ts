// Reads of organizations and their profiles. Only active organizations are seen; the id of a merged one finds the one that took it over.
import { SHOWN_LIMITS } from '@fairway/rules/organizations';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';

export type OrganizationRow = NonNullable<Awaited<ReturnType<typeof findOrganization>>>;

const COLUMNS = [
  'id',
  'name',
  'logo',
  'banner',
  'link',
  'country_code',
  'external_id',
  'tagline',
  'description',
  'sectors',
  'parent_id',
  'size',
  'founded_year',
  'links',
] as const;

/** The id itself, or that of the organization it was merged into. */
const leadsTo = (id: number) => sql<number>`coalesce((select m.merged_into from organization m where m.id = ${id}), ${id})`;

export async function findOrganization(database: Database, id: number) {
  return database
    .selectFrom('organization')
    .select(COLUMNS)
    .where('id', '=', leadsTo(id))
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** Active ones of these ids, in their order. */
export async function listOrganizationRows(database: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('organization')
    .select(COLUMNS)
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('status', '=', 'active')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function listOrganizationPlaces(database: Database, organizationId: number) {
  return database
    .selectFrom('organization_location')
    .select(['title', 'address', 'city', 'country_code', 'is_headquarters'])
    .where('organization_id', '=', organizationId)
    .orderBy('position')
    .orderBy('id')
    .limit(200)
    .execute();
}

/** Those whom it shows, in its order. */
export async function listOrganizationPeople(database: Database, organizationId: number) {
  return database
    .selectFrom('organization_person')
    .select(['name', 'role', 'text'])
    .where('organization_id', '=', organizationId)
    .orderBy('position')
    .limit(SHOWN_LIMITS.people)
    .execute();
}

export async function listVideos(database: Database, organizationId: number) {
  return database
    .selectFrom('organization_video')
    .select(['id', 'title', 'thumbnail', 'video_link'])
    .where('organization_id', '=', organizationId)
    .orderBy('position')
    .orderBy('id')
    .limit(50)
    .execute();
}

const ARTICLE_COLUMNS = [
  'a.id',
  'a.slug',
  'a.title',
  'a.ingress',
  'a.featured_image',
  'a.created_at',
  'a.updated_at',
  'a.organization_id',
] as const;

/** Published articles of an organization, newest first. */
export async function listArticles(database: Database, organizationId: number, now: Date, limit: number) {
  return database
    .selectFrom('organization_article as a')
    .select(ARTICLE_COLUMNS)
    .where('a.organization_id', '=', organizationId)
    .where('a.published_at', '<=', now)
    .where('a.hidden_at', 'is', null)
    .where('a.removed_at', 'is', null)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
}

/** A published article of an active organization. */
export async function findArticle(database: Database, id: number, now: Date) {
  return database
    .selectFrom('organization_article as a')
    .innerJoin('organization as c', 'c.id', 'a.organization_id')
    .select([...ARTICLE_COLUMNS, 'a.body'])
    .where('a.id', '=', id)
    .where('a.published_at', '<=', now)
    .where('a.hidden_at', 'is', null)
    .where('a.removed_at', 'is', null)
    .where('c.status', '=', 'active')
    .executeTakeFirst();
}

export type HierarchyRow = { id: number; parent_id: number | null; name: string; logo: string | null; depth: number };

/** Every active organization of the tree that `id` belongs to, from the topmost parent down; at most 12 levels and 500 organizations. */
export async function listHierarchy(database: Database, id: number): Promise<HierarchyRow[]> {
  const result = await sql<HierarchyRow>`
    with recursive up as (
      select c.id, c.parent_id, 0 as height, array[c.id] as seen from organization c where c.id = ${leadsTo(id)} and c.status = 'active'
      union all
      select p.id, p.parent_id, up.height + 1, up.seen || p.id from up join organization p on p.id = up.parent_id and p.status = 'active'
      where up.height < 12 and p.id <> all(up.seen)
    ), top as (select id from up order by height desc limit 1),
    down as (
      select c.id, null::int as parent_id, c.name, c.logo, 0 as depth, array[c.id] as seen from organization c join top on top.id = c.id
      union all
      select c.id, c.parent_id, c.name, c.logo, down.depth + 1, down.seen || c.id from down join organization c on c.parent_id = down.id and c.status = 'active'
      where down.depth < 12 and c.id <> all(down.seen)
    )
    select id, parent_id, name, logo, depth from down order by depth, lower(name), id limit 500`.execute(database);
  return result.rows;
}
