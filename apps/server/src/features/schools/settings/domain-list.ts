// The list of a school's e-mail domains, those that count and those that it claims, with how many students are verified by an address of each, or of a name below it.
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import type { schoolDomainsList } from '@fairway/contract/schools/domains';
import { type DomainProof, type DomainState, type ProofMailbox, type TxtOutcome, txtRecord } from '@fairway/rules/domain-proof';
import type { DOMAIN_SORTS } from '@fairway/rules/school-settings';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { type AdministeredSchoolId, findsStudent, type ManagedSchoolId, type StudentScope, wholeSchool } from '../access.ts';

const proofs = sql<number>`(select coalesce(sum(p.students), 0)::int from proof p
  where p.host = d.domain or right(p.host, length(d.domain) + 1) = '.' || d.domain)`;
const ORDER: ListOrder<(typeof DOMAIN_SORTS)[number]> = { key: 'd.domain', sorts: { domain: 'd.domain', students: proofs } };

type DomainRow = {
  domain: string;
  is_primary: boolean;
  state: DomainState;
  proven_by: DomainProof | null;
  proven_at: Date | null;
  token: string | null;
  claimed_at: Date | null;
  ends_at: Date | null;
  outcome: TxtOutcome | null;
  looked_at: Date | null;
  mailbox: ProofMailbox | null;
  mailed_at: Date | null;
};

/** What counts, and what is claimed: a claim at what counts by now (a list of the platform named it) is none. */
const domainsOf = (schoolId: ManagedSchoolId) => sql<DomainRow>`(
  select d.domain, d.is_primary, 'proven' as state, d.proven_by, d.proven_at, null as token, null::timestamptz as claimed_at,
    null::timestamptz as ends_at, null as outcome, null::timestamptz as looked_at, null as mailbox, null::timestamptz as mailed_at
  from school_domain d where d.school_id = ${schoolId}
  union all
  select c.domain, false, coalesce(c.ended, 'claimed'), null, null, c.token, c.claimed_at, c.ends_at, c.outcome, c.looked_at, c.mailbox, c.mailed_at
  from school_domain_claim c where c.school_id = ${schoolId}
    and not exists (select from school_domain d where d.domain = c.domain and d.school_id = c.school_id)
)`;

/** The proofs of a school are read once, whatever the number of its domains, from an index of their own (migration 0092). */
type Filters = Pick<Asked<typeof schoolDomainsList>, 'q' | 'use' | 'proven'>;
const ALL: Filters = { q: '', use: undefined, proven: undefined };

function listed(database: Database, scope: StudentScope, { q, use, proven }: Filters) {
  let query = database
    .with('proof', (before) =>
      before
        .selectFrom('verification_proof')
        .select(['host', sql<number>`count(*)`.as('students')])
        .where('school_id', '=', scope.schoolId)
        .where(findsStudent(scope, 'verification_proof.user_id'))
        .groupBy('host'),
    )
    .selectFrom(domainsOf(scope.schoolId).as('d'))
    .selectAll('d')
    .select(proofs.as('proofs'));
  if (use !== undefined) query = query.where(sql<boolean>`(${proofs} > 0) = ${use === 'used'}`);
  if (proven !== undefined) query = query.where('d.state', proven === 'proven' ? '=' : '<>', 'proven');
  if (q.trim() !== '') query = query.where(sql<boolean>`strpos(d.domain, ${q.trim().toLowerCase()}) > 0`);
  return query;
}

type ListedDomain = DomainRow & { proofs: number };

function domainView(row: ListedDomain): RowOf<typeof schoolDomainsList> {
  const { domain, state, proofs: students, token, claimed_at, ends_at } = row;
  return {
    domain,
    isPrimary: row.is_primary,
    proofs: students,
    state,
    provenBy: row.proven_by,
    provenAt: row.proven_at?.toISOString() ?? null,
    claim:
      token === null || claimed_at === null || ends_at === null
        ? null
        : {
            record: txtRecord(token),
            claimedAt: claimed_at.toISOString(),
            endsAt: ends_at.toISOString(),
            outcome: row.outcome,
            lookedAt: row.looked_at?.toISOString() ?? null,
            mailbox: row.mailbox,
            mailedAt: row.mailed_at?.toISOString() ?? null,
          },
  };
}

/** @throws Problem not_found */
export async function getDomain(database: Database, scope: StudentScope, domain: string): Promise<RowOf<typeof schoolDomainsList>> {
  const row = await listed(database, scope, ALL).where('d.domain', '=', domain).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return domainView(row);
}

export function domainListing(
  database: Database,
  scope: StudentScope,
  asked: Asked<typeof schoolDomainsList>,
): Listing<typeof schoolDomainsList, ListedDomain> {
  return {
    rows: listed(database, scope, asked),
    order: ORDER,
    view: domainView,
    file: 'domains',
    columns: {
      domain: ({ domain }) => domain,
      primary: ({ isPrimary }) => isPrimary,
      state: ({ state }) => state,
      provenBy: ({ provenBy }) => provenBy,
      provenAt: ({ provenAt }) => provenAt,
      students: ({ proofs: students }) => students,
    },
  };
}

/** Students of a school who are verified by one of its domains. */
export async function countProofs(database: Database, schoolId: AdministeredSchoolId, domain: string): Promise<number> {
  const row = await listed(database, wholeSchool(schoolId), ALL).where('d.domain', '=', domain).executeTakeFirst();
  return row?.proofs ?? 0;
}
