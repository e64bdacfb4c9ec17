// Applications: what they become and by whom, and what an employer may ask. One table; the database holds to it too (trigger
// application_moves, and a test that compares the two).
//
//   from                 candidate    organization                            system
//   sent                 withdrawn    seen inTalks offer hired declined       closedWithoutAnswer
//   seen                 withdrawn    inTalks offer hired declined            closedWithoutAnswer
//   inTalks              withdrawn    seen offer hired declined               -
//   offer                withdrawn    seen inTalks hired declined             -
//   hired                -            offer (was marked by mistake)           -
//   declined             -            seen inTalks offer (taken back)         -
//   closedWithoutAnswer  -            inTalks offer hired declined (late)     -
//   withdrawn            -            -                                       -
//
// What was sent elsewhere (kinds outside, byHand) is its candidate's own record: every move is the candidate's, and nobody else's.
// @rule applications.2

export const APPLICATION_STATES = [
  'sent', 'seen', 'inTalks', 'offer', 'hired', 'declined', 'closedWithoutAnswer', 'withdrawn',
] as const; // biome-ignore format: a list
export type ApplicationState = (typeof APPLICATION_STATES)[number];
/** Somebody still has something to say. */
export const OPEN_APPLICATION_STATES = ['sent', 'seen', 'inTalks', 'offer'] as const satisfies readonly ApplicationState[];

/** inside: sent here; outside: by the link of a posting of ours; byHand: of a posting from elsewhere. */
export const APPLICATION_KINDS = ['inside', 'outside', 'byHand'] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

export const APPLICATION_MOVERS = ['candidate', 'organization', 'system'] as const;
export type ApplicationMover = (typeof APPLICATION_MOVERS)[number];

export const APPLICATION_SORTS = ['changedAt', 'sentAt', 'title', 'organization', 'state'] as const;

/** Answers to "Did you apply?", asked once after the link of a posting was opened. */
export const OPENING_ANSWERS = ['applied', 'notYet', 'never'] as const;
export type OpeningAnswer = (typeof OPENING_ANSWERS)[number];

export const APPLICATION_LIMITS = {
  letterCharacters: 5000,
  titleCharacters: 200,
  organizationCharacters: 200,
  placeCharacters: 200,
  linkCharacters: 2000,
  noteCharacters: 2000,
  notes: 50,
  reminderCharacters: 200,
  reminders: 20,
  /** Of a person, in all: what was sent here is not counted. */
  ownApplications: 500,
} as const;

type Moves = Readonly<Partial<Record<ApplicationMover, readonly ApplicationState[]>>>;
const APPLICATION_MOVES: Readonly<Record<ApplicationState, Moves>> = {
  sent: {
    candidate: ['withdrawn'],
    organization: ['seen', 'inTalks', 'offer', 'hired', 'declined'],
    system: ['closedWithoutAnswer'],
  },
  seen: { candidate: ['withdrawn'], organization: ['inTalks', 'offer', 'hired', 'declined'], system: ['closedWithoutAnswer'] },
  inTalks: { candidate: ['withdrawn'], organization: ['seen', 'offer', 'hired', 'declined'] },
  offer: { candidate: ['withdrawn'], organization: ['seen', 'inTalks', 'hired', 'declined'] },
  hired: { organization: ['offer'] },
  declined: { organization: ['seen', 'inTalks', 'offer'] },
  closedWithoutAnswer: { organization: ['inTalks', 'offer', 'hired', 'declined'] },
  withdrawn: {},
};

export function mayMoveApplication(kind: ApplicationKind, from: ApplicationState, to: ApplicationState, by: ApplicationMover): boolean {
  if (kind !== 'inside') return by === 'candidate' && from !== to;
  return APPLICATION_MOVES[from][by]?.includes(to) ?? false;
}

/**
 * The moves by which the organization takes one back, in order; none: it cannot. What was new was looked at, so it becomes seen; by mistake
 * hired goes over an offer.
 */
export function undoneMoves(from: ApplicationState, to: ApplicationState): ApplicationState[] {
  // Nothing is told of the others: they are simply moved once more.
  if (!isToldByMail(to)) return [];
  const back = from === 'sent' ? 'seen' : from;
  const may = (one: ApplicationState, other: ApplicationState) => mayMoveApplication('inside', one, other, 'organization');
  if (may(to, back)) return [back];
  return to === 'hired' && back !== 'offer' && may('offer', back) ? ['offer', back] : [];
}

export function isOpenApplication(state: ApplicationState): boolean {
  return (OPEN_APPLICATION_STATES as readonly ApplicationState[]).includes(state);
}

/** States of which the candidate is told by mail. That somebody opened an application is seen on its page, and is no mail. */
export const TOLD_BY_MAIL = ['inTalks', 'offer', 'hired', 'declined', 'closedWithoutAnswer'] as const satisfies readonly ApplicationState[];
export type ToldState = (typeof TOLD_BY_MAIL)[number];

export function isToldByMail(state: ApplicationState): state is ToldState {
  return (TOLD_BY_MAIL as readonly ApplicationState[]).includes(state);
}
