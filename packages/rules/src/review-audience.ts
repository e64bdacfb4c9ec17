// For whom a school reviews CVs, of those who are verified there. A school that says nothing reviews everybody's.
//
//   condition  lets in                                               nothing chosen
//   study      who studies there today, or who has graduated         both
//   levels     whose program is of one of the levels                 every level
//   programs   whose program is one of them                          every program, and none
//   labels     who has one of the labels that staff put on students  with and without
//
// All of them must hold. The program of a person is that of the school that ends last (no end is the latest), as the list of students has it; who has
// none neither studies there nor has graduated. What was chosen and deleted since lets nobody in: a condition never widens by itself.
// It is asked when a review is asked for; one that is open goes on. @rule cv-reviews.2
import { STUDY_TIMES } from './students.ts';

export const REVIEW_STUDIES = ['any', ...STUDY_TIMES] as const;
export type ReviewStudy = (typeof REVIEW_STUDIES)[number];

/** Lists that are empty ask for nothing. */
export type ReviewAudience = {
  study: ReviewStudy;
  levels: readonly string[];
  programIds: readonly string[];
  labelIds: readonly string[];
};
export const EVERYBODY_VERIFIED: ReviewAudience = { study: 'any', levels: [], programIds: [], labelIds: [] };

/** Programs and labels that a school may choose. */
export const REVIEW_AUDIENCE_MAX = 50;

/** Conditions in the order in which they are asked; a refusal names the first that does not hold. */
export const REVIEW_CONDITIONS = ['study', 'levels', 'programs', 'labels'] as const;
export type ReviewCondition = (typeof REVIEW_CONDITIONS)[number];

/** What the school knows of somebody: the program there (`endsOn` the last day, null without end), and their labels. */
export type AudienceStudent = {
  program: { id: string; levelId: string | null; endsOn: string | null } | null;
  labelIds: readonly string[];
};

export const isForEverybody = ({ study, levels, programIds, labelIds }: ReviewAudience): boolean =>
  study === 'any' && levels.length + programIds.length + labelIds.length === 0;

/** The condition that does not hold for somebody who is verified at the school; null: they may ask. `today`: YYYY-MM-DD in UTC. */
export function reviewRefusal(audience: ReviewAudience, { program, labelIds }: AudienceStudent, today: string): ReviewCondition | null {
  const graduated = program !== null && program.endsOn !== null && program.endsOn < today;
  const holds: Record<ReviewCondition, boolean> = {
    study: audience.study === 'any' || (program !== null && graduated === (audience.study === 'graduated')),
    levels: audience.levels.length === 0 || audience.levels.some((level) => level === program?.levelId),
    programs: audience.programIds.length === 0 || audience.programIds.some((id) => id === program?.id),
    labels: audience.labelIds.length === 0 || audience.labelIds.some((id) => labelIds.includes(id)),
  };
  return REVIEW_CONDITIONS.find((condition) => !holds[condition]) ?? null;
}
