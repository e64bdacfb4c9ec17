// What readers report of postings, and what is decided on it. Words that pages and server share.

/** What may be wrong with a posting. The last one says nothing without words. @rule jobs.39 */
export const REPORT_REASONS = ['asks_payment', 'not_real', 'closed', 'wrong_facts', 'discriminating', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
/** Visible characters of the words. */
export const REPORT_CHARACTERS = 1000;

/** `waiting`: nobody has decided on its last report; `kept`: nothing was wrong; `withdrawn`: no reader finds it any more. @rule jobs.40 */
export const REPORT_STATES = ['waiting', 'kept', 'withdrawn'] as const;
export const REPORT_DECISIONS = ['kept', 'withdrawn'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];
/** Names of sorts: the last report, how many, title, employer. */
export const REPORT_SORTS = ['at', 'reports', 'title', 'organization'] as const;

/** What keeps a report from being sent. */
export function reportIssue(reason: string | undefined, text: string): 'reason' | 'text' | undefined {
  if (reason === undefined) return 'reason';
  return reason === 'other' && text.trim() === '' ? 'text' : undefined;
}
