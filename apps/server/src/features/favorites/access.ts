// Mints the scope of favourites: the caller's own candidate.
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ensureCandidate, type OwnCandidateId } from '../candidates/commands.ts';
import { findCandidateId } from '../candidates/queries.ts';
import { ownUserId } from '../identity/access.ts';

export type { OwnCandidateId };

/** The caller's candidate; undefined while nothing made the row: then there are no favourites either. @throws Problem unauthenticated */
export function findOwnCandidateId(request: ApiRequest): Promise<OwnCandidateId | undefined> {
  return findCandidateId(request.database, ownUserId(request));
}

/** The caller's candidate, made on first need. Only in the transaction of a writing endpoint. @throws Problem unauthenticated */
export function ownCandidateId(request: ApiRequest): Promise<OwnCandidateId> {
  return ensureCandidate(request.database, ownUserId(request), request.clock.now());
}
