// The list of schools whose console somebody may open: how a list of the consoles is written (docs/subsystems/lists.md).
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import type { managedSchoolsList } from '@fairway/contract/schools/managed';
import type { MANAGED_SCHOOL_SORTS } from '@fairway/rules/lists';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { ListOrder } from '../../kernel/database/lists.ts';
import type { Listing } from '../../kernel/http/bind-list.ts';
import type { ManagedSchools } from './access.ts';

type AskedSchools = Asked<typeof managedSchoolsList>;

const ORDER: ListOrder<(typeof MANAGED_SCHOOL_SORTS)[number]> = {
  key: 's.id',
  sorts: { name: sql`lower(s.name)`, country: 's.country_code' },
};

function managedSchoolsQuery(database: Database, schools: ManagedSchools, { q, schoolId }: AskedSchools) {
  let query = database
    .selectFrom('school as s')
    .select(['s.id as schoolId', 's.name', 's.logo', 's.country_code as country'])
    .select(
      schools === 'all'
        ? sql<boolean>`true`.as('administered')
        : sql<boolean>`s.id = any(${[...schools.administered]}::int[])`.as('administered'),
    );
  if (schools !== 'all') query = query.where('s.id', '=', sql<number>`any(${[...schools.administered, ...schools.staffed]}::int[])`);
  if (schoolId !== undefined) query = query.where('s.id', '=', schoolId);
  if (q !== '') query = query.where(sql<boolean>`strpos(lower(s.name), lower(${q})) > 0`);
  return query;
}

/** The schools that somebody manages. */
export function managedSchoolListing(
  database: Database,
  schools: ManagedSchools,
  asked: AskedSchools,
): Listing<typeof managedSchoolsList, RowOf<typeof managedSchoolsList>> {
  return {
    rows: managedSchoolsQuery(database, schools, asked),
    order: ORDER,
    view: (school) => school,
    file: 'schools',
    columns: {
      School: ({ schoolId }) => schoolId,
      Name: ({ name }) => name,
      Country: ({ country }) => country,
      Administered: ({ administered }) => administered,
    },
  };
}
