// Applicants, as those who recruit see them: stages, which of them are told when, ratings. A decline is told an hour after it was decided: so long
// it is nothing but a plan, undone without anybody having heard of it. @rule applicants.3
import { APPLICATION_STATES, type ApplicationState, mayMoveApplication } from './applications.ts';

/** The stages are the states of an application. */
export const APPLICANT_STAGES = APPLICATION_STATES;
/** Those of the board, from left to right; the others are over. */
export const BOARD_STAGES = ['sent', 'seen', 'inTalks', 'offer', 'hired', 'declined'] as const satisfies readonly ApplicationState[];
/** Where a recruiter may move somebody by hand. That an application was seen follows from opening it. */
export const APPLICANT_MOVES = ['seen', 'inTalks', 'offer', 'hired', 'declined'] as const satisfies readonly ApplicationState[];
export type ApplicantMove = (typeof APPLICANT_MOVES)[number];

/** States within which an organization may name stages of its own. Candidates see the state alone. @rule applications.11 */
export const STAGED_STATES = ['seen', 'inTalks', 'offer'] as const satisfies readonly ApplicantMove[];
export type StagedState = (typeof STAGED_STATES)[number];

type NamedStage = { state: StagedState; name: string };

/** Places of stages whose name one before them has in any case, in the order of the list. */
export function twiceNamed(stages: readonly NamedStage[]): number[] {
  const names = stages.map(({ name }) => name.normalize('NFKC').toLocaleLowerCase('en'));
  return names.flatMap((name, at) => (names.indexOf(name) < at ? [at] : []));
}

export const APPLICANT_SORTS = ['sent', 'changed', 'name', 'posting', 'rating'] as const;

/** What of the profile that was sent applicants are filtered by, in the order in which it is offered. @rule applicants.9 */
export const APPLICANT_FACETS = ['level', 'field', 'school', 'language', 'permit'] as const;
export type ApplicantFacet = (typeof APPLICANT_FACETS)[number];

/** An answer to a screening question as filters write it: `<id of the question>.yes`, or the words of a choice behind the dot. */
export const answerFilter = (questionId: string, value: boolean | string): string =>
  `${questionId}.${typeof value === 'string' ? value : value ? 'yes' : 'no'}`;

/** What such a filter asks for; undefined where it is none. A choice may be called yes too: both are meant. */
export function readAnswerFilter(filter: string): { questionId: string; values: (boolean | string)[] } | undefined {
  const [, questionId = '', value = ''] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(.+)$/is.exec(filter) ?? [];
  if (value === '') return undefined;
  const truth = value === 'yes' ? [true] : value === 'no' ? [false] : [];
  return { questionId: questionId.toLowerCase(), values: [...truth, value] };
}

/** Why somebody was declined: the organization's own record. The candidate is never told. @rule applicants.5 */
export const DECLINE_REASONS = [
  'requirements', 'permit', 'language', 'experience', 'anotherCandidate', 'positionFilled', 'positionWithdrawn', 'late', 'other',
] as const; // biome-ignore format: a list
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export const APPLICANT_LIMITS = {
  /** Chosen by hand for one action. */
  chosenAtOnce: 500,
  /** CVs in one file. */
  cvsAtOnce: 500,
  /** Own words to those who are declined. */
  wordsCharacters: 1000,
  noteCharacters: 4000,
  /** Of all colleagues, on one application. */
  notes: 200,
  ratingCharacters: 1000,
  stars: 5,
  /** Of one organization. */
  ownStages: 20,
  ownStageCharacters: 60,
  /** Of one filter, asked for at once. */
  filterValues: 40,
  /** Questions with few answers that applicants of a posting are filtered by. */
  answers: 400,
  /** How long a move of one applicant is undone: its mail waits. */
  undoMoveSeconds: 30,
  /** How long a decline is undone before anybody is told. */
  undoMinutes: 60,
  /** Earlier applications of the same person that stand beside one. */
  earlier: 20,
} as const;

/** When those who were declined at that time are told. */
export const toldAt = (decidedAt: Date): Date => new Date(decidedAt.getTime() + APPLICANT_LIMITS.undoMinutes * 60_000);

/** Where an application may be moved by those who recruit; `waiting`: its decline is decided and not told yet. */
export function applicantMoves(state: ApplicationState, waiting: boolean): ApplicantMove[] {
  return APPLICANT_MOVES.filter((to) => (waiting && to === 'declined' ? false : mayMoveApplication('inside', state, to, 'organization')));
}

/** The stage that a recruiter sees. */
export const stageOf = (state: ApplicationState, waiting: boolean): ApplicationState => (waiting ? 'declined' : state);

/** The mean of ratings to a tenth of a star; null where there is none. */
export function meanStars(stars: readonly number[]): number | null {
  return stars.length === 0 ? null : Math.round((stars.reduce((sum, one) => sum + one, 0) / stars.length) * 10) / 10;
}
