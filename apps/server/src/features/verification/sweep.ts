// What time does to connections: proofs end, links and old questions about private addresses go. Each end is a move of its own, in a
// transaction of its own, so that one that fails keeps no other from ending.

import type { Database } from '../../kernel/database/database.ts';
import { wholeSchool } from '../schools/access.ts';
import { lockConnection, moveConnection } from './commands.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = 500;
/** A link that is no good any more still says why for a while. */
const LINKS_KEPT_DAYS = 30;

/** Ends the proofs whose validity has passed, oldest first. Returns how many. */
export async function expireProofs(database: Database, now: Date): Promise<number> {
  const due = await database
    .selectFrom('school_connection')
    .select(['id', 'school_id'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(AT_ONCE)
    .execute();
  let ended = 0;
  for (const { id, school_id: schoolId } of due)
    ended += await database.transaction().execute(async (transaction) => {
      const stillDue = await transaction
        .selectFrom('school_connection')
        .select('id')
        .where('id', '=', id)
        .where('expires_at', '<=', now)
        .forNoKeyUpdate()
        .executeTakeFirst();
      // It was extended or revoked in this moment.
      if (!stillDue) return 0;
      await moveConnection(transaction, await lockConnection(transaction, id, wholeSchool(schoolId)), 'expire', { kind: 'platform' }, now);
      return 1;
    });
  return due.length < AT_ONCE ? ended : ended + (await expireProofs(database, now));
}

/** Deletes links that ended long ago. Returns how many. */
export async function sweepLinks(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - LINKS_KEPT_DAYS * DAY_MS);
  const connections = await database.deleteFrom('school_connection_link').where('expires_at', '<', before).executeTakeFirst();
  const addresses = await database.deleteFrom('private_address_link').where('expires_at', '<', before).executeTakeFirst();
  return Number(connections.numDeletedRows + addresses.numDeletedRows);
}
