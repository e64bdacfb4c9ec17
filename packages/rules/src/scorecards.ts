// Scorecards: what a posting's applicants are looked at for (its criteria), and what each of those who recruit saw of one, before they see what
// others saw. @rule applicants.10
export const VERDICTS = ['strongNo', 'no', 'yes', 'strongYes'] as const;
export type Verdict = (typeof VERDICTS)[number];
/** From nothing of it to all of it. */
export const SCORES = [1, 2, 3, 4] as const;
/** What a team may start with; its words are in the reader's language, and the team's own from then on. */
export const STANDARD_CRITERIA = ['knowledge', 'problems', 'communication', 'together', 'motivation', 'learning'] as const;

export const SCORECARD_LIMITS = {
  criteria: 12,
  criterionCharacters: 120,
  /** On one criterion. */
  noteCharacters: 500,
  wordsCharacters: 1000,
} as const;

type GivenScore = { criterionId: string; score: number | null };
export type GivenCard = { verdict: Verdict; scores: readonly GivenScore[] };

/** How many gave which score on a criterion; `scores` from 1 to 4. */
type CriterionSummary = { criterionId: string; scores: number[]; notSeen: number };
export type CardSummary = { verdicts: Record<Verdict, number>; criteria: CriterionSummary[] };

/** How many of which, by criterion in the order of `criterionIds`; a card that says nothing of one did not see it. */
export function summaryOf(cards: readonly GivenCard[], criterionIds: readonly string[]): CardSummary {
  const scoreOf = ({ scores }: GivenCard, id: string) => scores.find(({ criterionId }) => criterionId === id)?.score ?? null;
  return {
    verdicts: Object.fromEntries(VERDICTS.map((verdict) => [verdict, cards.filter((card) => card.verdict === verdict).length])) as Record<
      Verdict,
      number
    >,
    criteria: criterionIds.map((criterionId) => ({
      criterionId,
      scores: SCORES.map((score) => cards.filter((card) => scoreOf(card, criterionId) === score).length),
      notSeen: cards.filter((card) => scoreOf(card, criterionId) === null).length,
    })),
  };
}
