// A partnership of two schools: one proposes, the other agrees, and either ends it. One table; the database holds to it too (trigger
// school_partnership_moves, and a test that compares the two).
//
//   from       the school that proposed   the school that was asked   by itself
//   proposed   takenBack                  accepted declined           expired (nobody answered for so many days)
//   accepted   ended                      ended                       -
//
// What was declined, taken back, expired or ended stays so: whatever comes after it is another proposal. While one of two is suspended their
// partnership rests: its state stays, and it counts for nothing until both are open. @rule school-partners.1, school-partners.2

export const PARTNERSHIP_STATES = ['proposed', 'accepted', 'declined', 'takenBack', 'expired', 'ended'] as const;
export type PartnershipState = (typeof PARTNERSHIP_STATES)[number];
export const PARTNERSHIP_MOVERS = ['proposer', 'asked', 'system'] as const;
export type PartnershipMover = (typeof PARTNERSHIP_MOVERS)[number];
export const PARTNERSHIP_ANSWERS = ['accept', 'decline'] as const;
/** What can be ended: a partnership, or a proposal by who made it. */
export const OPEN_PARTNERSHIP_STATES = ['proposed', 'accepted'] as const satisfies readonly PartnershipState[];

/** How a school stands to one that looks for partners; free: it can be proposed to. */
export const PARTNER_STANDINGS = ['free', 'own', 'partner', 'proposed', 'asks', 'declined'] as const;
export type PartnerStanding = (typeof PARTNER_STANDINGS)[number];

export const SCHOOL_PARTNER_LIMITS = {
  noteCharacters: 500,
  /** A proposal that nobody answers ends after so many days. */
  answerDays: 90,
  /** So long a school that was declined does not propose to the same one again: a quarter. */
  againDays: 91,
  /** Partners and own open proposals of one school. */
  open: 200,
  /** Own proposals within a day: each is a mail to somebody. */
  daily: 20,
  /** Of a search. */
  found: 20,
  /** What is over, newest first; older ones stay. */
  past: 20,
} as const;

const DAY_MS = 86_400_000;

const MOVES: Readonly<Partial<Record<PartnershipState, Readonly<Partial<Record<PartnershipMover, readonly PartnershipState[]>>>>>> = {
  proposed: { proposer: ['takenBack'], asked: ['accepted', 'declined'], system: ['expired'] },
  accepted: { proposer: ['ended'], asked: ['ended'] },
};

export function mayMovePartnership(from: PartnershipState, to: PartnershipState, by: PartnershipMover): boolean {
  return MOVES[from]?.[by]?.includes(to) ?? false;
}

/** When a proposal ends by itself. */
export const proposalEnd = (proposedAt: Date): Date => new Date(proposedAt.getTime() + SCHOOL_PARTNER_LIMITS.answerDays * DAY_MS);

/** Who was proposed to before this is asked no more. */
export const expiredBefore = (now: Date): Date => new Date(now.getTime() - SCHOOL_PARTNER_LIMITS.answerDays * DAY_MS);

/** The last that was between two schools, as one of them sees it. */
export type LastPartnership = { state: PartnershipState; isOurs: boolean; proposedAt: Date; answeredAt: Date | null };

/** As it is now: a proposal is over at its end, whether or not anybody has written so yet. */
export function stateNow({ state, proposedAt }: Pick<LastPartnership, 'state' | 'proposedAt'>, now: Date): PartnershipState {
  return state === 'proposed' && proposalEnd(proposedAt) <= now ? 'expired' : state;
}

/** From when on a school may propose again to one that declined; null: at once. */
export function againAt(last: LastPartnership | undefined): Date | null {
  if (!last?.isOurs || last.state !== 'declined' || !last.answeredAt) return null;
  return new Date(last.answeredAt.getTime() + SCHOOL_PARTNER_LIMITS.againDays * DAY_MS);
}

/** How another school stands to ours. */
export function standingOf(last: LastPartnership | undefined, now: Date): Exclude<PartnerStanding, 'own'> {
  if (!last) return 'free';
  const state = stateNow(last, now);
  if (state === 'accepted') return 'partner';
  if (state === 'proposed') return last.isOurs ? 'proposed' : 'asks';
  const again = againAt(last);
  return again && again > now ? 'declined' : 'free';
}
