// What readers report, what the platform decides on it, and what the organization answers. What was reported is a case: one posting, organization
// or article with all that was said of it. One table; the database holds to it too (trigger report_case_moves, and a test that compares the two).
//
//   from         report      keep   take down    undo      appeal     uphold   lift
//   waiting      waiting     kept   taken_down   -         -          -        -
//   kept         waiting     -      -            waiting   -          -        -
//   taken_down   taken_down  -      -            waiting   appealed   -        -
//   appealed     appealed    -      -            -         -          upheld   lifted
//   upheld       upheld      -      -            -         -          -        lifted
//   lifted       waiting     -      -            -         -          -        -
//
// A decision is undone as long as the organization has not answered it; what it has answered is decided once more, with words.
// @rule trust.3, trust.6

export const REPORTED_KINDS = ['posting', 'organization', 'article'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

/** What may be wrong, by what it is said of. The last one says nothing without words. @rule jobs.39, trust.1, trust.2 */
export const REPORT_REASONS = {
  posting: ['asks_payment', 'not_real', 'closed', 'wrong_facts', 'discriminating', 'other'],
  organization: ['pretends', 'asks_money', 'offensive', 'wrong_facts', 'other'],
  article: ['offensive', 'misleading', 'copied', 'other'],
} as const;
export type ReportReason = (typeof REPORT_REASONS)[ReportedKind][number];
/** All of them, each once. */
export const ALL_REPORT_REASONS = [...new Set(Object.values(REPORT_REASONS).flat())] as [ReportReason, ...ReportReason[]];

export const TRUST_LIMITS = {
  /** Visible characters of a report, of the words of a decision, of an appeal. */
  characters: 1000,
  /** Characters of the text that is kept as it was shown. */
  evidenceCharacters: 20_000,
  /** So long an organization may answer a decision. */
  appealDays: 30,
  /** Reporters and owners are mailed a decision that was not undone after so long. */
  toldAfterMinutes: 10,
  /** An article that its owners took off goes for good so long after that, and after the last decision on it. */
  takenOffDays: 60,
  /** Earlier decisions shown beside a case. */
  earlier: 20,
} as const;

export const CASE_STATES = ['waiting', 'kept', 'taken_down', 'appealed', 'upheld', 'lifted'] as const;
export type CaseState = (typeof CASE_STATES)[number];
export const CASE_STEPS = ['report', 'keep', 'takeDown', 'undo', 'appeal', 'uphold', 'lift'] as const;
export type CaseStep = (typeof CASE_STEPS)[number];
export const CASE_SORTS = ['at', 'reports', 'title', 'organization'] as const;

export const REPORT_DECISIONS = ['kept', 'taken_down'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];
export const APPEAL_ANSWERS = ['upheld', 'lifted'] as const;
export type AppealAnswer = (typeof APPEAL_ANSWERS)[number];

const NEXT: Readonly<Record<CaseState, Readonly<Partial<Record<CaseStep, CaseState>>>>> = {
  waiting: { report: 'waiting', keep: 'kept', takeDown: 'taken_down' },
  kept: { report: 'waiting', undo: 'waiting' },
  taken_down: { report: 'taken_down', undo: 'waiting', appeal: 'appealed' },
  appealed: { report: 'appealed', uphold: 'upheld', lift: 'lifted' },
  upheld: { report: 'upheld', lift: 'lifted' },
  lifted: { report: 'waiting' },
};

/** What a case becomes; undefined: it cannot. */
export const nextCaseState = (from: CaseState, step: CaseStep): CaseState | undefined => NEXT[from][step];

/** No reader finds what was reported. */
export const isTakenDown = (state: CaseState): boolean => state === 'taken_down' || state === 'appealed' || state === 'upheld';

/** The last instant at which a decision is answered. */
export const appealUntil = (decidedAt: Date): Date => new Date(decidedAt.getTime() + TRUST_LIMITS.appealDays * 86_400_000);

/** Why an organization cannot answer a decision; undefined: it can. */
export function appealRefusal(decision: { state: CaseState; decidedAt: Date }, now: Date): 'state' | 'over' | undefined {
  if (nextCaseState(decision.state, 'appeal') === undefined) return 'state';
  return now > appealUntil(decision.decidedAt) ? 'over' : undefined;
}

/** What keeps a report from being sent. */
export function reportIssue(reason: string | undefined, text: string): 'reason' | 'text' | undefined {
  if (reason === undefined) return 'reason';
  return reason === 'other' && text.trim() === '' ? 'text' : undefined;
}
