// The students of a school as its career services see them: names of orders and filters, the palette of labels, bounds, and what a list says of ends.

/** Names of sorts of the list. `since`: when the person was connected with the school. */
export const STUDENT_SORTS = ['name', 'endsOn', 'state', 'since'] as const;

/** `current`: studies there today; `graduated`: the last program there has ended. */
export const STUDY_TIMES = ['current', 'graduated'] as const;

/** The colours that a label may have. */
export const LABEL_COLORS = ['gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink'] as const;
export type LabelColor = (typeof LABEL_COLORS)[number];

/** Labels that the staff of a school may make. */
export const LABELS_MAX = 200;
export const LABEL_NAME_CHARACTERS = 40;
/** The same of a label that an identity provider keeps. */
export const PROVIDED_LABEL_CHARACTERS = 256;
/** Students that are chosen one by one for an action: the largest page. */
export const CHOSEN_AT_ONCE = 100;
/** What was done to students at once can be taken back so long. */
export const CHANGE_UNDONE_MS = 86_400_000;
export const NOTE_CHARACTERS = 2000;
/** Notes that staff may keep on one student. */
export const NOTES_MAX = 500;
/** The latest openings of a record that its log shows. */
export const VIEWINGS_SHOWN = 50;
/** A viewer who opens a record again within this time is one line of its log. */
export const VIEWING_MS = 3_600_000;
/** Words of a search that are looked for. */
const SEARCH_WORDS = 8;

/** The words of a search, of a text that was folded: each must be found. Words of one or two letters begin a word. */
export function searchedWords(folded: string): { word: string; begins: boolean }[] {
  const words = [...new Set(folded.split(' ').filter((word) => word !== ''))].slice(0, SEARCH_WORDS);
  return words.map((word) => ({ word, begins: [...word].length < 3 }));
}

/** The last moment of the day (UTC) on which a verification ends. */
export const endOfLastDay = (endsOn: string): Date => new Date(`${endsOn}T23:59:59.999Z`);

/** What another end does to a verification; null: no end, which is later than any. @rule verification.29 */
export function endChange(before: Date | null, after: Date | null): 'earlier' | 'later' | 'same' {
  const [from, to] = [before?.getTime() ?? Number.POSITIVE_INFINITY, after?.getTime() ?? Number.POSITIVE_INFINITY];
  return to === from ? 'same' : to < from ? 'earlier' : 'later';
}

/** An end to which a verification may be extended: a day after today, at most ten years ahead. */
export function isExtensionEnd(endsOn: string, now: Date): boolean {
  const today = now.toISOString().slice(0, 10);
  const last = `${Number(today.slice(0, 4)) + 10}${today.slice(4)}`;
  return endsOn > today && endsOn <= last;
}
