// The verification queue of a school's career services: what a row shows, what it can be sorted and narrowed by, and how old a request is.
//
//   status     state            question  answer  last action                                view
//   waiting    pending          none                                                          open
//   asked      pending          asked     none                                                open
//   answered   pending          asked     given                                               open
//   approved   verified                           approve                                     decided, after 7 days past
//   rejected   needVerification                   reject                                      decided, after 7 days past
//   -          verified                           any; its proof ends within 30 days          expiring
//
// Everything else is not in the queue. A decision of 7 days ago or less can be undone, an older one read (rules/verification.ts). @rule verification.8
import { UNDO_DAYS } from './verification.ts';

export const QUEUE_VIEWS = ['open', 'decided', 'past', 'expiring'] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];

/** In the order in which `state` sorts them. */
export const QUEUE_STATUSES = ['answered', 'waiting', 'asked', 'approved', 'rejected'] as const;
export type QueueStatus = (typeof QUEUE_STATUSES)[number];

export const QUEUE_SORTS = ['requestedAt', 'name', 'state', 'decidedAt', 'expiresAt'] as const;
export type QueueSort = (typeof QUEUE_SORTS)[number];

export const QUEUE_KINDS = ['manual', 'email'] as const;

/** Programs of a row besides one of the school's own: typed by the candidate, or none of this school at all. */
export const QUEUE_PROGRAMS = ['typed', 'none'] as const;

/** Who has a request. */
export const QUEUE_ASSIGNEES = ['me', 'nobody', 'others'] as const;

/** Requests that are at least so old. */
export const QUEUE_AGES = ['day', 'week', 'month'] as const;
export type QueueAge = (typeof QUEUE_AGES)[number];
export const QUEUE_AGE_DAYS: Readonly<Record<QueueAge, number>> = { day: 1, week: 7, month: 30 };

/** Proofs that end within so many days are shown. */
export const EXPIRING_DAYS = 30;

/** Rows that one call decides. */
export const QUEUE_BULK_MAX = 100;

/** Why a connection is held to be another one of the same person. */
export const DUPLICATE_SIGNS = ['name', 'studentEmail', 'phone'] as const;
export type DuplicateSign = (typeof DUPLICATE_SIGNS)[number];

/** What staff may do with a row. */
export const QUEUE_ACTIONS = ['approve', 'reject', 'askBack', 'undo', 'revoke', 'extend'] as const;
export type QueueAction = (typeof QUEUE_ACTIONS)[number];

const DAY_MS = 86_400_000;

export type QueueFacts = {
  state: string;
  question: string;
  answer: string;
  lastAction: string | null;
  lastActionAt: Date | null;
};

/** What the queue shows of a connection; undefined where it is not in the queue. */
export function queueStatus({ state, question, answer, lastAction }: QueueFacts): QueueStatus | undefined {
  if (state === 'pending') return question === '' ? 'waiting' : answer === '' ? 'asked' : 'answered';
  if (state === 'verified' && lastAction === 'approve') return 'approved';
  return state === 'needVerification' && lastAction === 'reject' ? 'rejected' : undefined;
}

/** Until when a decision can be undone. */
const undoEnd = (decidedAt: Date): Date => new Date(decidedAt.getTime() + UNDO_DAYS * DAY_MS);

/** What staff may do with a connection. */
export function queueActions(facts: QueueFacts, now: Date): QueueAction[] {
  const status = queueStatus(facts);
  if (facts.state === 'pending') return ['approve', 'reject', 'askBack'];
  const isLate = !facts.lastActionAt || now > undoEnd(facts.lastActionAt);
  const undo: QueueAction[] = !isLate && (status === 'approved' || status === 'rejected') ? ['undo'] : [];
  return facts.state === 'verified' ? [...undo, 'revoke', 'extend'] : undo;
}
