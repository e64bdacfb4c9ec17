// The list of a school's e-mail domains, with how many students are verified by an address of each, or of a name below it.
import type { exportSchoolDomains, listSchoolDomains, schoolDomain } from '@fairway/contract/school-domains';
import type { DOMAIN_SORTS } from '@fairway/rules/school-settings';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { type ListOrder, type Page, pageOfRows, rowBatches } from '../../../kernel/database/lists.ts';
import type { ManagedSchoolId } from '../access.ts';

export type SchoolDomain = z.infer<typeof schoolDomain>;
type AskedExport = z.output<typeof exportSchoolDomains.query>;

const proofs = sql<number>`(select coalesce(sum(p.students), 0)::int from proof p
  where p.host = d.domain or right(p.host, length(d.domain) + 1) = '.' || d.domain)`;
const ORDER: ListOrder<(typeof DOMAIN_SORTS)[number]> = { key: 'd.domain', sorts: { domain: 'd.domain', students: proofs } };

/** The proofs of a school are read once, whatever the number of its domains, from an index of their own (migration 0092). */
function listed(database: Database, schoolId: ManagedSchoolId, { q, use }: Pick<AskedExport, 'q' | 'use'>) {
  const host = sql<string>`split_part(c.student_email_folded, '@', 2)`;
  let query = database
    .with('proof', (before) =>
      before
        .selectFrom('school_connection as c')
        .select([host.as('host'), sql<number>`count(*)`.as('students')])
        .where('c.school_id', '=', schoolId)
        .where('c.state', '=', sql.lit('verified'))
        .where('c.student_email_folded', 'is not', null)
        .groupBy(host),
    )
    .selectFrom('school_domain as d')
    .select(['d.domain', 'd.is_primary as isPrimary', proofs.as('proofs')])
    .where('d.school_id', '=', schoolId);
  if (use !== undefined) query = query.where(sql<boolean>`(${proofs} > 0) = ${use === 'used'}`);
  if (q.trim() !== '') query = query.where(sql<boolean>`strpos(d.domain, ${q.trim().toLowerCase()}) > 0`);
  return query;
}

/** A page of them. */
export function listDomainRows(
  database: Database,
  schoolId: ManagedSchoolId,
  asked: z.output<typeof listSchoolDomains.query>,
): Promise<Page<SchoolDomain>> {
  return pageOfRows(database, listed(database, schoolId, asked), ORDER, asked);
}

/** All of them, for the export. */
export function domainBatches(database: Database, schoolId: ManagedSchoolId, asked: AskedExport): AsyncGenerator<SchoolDomain[]> {
  return rowBatches(listed(database, schoolId, asked), ORDER, asked.sort);
}

/** Students of a school who are verified by one of its domains. */
export async function countProofs(database: Database, schoolId: ManagedSchoolId, domain: string): Promise<number> {
  const row = await listed(database, schoolId, { q: '', use: undefined }).where('d.domain', '=', domain).executeTakeFirst();
  return row?.proofs ?? 0;
}
