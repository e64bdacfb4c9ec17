// What somebody wrote for an application and did not send yet: kept in this browser by person and posting, so that neither a closed page nor a
// lost line takes it. The key goes with it: pressing again after a line broke finds what was sent. It is gone once it was sent.
import type { AnswerValue } from '@fairway/rules/screening-questions';

export type Draft = {
  key: string;
  letter: string;
  /** undefined: not chosen, the default one counts; null: none. */
  cvId?: string | null | undefined;
  answers: Readonly<Record<string, AnswerValue>>;
};

const nameOf = (userId: string, jobId: string) => `fw.apply.${userId}.${jobId}`;

/** The draft of this browser, or a new one. */
export function readDraft(userId: string, jobId: string): Draft {
  const fresh = { key: crypto.randomUUID(), letter: '', answers: {} };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(userId, jobId)) ?? 'null');
    return isDraft(kept) ? kept : fresh;
  } catch {
    return fresh;
  }
}

function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { key, letter, answers } = kept as Partial<Draft>;
  return typeof key === 'string' && typeof letter === 'string' && typeof answers === 'object' && answers !== null;
}

/** A browser that keeps nothing keeps it as long as the page. */
export function keepDraft(userId: string, jobId: string, draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(nameOf(userId, jobId), JSON.stringify(draft));
    else localStorage.removeItem(nameOf(userId, jobId));
  } catch {
    // See above.
  }
}
