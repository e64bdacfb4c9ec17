// The row of a candidate, made when it is first needed.
import type { Database } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/ids.ts';
import type { OwnUserId } from '../identity/access.ts';
import { type OwnCandidateId, ownCandidateId } from './access.ts';

export type { OwnCandidateId };

/** The candidate of a person, made where there is none. @throws Problem unauthenticated when the person was erased */
export async function ensureCandidate(database: Database, userId: OwnUserId, now: Date): Promise<OwnCandidateId> {
  return (
    (await findId(database, userId)) ??
    (await insertCandidate(database, userId, now)) ??
    // Another call made it meanwhile.
    ((await findId(database, userId)) as OwnCandidateId)
  );
}

async function findId(database: Database, userId: OwnUserId): Promise<OwnCandidateId | undefined> {
  const row = await database.selectFrom('candidate').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row && ownCandidateId(row);
}

async function insertCandidate(database: Database, userId: OwnUserId, now: Date): Promise<OwnCandidateId | undefined> {
  const row = await database
    .insertInto('candidate')
    .values({ id: newId(), user_id: userId, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row && ownCandidateId(row);
}
