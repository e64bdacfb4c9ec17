// What was reported of an organization that another takes over is the other's. Where both were reported the other's case takes the reports in, and
// they wait there unless something was decided on it that takes it down. Postings and articles move with their owners.
import { isTakenDown, nextCaseState } from '@fairway/rules/trust';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { Merge } from '../../kernel/feature.ts';
import { findCase } from './queries.ts';

export async function moveCases(transaction: Database, { sourceId, targetId }: Merge): Promise<void> {
  const rows = await transaction
    .selectFrom('report_case')
    .select(['id', 'organization_id'])
    .where('organization_id', 'in', [sourceId, targetId])
    .forUpdate()
    .execute();
  const [from, to] = [sourceId, targetId].map((id) => rows.find(({ organization_id }) => organization_id === id)?.id);
  if (!from) return;
  if (!to) {
    await transaction.updateTable('report_case').set({ organization_id: targetId }).where('id', '=', from).execute();
    return;
  }
  const other = await findCase(transaction, to);
  if (!other) return;
  await sql`insert into report_evidence (id, case_id, hash, title, text, link, taken_at)
    select gen_random_uuid(), ${to}::uuid, hash, title, text, link, taken_at from report_evidence where case_id = ${from}::uuid on conflict do nothing`.execute(
    transaction,
  );
  const state = nextCaseState(other.state, 'report') ?? other.state;
  const decisionId = isTakenDown(state) ? (other.decision?.id ?? null) : null;
  // Of somebody who reported both the report of the other stays.
  await sql`update report r set case_id = ${to}::uuid, decision_id = ${decisionId}::uuid,
      evidence_id = (select t.id from report_evidence t join report_evidence s on s.hash = t.hash where t.case_id = ${to}::uuid and s.id = r.evidence_id)
    where r.case_id = ${from}::uuid and not exists (select from report o where o.case_id = ${to}::uuid and o.reporter_id = r.reporter_id)`.execute(
    transaction,
  );
  await transaction.updateTable('report_case').set({ state }).where('id', '=', to).execute();
  await transaction.deleteFrom('report_case').where('id', '=', from).execute();
}
