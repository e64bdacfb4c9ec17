// The first school of the demo world has chosen how long it keeps what it holds; a shorter time for messages holds in some days.
import { RETAINED_KINDS, RETENTION_MONTHS } from '@fairway/rules/retention';
import type { Database } from '../../kernel/database/database.ts';

type World = { today: Date; schools: readonly { id: number }[] };

export async function seedRetention(transaction: Database, { today, schools: [first] }: World): Promise<void> {
  if (!first) return;
  await transaction
    .insertInto('school_retention')
    .values({ school_id: first.id, edition: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction
    .insertInto('school_retention_period')
    .values(
      RETAINED_KINDS.map((kind) => ({
        school_id: first.id,
        kind,
        months: RETENTION_MONTHS[kind].default,
        ...(kind === 'messages' ? { next_months: 12, next_from: new Date(today.getTime() + 5 * 86_400_000) } : {}),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
