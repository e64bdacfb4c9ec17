// Old news of people goes: a node that was away for longer builds its index anew.
import { sql } from 'kysely';
import type { JobRegistration } from '../../kernel/background/background.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { JobServices } from '../../kernel/feature.ts';

export function talentJobs({ database }: JobServices): JobRegistration[] {
  return [{ name: 'talent.sweep', cron: '17 * * * *', run: () => sweepOutbox(database) }];
}

/** The newest transaction stays, so that a node which has seen everything finds its own. */
export async function sweepOutbox(database: Database): Promise<void> {
  await sql`delete from talent_outbox where at < clock_timestamp() - interval '2 days'
    and transaction_id < (select transaction_id from talent_outbox order by transaction_id desc limit 1)`.execute(database);
}
