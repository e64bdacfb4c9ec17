// Events go once what is counted of them is counted (features/insights counts them each hour). @rule insights.7
import { INSIGHT_LIMITS } from '@fairway/rules/insights';
import { sql } from 'kysely';
import type { JobRegistration } from '../../kernel/background/background.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { JobServices } from '../../kernel/feature.ts';

const AT_ONCE = 10_000;
const DAY_MS = 86_400_000;

export function analyticsJobs({ database, clock }: JobServices): JobRegistration[] {
  return [{ name: 'analytics.sweep', cron: '43 3 * * *', run: () => sweepEvents(database, clock.now()) }];
}

/** In small bites, so that events that come meanwhile wait for nobody. */
export async function sweepEvents(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - INSIGHT_LIMITS.eventsKeptDays * DAY_MS);
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from analytics_event where id in
      (select id from analytics_event where received_at < ${before} limit ${AT_ONCE})`.execute(database);
    if (numAffectedRows < AT_ONCE) return;
  }
}
