// Reads of schools and campuses.
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { type SchoolSummary, schoolView } from './views.ts';

export type CampusRow = { id: string; name: string; city: string | null };

/** Schools by id, in the order of `ids`; those that are gone are left out. */
export async function listSchools(database: Database, ids: readonly number[]): Promise<SchoolSummary[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('school as s')
    .select(['s.id', 's.name', 's.logo', 's.web_address', 's.country_code', 's.city', 's.is_managed', 's.suspended_at'])
    .select(
      sql<string[]>`array(select d.domain from school_domain d where d.school_id = s.id order by d.is_primary desc, d.domain)`.as(
        'domains',
      ),
    )
    .where('s.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, schoolView(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findSchool(database: Database, id: number): Promise<SchoolSummary | undefined> {
  return (await listSchools(database, [id]))[0];
}

/** The open schools whose career services work here: how many there are, and the first by name, those with a logo before others. */
export async function listManagedSchools(database: Database, limit: number) {
  const rows = await database
    .selectFrom('school')
    .select(['id', 'name', 'logo', sql<number>`(count(*) over ())::int`.as('total')])
    .where('is_managed', '=', true)
    .where('suspended_at', 'is', null)
    .orderBy(sql`logo is null`)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(limit)
    .execute();
  return { total: rows[0]?.total ?? 0, shown: rows.map(({ id, name, logo }) => ({ id, name, logo })) };
}

/** Ids of the campuses of schools, by school; schools that are gone are left out. */
export async function findCampusIds(database: Database, schoolIds: readonly number[]): Promise<Map<number, string[]>> {
  if (schoolIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('school as s')
    .select(['s.id', sql<string[]>`array(select c.id from campus c where c.school_id = s.id)`.as('campuses')])
    .where('s.id', '=', sql<number>`any(${[...schoolIds]}::int[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.campuses]));
}

/** The campuses of schools, by name; none for a school without. */
export async function listCampuses(database: Database, schoolIds: readonly number[]): Promise<(CampusRow & { schoolId: number })[]> {
  if (schoolIds.length === 0) return [];
  return database
    .selectFrom('campus')
    .select(['id', 'name', 'city', 'school_id as schoolId'])
    .where('school_id', '=', sql<number>`any(${[...schoolIds]}::int[])`)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}
