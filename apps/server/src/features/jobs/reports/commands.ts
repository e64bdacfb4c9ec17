// Reporting postings, and deciding on what was reported. What is withdrawn here is withdrawn by the platform: a row says so for as long as the
// posting is there, whatever its feed brings (feeds/commands.ts). @rule jobs.40
import type { ReportDecision, ReportReason } from '@fairway/rules/posting-reports';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import { listTogether } from '../duplicates/queries.ts';
import { lockGroups, queryableOf, settlePostings } from '../duplicates/settling.ts';

type Report = { jobId: string; reporterId: string | null; reason: ReportReason; text: string };
type Change = { actorId: string; now: Date };

/** Of somebody signed in the last report of a posting holds, and waits for a decision again. @rule jobs.39 */
export async function reportPosting(transaction: Database, { jobId, reporterId, reason, text }: Report, now: Date): Promise<void> {
  const said = { reason, text, reported_at: now };
  await transaction
    .insertInto('posting_report')
    .values({ id: newId(), job_id: jobId, reporter_id: reporterId, ...said })
    .onConflict((conflict) => conflict.columns(['reporter_id', 'job_id']).doUpdateSet({ ...said, decided_at: null, decision: null }))
    .execute();
}

/** @throws Problem jobs.not_found where nobody has reported it */
export async function decideReported(
  transaction: Database,
  { id, decision, note }: { id: string; decision: ReportDecision; note: string },
  change: Change,
): Promise<void> {
  const organizationId = await lockReported(transaction, id);
  // What was withdrawn before is decided anew.
  await bringBack(transaction, id, change.now);
  if (decision === 'withdrawn') await withdraw(transaction, id, note, change.now);
  await transaction.updateTable('posting_report').set({ decided_at: change.now, decision }).where('job_id', '=', id).execute();
  const action = `job.report_${decision}`;
  await recordAudit(transaction, { actorId: change.actorId, action, subject: `job:${id}`, organizationId, at: change.now });
}

/** @throws Problem jobs.not_found where nobody has reported it */
export async function undoDecision(transaction: Database, id: string, { actorId, now }: Change): Promise<void> {
  const organizationId = await lockReported(transaction, id);
  await bringBack(transaction, id, now);
  const undone = await transaction
    .updateTable('posting_report')
    .set({ decided_at: null, decision: null })
    .where('job_id', '=', id)
    .where('decided_at', 'is not', null)
    .executeTakeFirst();
  if (undone.numUpdatedRows === 0n) return;
  await recordAudit(transaction, { actorId, action: 'job.report_undone', subject: `job:${id}`, organizationId, at: now });
}

/** Nobody decides on it, joins or parts it meanwhile. */
async function lockReported(transaction: Database, id: string): Promise<number> {
  await lockGroups(queryableOf(transaction), [id]);
  const row = await transaction
    .selectFrom('job as j')
    .select('j.organization_id')
    .where('j.id', '=', id)
    .where(({ exists, selectFrom }) => exists(selectFrom('posting_report as r').select('r.id').whereRef('r.job_id', '=', 'j.id')))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('jobs.not_found');
  return row.organization_id;
}

/** With those that are the same: the next of them must not stand in its place. */
async function withdraw(transaction: Database, id: string, note: string, now: Date): Promise<void> {
  const ids = (await listTogether(transaction, id, now)).map((one) => one.id);
  await sql`insert into posting_withdrawal (job_id, with_id, withdrawn_at, note)
    select j.id, ${id}::uuid, ${now}, ${note} from job j where j.id = any(${ids}::uuid[]) and (j.withdrawn_at is null or j.id = ${id}::uuid)
    on conflict do nothing`.execute(transaction);
  await sql`update job set withdrawn_at = coalesce(withdrawn_at, ${now}), updated_at = ${now}
    where id in (select job_id from posting_withdrawal where with_id = ${id}::uuid)`.execute(transaction);
  await tell(transaction, ids, 'job.withdrawn', now);
}

/** What was withdrawn before, by its feed, stays so. */
async function bringBack(transaction: Database, id: string, now: Date): Promise<void> {
  const { rows } = await sql<{ job_id: string }>`
    with gone as (delete from posting_withdrawal where with_id = ${id}::uuid returning job_id, withdrawn_at)
    update job set withdrawn_at = null, updated_at = ${now} from gone
    where job.id = gone.job_id and job.withdrawn_at = gone.withdrawn_at returning gone.job_id`.execute(transaction);
  const ids = rows.map(({ job_id }) => job_id);
  if (ids.length > 0) await tell(transaction, ids, 'job.changed', now);
}

async function tell(transaction: Database, ids: readonly string[], kind: 'job.changed' | 'job.withdrawn', now: Date): Promise<void> {
  await recordNews(
    transaction,
    ids.map((id) => ({ kind, subject: `job:${id}` })),
  );
  await settlePostings(queryableOf(transaction), ids, now);
}
