// The scope of one's own profile: a candidate id that was found by the caller's own user id (OwnUserId), and by nothing else. Every query on
// a candidate's rows takes it.

/** A candidate id that is the caller's own. */
export type OwnCandidateId = string & { readonly ownCandidate: unique symbol };

/** Mints it from a row that was read by the caller's user id. */
export const ownCandidateId = (row: { id: string }): OwnCandidateId => row.id as OwnCandidateId;
