// Mints the scope of applications: the caller's own. Whoever asks for another one is told that there is none (404).

import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { OwnUserId } from '../identity/access.ts';

/** An application of the caller's own. */
export type OwnApplicationId = string & { readonly ownApplication: unique symbol };

/** Locked until the transaction ends where `lock` is asked for. @throws Problem not_found */
export async function ownApplicationId(database: Database, owner: OwnUserId, id: string, lock?: 'lock'): Promise<OwnApplicationId> {
  const query = database.selectFrom('application').select('id').where('id', '=', id).where('user_id', '=', owner);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row.id as OwnApplicationId;
}
