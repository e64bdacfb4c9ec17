// Logos of a feed's organizations that cannot be fetched.
import type { Database } from '../../../kernel/database/database.ts';

const SHOWN = 20;

/** How many there are, and those that fail longest. */
export async function readLogoFaults(database: Database, source: string) {
  const rows = await database
    .selectFrom('feed_logo as l')
    .innerJoin('organization as c', 'c.id', 'l.organization_id')
    .select(['c.id', 'c.name', 'l.address', 'l.failure', 'l.failing_since', (eb) => eb.fn.countAll<string>().over().as('count')])
    .where('c.source', '=', source)
    .where('c.status', '<>', 'merged')
    .where('l.failing_since', 'is not', null)
    .orderBy('l.failing_since')
    .orderBy('c.id')
    .limit(SHOWN)
    .execute();
  return { count: Number(rows[0]?.count ?? 0), rows };
}
