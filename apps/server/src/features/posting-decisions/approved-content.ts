// What readers saw of a posting when a school approved it.
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';

/** Keeps the edition of now as one that a school approves; what no school refers to any more goes, unless a decision that is taken back would. Its text comes from whoever prepared it. */
export async function keepApproved(transaction: Database, id: string, text: string): Promise<void> {
  await sql`delete from posting_approved_content a where a.posting_id = ${id}::uuid and not exists (select from posting_decision d
    where d.posting_id = a.posting_id and d.approved_edition = a.edition)
    and not exists (select from posting_decision_step s where s.posting_id = a.posting_id and s.told_at is null and s.undone_at is null
      and (s.before ->> 'approvedEdition')::int = a.edition)`.execute(transaction);
  await sql`insert into posting_approved_content (posting_id, edition, content, text)
    select p.id, p.edition, p.content - 'schools', ${text} from posting_written p where p.id = ${id}::uuid
    on conflict do nothing`.execute(transaction);
}
