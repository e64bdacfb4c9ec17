// Mints the scope of favourites: the caller's own candidate.
import type { Call } from '../../kernel/http/call.ts';
import { ensureCandidate } from '../candidates/commands.ts';
import { ownUserId } from '../identity/access.ts';

/** A candidate id that is the caller's own. */
export type OwnCandidateId = string & { readonly candidate: unique symbol };

/** The caller's candidate; undefined while nothing made the row: then there are no favourites either. @throws Problem unauthenticated */
export async function findOwnCandidateId(call: Call): Promise<OwnCandidateId | undefined> {
  const row = await call.database.selectFrom('candidate').select('id').where('user_id', '=', ownUserId(call)).executeTakeFirst();
  return row?.id as OwnCandidateId | undefined;
}

/** The caller's candidate, made on first need. Only in the transaction of a writing endpoint. @throws Problem unauthenticated */
export async function ownCandidateId(call: Call): Promise<OwnCandidateId> {
  return (await ensureCandidate(call.database, ownUserId(call))) as OwnCandidateId;
}
