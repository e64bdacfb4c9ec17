// An answer that could not be sent yet, in this tab only: the phone may be somebody else's next. Browsers that keep nothing are fine too.
import { OUTCOME_STATUSES } from '@fairway/rules/outcomes';
import type { OutcomeAnswer } from '../queries.ts';

const keyOf = (studyId: string) => `fairway.outcome.${studyId}`;

export function keepDraft(studyId: string, answer: OutcomeAnswer): void {
  try {
    sessionStorage.setItem(keyOf(studyId), JSON.stringify(answer));
  } catch {
    // Private windows may refuse; the answer still stands on the page.
  }
}

export function forgetDraft(studyId: string): void {
  try {
    sessionStorage.removeItem(keyOf(studyId));
  } catch {
    // As above.
  }
}

export function keptDraft(studyId: string): OutcomeAnswer | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(studyId)) ?? 'null');
    const isAnswer =
      typeof kept === 'object' && kept !== null && 'status' in kept && OUTCOME_STATUSES.some((status) => status === kept.status);
    return isAnswer ? (kept as OutcomeAnswer) : null;
  } catch {
    return null;
  }
}
