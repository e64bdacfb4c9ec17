// An organization that another takes over: what schools made of it is the other's, unless they decided on that one themselves; the people they
// know there, notes and what they decided when stand with the other's. @rule postings.10
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { Merge } from '../../kernel/feature.ts';

export async function moveEmployers(transaction: Database, { sourceId, targetId }: Merge): Promise<void> {
  await sql`delete from school_employer e where e.organization_id = ${sourceId} and exists (select from school_employer o
    where o.organization_id = ${targetId} and o.school_id = e.school_id)`.execute(transaction);
  for (const table of ['school_employer', 'school_employer_contact', 'school_employer_note', 'school_employer_step'] as const)
    await transaction.updateTable(table).set({ organization_id: targetId }).where('organization_id', '=', sourceId).execute();
}
