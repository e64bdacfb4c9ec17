// What an organization's own posting is and becomes, and by whom. One table; the database holds to it too (trigger posting_moves, and a test
// that compares the two).
//
//   from       organization                      system
//   draft      scheduled live withdrawn          -
//   scheduled  draft live withdrawn              live (its time has come)
//   live       paused closed withdrawn           expired (its deadline has passed)
//   paused     live closed withdrawn             expired
//   closed     live                              -
//   expired    live (with another deadline)      -
//   withdrawn  draft (taken back)                -
//
// paused: seen by nobody for a while; closed: filled, or over; withdrawn: should never have been. @rule postings.1

export const POSTING_STATES = ['draft', 'scheduled', 'live', 'paused', 'closed', 'expired', 'withdrawn'] as const;
export type PostingState = (typeof POSTING_STATES)[number];
export const POSTING_MOVERS = ['organization', 'system'] as const;
export type PostingMover = (typeof POSTING_MOVERS)[number];

export const POSTING_SORTS = ['changed', 'title', 'deadline', 'published'] as const;

const MOVES: Readonly<Record<PostingState, Readonly<Partial<Record<PostingMover, readonly PostingState[]>>>>> = {
  draft: { organization: ['scheduled', 'live', 'withdrawn'] },
  scheduled: { organization: ['draft', 'live', 'withdrawn'], system: ['live'] },
  live: { organization: ['paused', 'closed', 'withdrawn'], system: ['expired'] },
  paused: { organization: ['live', 'closed', 'withdrawn'], system: ['expired'] },
  closed: { organization: ['live'] },
  expired: { organization: ['live'] },
  withdrawn: { organization: ['draft'] },
};

export function mayMovePosting(from: PostingState, to: PostingState, by: PostingMover): boolean {
  return MOVES[from][by]?.includes(to) ?? false;
}

/** What its organization may make of it now, in the order of the table. */
export const postingMoves = (from: PostingState): readonly PostingState[] => MOVES[from].organization ?? [];

/** It stands before readers, or will by itself: only what is complete may be so. */
export const isShownState = (state: PostingState): boolean => state === 'live' || state === 'scheduled';
