// The demo world (DEMO): tenants, schools, organizations, people and postings that fill every screen on the first start, and serve tests.
// Invented throughout, the same on every machine, relative to `today`. Each feature writes its part (feature.ts `seed`), after the parts it
// names; in one transaction: all of it, or nothing.
import { sql } from 'kysely';
import { FEATURES } from './features.ts';
import type { Database } from './kernel/database/database.ts';
import { DemoWorld } from './kernel/demo-world.ts';
import { sortedAfter } from './kernel/feature.ts';

export type DemoWorldOptions = Pick<DemoWorld, 'today' | 'writeFile'> &
  Partial<Pick<DemoWorld, 'storeFile' | 'withoutAccounts' | 'progress'>>;

/** Fills the demo world; does nothing where it is already there. Nodes that start at once wait for the first. */
export async function fillDemoWorld(database: Database, options: DemoWorldOptions): Promise<{ filled: boolean }> {
  const { today, writeFile, storeFile, withoutAccounts = false, progress = () => undefined } = options;
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('fairway demo world'))`.execute(transaction);
    const there = await transaction.selectFrom('organization').select('id').where('source', '=', 'demo').limit(1).executeTakeFirst();
    if (there) return { filled: false };
    const world = new DemoWorld({ transaction, today, writeFile, storeFile, withoutAccounts, progress });
    for (const { seed } of sortedAfter(FEATURES, (feature) => feature.seed?.after ?? [])) await seed?.run(world);
    return { filled: true };
  });
}
