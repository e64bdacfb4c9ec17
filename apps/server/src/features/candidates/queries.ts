// Reads of one's own profile.
import type { Database } from '../../kernel/database/database.ts';
import type { OwnUserId } from '../identity/access.ts';

/** The candidate of a person; undefined where they have none yet. */
export async function findCandidateId(database: Database, userId: OwnUserId): Promise<string | undefined> {
  return (await database.selectFrom('candidate').select('id').where('user_id', '=', userId).executeTakeFirst())?.id;
}
