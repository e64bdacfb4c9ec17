// Tells that a school approved a posting by itself, for the rules of its partners (reactions.ts).
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import { approvingBySelf } from './queries.ts';

export const APPROVED_NEWS = 'posting_decision.approved';

/** Nothing where none approved it so, or nobody else has it to decide: whom it comes to later looks by itself. The posting's row is locked by whoever calls. */
export async function tellPartners(transaction: Database, id: string): Promise<void> {
  const { rows } = await sql<{ waits: boolean }>`select cardinality(${approvingBySelf(sql`${id}::uuid`)}) > 0
    and exists (select from posting_decision where posting_id = ${id}::uuid and is_chosen and state = 'waiting') as waits`.execute(
    transaction,
  );
  if (rows[0]?.waits) await recordNews(transaction, [{ kind: APPROVED_NEWS, subject: `posting:${id}` }]);
}
