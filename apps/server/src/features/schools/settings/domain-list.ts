// The list of a school's e-mail domains, with how many students are verified by an address of each, or of a name below it.
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import type { schoolDomainsList } from '@fairway/contract/schools/domains';
import type { DOMAIN_SORTS } from '@fairway/rules/school-settings';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import type { ManagedSchoolId } from '../access.ts';

const proofs = sql<number>`(select coalesce(sum(p.students), 0)::int from proof p
  where p.host = d.domain or right(p.host, length(d.domain) + 1) = '.' || d.domain)`;
const ORDER: ListOrder<(typeof DOMAIN_SORTS)[number]> = { key: 'd.domain', sorts: { domain: 'd.domain', students: proofs } };

/** The proofs of a school are read once, whatever the number of its domains, from an index of their own (migration 0092). */
function listed(database: Database, schoolId: ManagedSchoolId, { q, use }: Pick<Asked<typeof schoolDomainsList>, 'q' | 'use'>) {
  let query = database
    .with('proof', (before) =>
      before
        .selectFrom('verification_proof')
        .select(['host', sql<number>`count(*)`.as('students')])
        .where('school_id', '=', schoolId)
        .groupBy('host'),
    )
    .selectFrom('school_domain as d')
    .select(['d.domain', 'd.is_primary as isPrimary', proofs.as('proofs')])
    .where('d.school_id', '=', schoolId);
  if (use !== undefined) query = query.where(sql<boolean>`(${proofs} > 0) = ${use === 'used'}`);
  if (q.trim() !== '') query = query.where(sql<boolean>`strpos(d.domain, ${q.trim().toLowerCase()}) > 0`);
  return query;
}

export function domainListing(
  database: Database,
  schoolId: ManagedSchoolId,
  asked: Asked<typeof schoolDomainsList>,
): Listing<typeof schoolDomainsList, RowOf<typeof schoolDomainsList>> {
  return {
    rows: listed(database, schoolId, asked),
    order: ORDER,
    view: (domain) => domain,
    file: 'domains',
    columns: { domain: ({ domain }) => domain, primary: ({ isPrimary }) => isPrimary, students: ({ proofs: students }) => students },
  };
}

/** Students of a school who are verified by one of its domains. */
export async function countProofs(database: Database, schoolId: ManagedSchoolId, domain: string): Promise<number> {
  const row = await listed(database, schoolId, { q: '', use: undefined }).where('d.domain', '=', domain).executeTakeFirst();
  return row?.proofs ?? 0;
}
