// Parting postings that were joined and are not the same, and taking that back. It is remembered for as long as the postings are there,
// whatever their feeds say of them later. @rule jobs.33
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { findPair, listTogether } from './queries.ts';
import { lockGroups, queryableOf, settleAround } from './settling.ts';

type Pair = { id: string; otherId: string };
type Change = { actorId: string; now: Date };

/** The posting is none of those that it is joined with. To say it again is no change. @throws Problem jobs.not_found */
export async function partDuplicate(transaction: Database, { id, otherId }: Pair, change: Change): Promise<void> {
  const pair = await lockPair(transaction, { id, otherId });
  const others = (await listTogether(transaction, id, change.now)).map((one) => one.id).filter((one) => one !== id);
  if (!others.includes(otherId)) return;
  await sql`insert into job_distinct (job_id, other_id, parted_at) select ${id}::uuid, other, ${change.now} from unnest(${others}::uuid[]) as given(other)
    on conflict do nothing`.execute(transaction);
  await settleAround(queryableOf(transaction), [id, ...others], change.now);
  await tell(transaction, 'parted', { id, otherId, organizationId: pair.organization_id }, change);
}

/** All that was said by one parting is taken back. @throws Problem jobs.not_found */
export async function rejoinDuplicate(transaction: Database, { id, otherId }: Pair, change: Change): Promise<void> {
  const pair = await lockPair(transaction, { id, otherId });
  const { rows } = await sql<{ job_id: string; other_id: string }>`
    delete from job_distinct d using job_distinct said
    where ((said.job_id, said.other_id) = (${id}::uuid, ${otherId}::uuid) or (said.job_id, said.other_id) = (${otherId}::uuid, ${id}::uuid))
      and d.parted_at = said.parted_at and d.job_id = said.job_id
    returning d.job_id, d.other_id`.execute(transaction);
  if (rows.length === 0) return;
  await settleAround(queryableOf(transaction), [...new Set(rows.flatMap(({ job_id, other_id }) => [job_id, other_id]))], change.now);
  await tell(transaction, 'rejoined', { id, otherId, organizationId: pair.organization_id }, change);
}

/** Nobody joins or parts them meanwhile. */
async function lockPair(transaction: Database, { id, otherId }: Pair) {
  await lockGroups(queryableOf(transaction), [id, otherId]);
  const pair = await findPair(transaction, id, otherId);
  if (!pair) throw new Problem('jobs.not_found');
  return pair.posting;
}

async function tell(
  transaction: Database,
  what: 'parted' | 'rejoined',
  { id, otherId, organizationId }: Pair & { organizationId: number },
  { actorId, now }: Change,
): Promise<void> {
  await recordAudit(transaction, {
    actorId,
    action: `job.${what}`,
    subject: `job:${id}`,
    organizationId,
    detail: { other: otherId },
    at: now,
  });
}
