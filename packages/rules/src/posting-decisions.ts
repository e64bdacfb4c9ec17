// What a school makes of a posting that was written for its students, and by whom it becomes another. One table; the database holds to it too
// (trigger posting_decision_moves, and a test that compares the two).
//
//   from      school                     employer                      system (the school's own rules)   undo (of the school's last step)
//   waiting   asked approved declined    -                             approved declined                 -
//   asked     approved declined          waiting (it has answered)     -                                 waiting
//   approved  declined                   -                             -                                 waiting asked declined
//   declined  approved                   waiting (changed since)       -                                 waiting asked approved
//
// What a school decides is told to the employer by mail ten minutes later; until then the school can take it back. @rule postings.9
//
// Readers of a school see a posting that its school approved, and no other. An edit after it leaves it approved and says to the school what
// changed, until somebody there has looked. @rule postings.5, postings.6
import type { PostingContent } from './posting-content.ts';

export const POSTING_DECISION_STATES = ['waiting', 'asked', 'approved', 'declined'] as const;
export type PostingDecisionState = (typeof POSTING_DECISION_STATES)[number];
export const POSTING_DECISION_MOVERS = ['school', 'employer', 'system', 'undo'] as const;
export type PostingDecisionMover = (typeof POSTING_DECISION_MOVERS)[number];

/** What happened, in a history: a move, that somebody has looked at what changed, or that the school took its last step back. */
export const POSTING_DECISION_STEPS = ['wait', 'ask', 'answer', 'again', 'approve', 'confirm', 'decline', 'undo'] as const;
export type PostingDecisionStep = (typeof POSTING_DECISION_STEPS)[number];

/** Why a school declines; what an employer is told in its own language. `other` needs words. */
export const DECLINE_REASONS = ['unfitting', 'pay', 'conditions', 'unclear', 'employer', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** waits: a school has it to decide; changed: it was edited after its school approved it. */
export const POSTING_DECISION_VIEWS = ['open', 'changed', 'decided'] as const;
export type PostingDecisionView = (typeof POSTING_DECISION_VIEWS)[number];
export const POSTING_DECISION_SORTS = ['since', 'title', 'organization', 'deadline'] as const;

export const POSTING_DECISION_LIMITS = {
  /** A note, a question, an answer. */
  noteCharacters: 1000,
  /** Steps of one posting at one school: nobody asks for ever. */
  steps: 100,
  bulk: 100,
  /** So long a school can take a decision back; then its employer is mailed. */
  undoMinutes: 10,
} as const;

/** Schools as an organization lists them. */
export const ORGANIZATION_SCHOOL_SORTS = ['name', 'asked', 'last'] as const;

/** What a school made of an employer. */
export const SCHOOL_EMPLOYER_STATES = ['approved', 'declined'] as const;
export const SCHOOL_EMPLOYER_SORTS = ['name', 'decided', 'waiting'] as const;
export type SchoolEmployerState = (typeof SCHOOL_EMPLOYER_STATES)[number];

const MOVES: Readonly<Record<PostingDecisionState, Readonly<Partial<Record<PostingDecisionMover, readonly PostingDecisionState[]>>>>> = {
  waiting: { school: ['asked', 'approved', 'declined'], system: ['approved', 'declined'] },
  asked: { school: ['approved', 'declined'], employer: ['waiting'], undo: ['waiting'] },
  approved: { school: ['declined'], undo: ['waiting', 'asked', 'declined'] },
  declined: { school: ['approved'], employer: ['waiting'], undo: ['waiting', 'asked', 'approved'] },
};

export function mayMoveDecision(from: PostingDecisionState, to: PostingDecisionState, by: PostingDecisionMover): boolean {
  return MOVES[from][by]?.includes(to) ?? false;
}

/** What was decided before can be taken back no more, and its employer is told. */
export const undoEnd = (now: Date): Date => new Date(now.getTime() - POSTING_DECISION_LIMITS.undoMinutes * 60_000);

/** Words that a decision lacks. */
export function decisionFault(decision: { reason: DeclineReason | null; note: string }): 'note_missing' | undefined {
  return decision.reason === 'other' && decision.note.trim() === '' ? 'note_missing' : undefined;
}

/** What readers see of a posting, without whom it is for: a school is not asked again when another school is. */
export function shownPart({ schools: _schools, ...shown }: PostingContent): Omit<PostingContent, 'schools'> {
  return shown;
}
