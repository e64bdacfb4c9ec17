// Schools for which an organization wrote postings, with what they made of them. What a school notes of its employers is nowhere in it.
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import type { organizationSchoolsList } from '@fairway/contract/posting-decisions/employer';
import { fold } from '@fairway/rules/folding';
import type { ORGANIZATION_SCHOOL_SORTS } from '@fairway/rules/posting-decisions';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import type { ManagedOrganizationId } from '../../teams/access.ts';

/** Read from the organization's side: it has few postings, and schools have many. */
const counted = (organizationId: ManagedOrganizationId) => sql<{
  school_id: number;
  waiting: number;
  asked: number;
  approved: number;
  declined: number;
  last_at: Date;
}>`(select d.school_id,
    (count(*) filter (where d.state = 'waiting' and p.state = 'live'))::int as waiting,
    (count(*) filter (where d.state = 'asked' and p.state = 'live'))::int as asked,
    (count(*) filter (where d.state = 'approved'))::int as approved,
    (count(*) filter (where d.state = 'declined'))::int as declined,
    max(d.since) as last_at
  from posting_written p join posting_decision d on d.posting_id = p.id and d.is_chosen
  where p.organization_id = ${organizationId} group by d.school_id)`;

function schoolsOf(database: Database, organizationId: ManagedOrganizationId) {
  return database
    .selectFrom(counted(organizationId).as('d'))
    .innerJoin('school as s', 's.id', 'd.school_id')
    .select(['s.id', 's.name', 's.logo', 's.country_code', 'd.waiting', 'd.asked', 'd.approved', 'd.declined', 'd.last_at']);
}
type Row = Awaited<ReturnType<ReturnType<typeof schoolsOf>['executeTakeFirstOrThrow']>>;

const ORDER: ListOrder<(typeof ORGANIZATION_SCHOOL_SORTS)[number]> = {
  key: 's.id',
  sorts: { name: sql`fold_name(s.name)`, asked: 'd.asked', last: 'd.last_at' },
};

export function organizationSchoolListing(
  database: Database,
  organizationId: ManagedOrganizationId,
  { q, asked }: Asked<typeof organizationSchoolsList>,
): Listing<typeof organizationSchoolsList, Row> {
  let rows = schoolsOf(database, organizationId);
  if (asked !== undefined) rows = rows.where('d.asked', '>', 0);
  for (const word of fold(q).split(' ').filter(Boolean)) rows = rows.where(sql<boolean>`strpos(fold_name(s.name), ${word}) > 0`);
  return {
    rows,
    order: ORDER,
    view: schoolView,
    file: 'schools',
    columns: {
      School: ({ name }) => name,
      Country: ({ country }) => country,
      Waiting: ({ waiting }) => waiting,
      Asks: ({ asked: asks }) => asks,
      Approved: ({ approved }) => approved,
      Declined: ({ declined }) => declined,
      Last: ({ lastAt }) => lastAt,
    },
  };
}

const schoolView = (row: Row): RowOf<typeof organizationSchoolsList> => ({
  ...{ schoolId: row.id, name: row.name, logo: row.logo, country: row.country_code },
  ...{ waiting: row.waiting, asked: row.asked, approved: row.approved, declined: row.declined, lastAt: row.last_at.toISOString() },
});
