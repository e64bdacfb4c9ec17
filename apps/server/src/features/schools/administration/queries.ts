// Every school as the platform's administrators see it: rows of the list, and one with its staff, domains and tenants.

import type { Asked } from '@fairway/contract/kernel/lists';
import type { adminSchool, adminSchoolsList } from '@fairway/contract/schools/administration';
import type { ADMIN_SCHOOL_SORTS } from '@fairway/rules/administration';
import { fullName } from '@fairway/rules/names';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';

export type AdminSchoolView = z.input<typeof adminSchool>;

const ORDER: ListOrder<(typeof ADMIN_SCHOOL_SORTS)[number]> = {
  key: 's.id',
  sorts: { name: sql`lower(s.name)`, country: 's.country_code', changed: 's.updated_at' },
};

const held = (role: string) => sql<number>`(select count(*)::int from user_role r where r.school_id = s.id and r.role = ${sql.lit(role)})`;

function rowsOf(database: Database, { q, managed, suspended, country }: Asked<typeof adminSchoolsList>) {
  let query = database
    .selectFrom('school as s')
    .select(['s.id', 's.name', 's.slug', 's.country_code', 's.city', 's.is_managed', 's.suspended_at', 's.updated_at'])
    .select([held('SchoolAdmin').as('administrators'), held('CareerStaff').as('staff')]);
  if (managed !== undefined) query = query.where('s.is_managed', '=', managed === 'yes');
  if (suspended !== undefined) query = query.where('s.suspended_at', suspended === 'yes' ? 'is not' : 'is', null);
  if (country !== undefined) query = query.where('s.country_code', '=', country);
  const wanted = q.trim().toLowerCase();
  if (wanted !== '')
    query = query.where(
      sql<boolean>`(position(${wanted} in lower(s.name)) > 0 or position(${wanted} in s.slug) > 0 or s.id::text = ${wanted}
        or exists (select from school_domain d where d.school_id = s.id and position(${wanted} in d.domain) > 0))`,
    );
  return query;
}
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

export function adminSchoolListing(database: Database, asked: Asked<typeof adminSchoolsList>): Listing<typeof adminSchoolsList, Row> {
  return {
    rows: rowsOf(database, asked),
    order: ORDER,
    view: ({ country_code, is_managed, suspended_at, updated_at, ...row }) => ({
      ...row,
      country: country_code,
      isManaged: is_managed,
      isSuspended: suspended_at !== null,
      updatedAt: updated_at.toISOString(),
    }),
    file: 'schools',
    columns: {
      School: ({ id }) => id,
      Name: ({ name }) => name,
      'Short name': ({ slug }) => slug,
      Country: ({ country }) => country,
      City: ({ city }) => city,
      Managed: ({ isManaged }) => isManaged,
      Suspended: ({ isSuspended }) => isSuspended,
      Administrators: ({ administrators }) => administrators,
      Staff: ({ staff }) => staff,
    },
  };
}

/** One school. @throws Problem not_found */
export async function getAdminSchoolView(database: Database, id: number): Promise<AdminSchoolView> {
  const row = await database
    .selectFrom('school')
    .select(['id', 'name', 'slug', 'country_code', 'city', 'logo', 'is_managed', 'suspended_at', 'suspension_reason', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  const domains = await database
    .selectFrom('school_domain')
    .select('domain')
    .where('school_id', '=', id)
    .orderBy('is_primary', 'desc')
    .orderBy('domain')
    .execute();
  const tenants = await database.selectFrom('tenant').select(['id', 'name']).where('school_id', '=', id).orderBy('name').execute();
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    country: row.country_code,
    city: row.city,
    logo: row.logo,
    isManaged: row.is_managed,
    domains: domains.map(({ domain }) => domain),
    tenants,
    staff: await listSchoolStaff(database, id),
    suspension: row.suspended_at && { since: row.suspended_at.toISOString(), reason: row.suspension_reason ?? '' },
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Who administers it, then who works for it, then who is offered a role. */
async function listSchoolStaff(database: Database, schoolId: number): Promise<AdminSchoolView['staff']> {
  const activation = sql<Date | null>`(select max(t.expires_at) from identity_activation t
    where t.user_id = u.id and u.status = 'inactive')`;
  const person = ['u.id', 'u.first_name', 'u.last_name', 'u.email', 'u.email_folded', 'u.status'] as const;
  const rows = await database
    .selectFrom('user_role as r')
    .innerJoin('identity_person as u', 'u.id', 'r.user_id')
    .select([...person, 'r.role', activation.as('ends_at'), sql<boolean>`false`.as('is_offer')])
    .where('r.school_id', '=', schoolId)
    .unionAll(
      database
        .selectFrom('staff_offer as o')
        .innerJoin('identity_person as u', 'u.id', 'o.user_id')
        .select([...person, 'o.role', sql<Date | null>`o.expires_at`.as('ends_at'), sql<boolean>`true`.as('is_offer')])
        .where('o.school_id', '=', schoolId),
    )
    .orderBy('is_offer')
    .orderBy('role', 'desc')
    .orderBy('email_folded')
    .execute();
  return rows.map((row) => ({
    userId: row.id,
    name: fullName(row.first_name, row.last_name),
    email: row.email,
    role: row.role === 'SchoolAdmin' ? ('SchoolAdmin' as const) : ('CareerStaff' as const),
    status: row.status as AdminSchoolView['staff'][number]['status'],
    invitedUntil: row.ends_at?.toISOString() ?? null,
  }));
}
