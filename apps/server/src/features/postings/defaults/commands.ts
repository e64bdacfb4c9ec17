// What the drafts of an organization begin with. @rule postings.14
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { ManagedOrganizationId } from '../../teams/access.ts';

type Owner = { organizationId: ManagedOrganizationId; actorId: string; now: Date };
type Defaults = { replyDays: number | null };

export async function findDefaults(database: Database, organizationId: ManagedOrganizationId): Promise<Defaults> {
  const row = await database
    .selectFrom('posting_default')
    .select('reply_days')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return { replyDays: row?.reply_days ?? null };
}

/** Postings that are there stay as they are. Again changes nothing. */
export async function changeDefaults(
  transaction: Database,
  { organizationId, actorId, now }: Owner,
  { replyDays }: Defaults,
): Promise<void> {
  const values = { reply_days: replyDays, changed_at: now };
  const changed = await transaction
    .insertInto('posting_default')
    .values({ organization_id: organizationId, ...values })
    .onConflict((conflict) =>
      conflict.column('organization_id').doUpdateSet(values).where('posting_default.reply_days', 'is distinct from', replyDays),
    )
    .returning('organization_id')
    .executeTakeFirst();
  if (!changed) return;
  await recordAudit(transaction, {
    ...{ actorId, action: 'posting.defaults', subject: `company:${organizationId}`, organizationId, at: now },
    detail: { replyDays },
  });
}
