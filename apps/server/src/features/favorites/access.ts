// Mints the scope of favourites: the caller's own candidate.
import type { Call } from '../../kernel/http/call.ts';
import { ensureCandidate, type OwnCandidateId } from '../candidates/commands.ts';
import { findCandidateId } from '../candidates/queries.ts';
import { ownUserId } from '../identity/access.ts';

export type { OwnCandidateId };

/** The caller's candidate; undefined while nothing made the row: then there are no favourites either. @throws Problem unauthenticated */
export function findOwnCandidateId(call: Call): Promise<OwnCandidateId | undefined> {
  return findCandidateId(call.database, ownUserId(call));
}

/** The caller's candidate, made on first need. Only in the transaction of a writing endpoint. @throws Problem unauthenticated */
export function ownCandidateId(call: Call): Promise<OwnCandidateId> {
  return ensureCandidate(call.database, ownUserId(call), call.clock.now());
}
