// Employers that a school knows: what it makes of them, and what other schools made of their postings. Counted is what schools decided on
// postings, each school once an employer and reason; no school reads what another keeps of them.
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import type { schoolEmployersList } from '@fairway/contract/posting-decisions/endpoints';
import { fold } from '@fairway/rules/folding';
import type { DeclineReason, SCHOOL_EMPLOYER_SORTS, SchoolEmployerState } from '@fairway/rules/posting-decisions';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ManagedSchoolId } from '../../schools/access.ts';

/** Decisions of this school on postings of `o`, as its list of them has it: nothing waits of a posting that is not live. */
const here = (
  schoolId: ManagedSchoolId,
  state: 'waiting' | 'approved' | 'declined',
) => sql<number>`(select count(*)::int from posting_decision d
  join posting_written p on p.id = d.posting_id where p.organization_id = o.id and d.school_id = ${schoolId} and d.is_chosen and d.state = ${sql.lit(state)}
  ${state === 'waiting' ? sql`and p.state = 'live'` : sql``})`;
/** Other schools with such a decision on a posting of `o`. */
const elsewhere = (schoolId: ManagedSchoolId, state: string) => sql<number>`(select count(distinct d.school_id)::int from posting_decision d
  join posting_written p on p.id = d.posting_id where p.organization_id = o.id and d.school_id <> ${schoolId} and d.state = ${sql.lit(state)})`;
/** Those that wrote a posting for this school, that it decided on, or of which it keeps something: read from its side, there are many organizations. */
const known = (schoolId: ManagedSchoolId) => sql<number>`(select p.organization_id from posting_decision d
  join posting_written p on p.id = d.posting_id where d.school_id = ${schoolId}
  union select k.organization_id from school_employer k where k.school_id = ${schoolId}
  union select c.organization_id from school_employer_contact c where c.school_id = ${schoolId}
  union select n.organization_id from school_employer_note n where n.school_id = ${schoolId} and n.is_shared)`;
const reasons = (schoolId: ManagedSchoolId) => sql<{ reason: DeclineReason; schools: number }[]>`(
  select coalesce(json_agg(json_build_object('reason', reason, 'schools', schools) order by schools desc, reason), '[]') from (
    select d.reason, count(distinct d.school_id)::int as schools from posting_decision d join posting_written p on p.id = d.posting_id
    where p.organization_id = o.id and d.school_id <> ${schoolId} and d.state = 'declined' group by d.reason) counted)`;

function employersOf(database: Database, schoolId: ManagedSchoolId) {
  return database
    .selectFrom('organization as o')
    .leftJoin('school_employer as e', (join) => join.onRef('e.organization_id', '=', 'o.id').on('e.school_id', '=', schoolId))
    .select(['o.id', 'o.name', 'o.logo', 'e.state', 'e.is_trusted', 'e.decided_at'])
    .select(here(schoolId, 'waiting').as('waiting'))
    .select(here(schoolId, 'approved').as('approved'))
    .select(here(schoolId, 'declined').as('declined'))
    .select(elsewhere(schoolId, 'approved').as('approved_by'))
    .select(elsewhere(schoolId, 'declined').as('declined_by'))
    .select(reasons(schoolId).as('reasons'))
    .where('o.id', 'in', known(schoolId));
}
type Row = Awaited<ReturnType<ReturnType<typeof employersOf>['executeTakeFirstOrThrow']>>;

const order = (schoolId: ManagedSchoolId): ListOrder<(typeof SCHOOL_EMPLOYER_SORTS)[number]> => ({
  key: 'o.id',
  sorts: { name: sql`fold_name(o.name)`, decided: 'e.decided_at', waiting: here(schoolId, 'waiting') },
});

export function schoolEmployerListing(
  database: Database,
  schoolId: ManagedSchoolId,
  { q, state, trusted }: Asked<typeof schoolEmployersList>,
): Listing<typeof schoolEmployersList, Row> {
  let rows = employersOf(database, schoolId);
  if (state !== undefined) rows = rows.where('e.state', '=', state);
  if (trusted !== undefined) rows = rows.where('e.is_trusted', '=', true);
  for (const word of fold(q).split(' ').filter(Boolean)) rows = rows.where(sql<boolean>`strpos(fold_name(o.name), ${word}) > 0`);
  return {
    rows,
    order: order(schoolId),
    view: employerView,
    file: 'employers',
    columns: {
      Employer: ({ name }) => name,
      State: ({ state: is }) => is,
      Trusted: ({ isTrusted }) => (isTrusted ? 'yes' : ''),
      Waiting: ({ waiting }) => waiting,
      Approved: ({ approved }) => approved,
      Declined: ({ declined }) => declined,
      'Approved by other schools': ({ approvedBy }) => approvedBy,
      'Declined by other schools': ({ declinedBy }) => declinedBy,
    },
  };
}

const employerView = (row: Row): RowOf<typeof schoolEmployersList> => ({
  ...{ organizationId: row.id, name: row.name, logo: row.logo, state: row.state as SchoolEmployerState | null },
  ...{ isTrusted: row.is_trusted ?? false, decidedAt: row.decided_at?.toISOString() ?? null },
  ...{ waiting: row.waiting, approved: row.approved, declined: row.declined, approvedBy: row.approved_by, declinedBy: row.declined_by },
  reasons: row.reasons,
});

/** @throws Problem not_found where it never wrote a posting for this school */
export async function getEmployer(database: Database, schoolId: ManagedSchoolId, organizationId: number) {
  const row = await employersOf(database, schoolId).where('o.id', '=', organizationId).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return employerView(row);
}

/** It wrote a posting for this school, or the school decided on it or keeps something of it. */
export async function knowsEmployer(database: Database, schoolId: ManagedSchoolId, organizationId: number): Promise<boolean> {
  const row = await database
    .selectFrom('organization as o')
    .select('o.id')
    .where('o.id', '=', organizationId)
    .where('o.id', 'in', known(schoolId))
    .executeTakeFirst();
  return row !== undefined;
}
