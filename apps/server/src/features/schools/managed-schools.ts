// The list of schools whose console somebody may open: how a list of the consoles is written (docs/subsystems/lists.md).
import type { Asked } from '@fairway/contract/kernel/lists';
import type { managedSchoolsList } from '@fairway/contract/schools/managed';
import type { MANAGED_SCHOOL_SORTS } from '@fairway/rules/lists';
import { dutiesOf, STAFF_DUTIES, type StaffDuty, type StaffShape } from '@fairway/rules/staff-shapes';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { ListOrder } from '../../kernel/database/lists.ts';
import type { Listing } from '../../kernel/http/bind-list.ts';
import type { ManagedSchools } from './access.ts';

/** Who asks, and for which schools. */
type SchoolReader = { schools: ManagedSchools; userId: string };
type AskedSchools = Asked<typeof managedSchoolsList>;

const ORDER: ListOrder<(typeof MANAGED_SCHOOL_SORTS)[number]> = {
  key: 's.id',
  sorts: { name: sql`lower(s.name)`, country: 's.country_code' },
};

function managedSchoolsQuery(database: Database, { schools, userId }: SchoolReader, { q, schoolId }: AskedSchools) {
  let query = database
    .selectFrom('school as s')
    .leftJoin('school_staff_member as m', (join) => join.onRef('m.school_id', '=', 's.id').on('m.user_id', '=', userId))
    .select(['m.shape', 'm.is_coach', 'm.is_scoped'])
    .select(['s.id as schoolId', 's.name', 's.logo', 's.country_code as country', 's.suspended_at', 's.suspension_reason'])
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

type Row = Awaited<ReturnType<ReturnType<typeof managedSchoolsQuery>['executeTakeFirstOrThrow']>>;

/** Whoever administers a school holds all duties there; who has no row of the staff, none. */
function dutiesAt(administered: boolean, { shape, is_coach, is_scoped }: Pick<Row, 'shape' | 'is_coach' | 'is_scoped'>): StaffDuty[] {
  if (administered) return [...STAFF_DUTIES];
  return shape === null ? [] : dutiesOf({ shape: shape as StaffShape, isCoach: is_coach === true, isScoped: is_scoped === true });
}

/** The schools that somebody manages. */
export function managedSchoolListing(
  database: Database,
  reader: SchoolReader,
  asked: AskedSchools,
): Listing<typeof managedSchoolsList, Row> {
  return {
    rows: managedSchoolsQuery(database, reader, asked),
    order: ORDER,
    view: ({ shape, is_coach, is_scoped, suspended_at, suspension_reason, ...school }) => {
      const isClosed = suspended_at !== null && reader.schools !== 'all';
      return {
        ...school,
        // Nothing is done at a school that rests; its menu is empty.
        duties: isClosed ? [] : dutiesAt(school.administered, { shape, is_coach, is_scoped }),
        ...(suspended_at && { suspension: { since: suspended_at.toISOString(), reason: suspension_reason ?? '', isClosed } }),
      };
    },
    file: 'schools',
    columns: {
      School: ({ schoolId }) => schoolId,
      Name: ({ name }) => name,
      Country: ({ country }) => country,
      Administered: ({ administered }) => administered,
    },
  };
}
