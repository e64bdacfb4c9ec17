import type { setMaintenance } from '@fairway/contract/tenants/maintenance';
import { periodFault } from '@fairway/rules/maintenance';
import type { z } from 'zod';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';

type Body = z.output<typeof setMaintenance.body>;
type Change = { actorId: string; now: Date };

/** Keeps the banner in place of the one before. @throws Problem maintenance.wrong_period */
export async function planMaintenance(transaction: Database, body: Body, { actorId, now }: Change): Promise<void> {
  const [fromAt, untilAt] = [new Date(body.fromAt), new Date(body.untilAt)];
  if (periodFault({ fromAt, untilAt }, now)) throw new Problem('maintenance.wrong_period');
  const texts = Object.fromEntries(
    Object.entries(body.texts).flatMap(([locale, words]) => (words?.trim() ? [[locale, words.trim()]] : [])),
  );
  const row = { id: newId(), texts: JSON.stringify(texts), from_at: fromAt, until_at: untilAt };
  await transaction
    .insertInto('maintenance_notice')
    .values(row)
    .onConflict((conflict) => conflict.column('single').doUpdateSet(row))
    .execute();
  const detail = { from: fromAt.toISOString(), until: untilAt.toISOString(), languages: Object.keys(texts).length };
  await recordAudit(transaction, { actorId, action: 'maintenance.planned', subject: 'maintenance', detail, at: now });
}

/** Takes it away. */
export async function endMaintenance(transaction: Database, { actorId, now }: Change): Promise<void> {
  const gone = await transaction.deleteFrom('maintenance_notice').executeTakeFirst();
  if (gone.numDeletedRows > 0n) await recordAudit(transaction, { actorId, action: 'maintenance.removed', subject: 'maintenance', at: now });
}
