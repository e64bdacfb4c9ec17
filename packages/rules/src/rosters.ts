// What the words of a roster mean: which of the school's programs, which level, and who of its staff. @rule verification.31
import { fold } from './folding.ts';
import { EDUCATION_LEVELS, type EducationLevel } from './jobs.ts';

export type RosterProgram = { id: string; name: string; levelId: string | null };
export type RosterStaff = { id: string; email: string; name: string };
/** null: the file says nothing; `unknown`: it says what the school has not, or has more than once. */
export type RosterFound = { id: string | null } | 'unknown';

const NOTHING: RosterFound = { id: null };

/** Words of levels that files say, beside the codes; folded. */
const LEVEL_WORDS: ReadonlyMap<string, EducationLevel> = new Map([
  ['doctorate', 'phd'],
  ['doctoral', 'phd'],
  ['ph d', 'phd'],
  ['masters', 'master'],
  ['msc', 'master'],
  ['ma', 'master'],
  ['bachelors', 'bachelor'],
  ['bsc', 'bachelor'],
  ['ba', 'bachelor'],
  ['certificate', 'certification'],
]);
const wordsOf = (text: string): string =>
  fold(text)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A level by its code or a usual word; undefined: none of them. */
export function rosterLevel(text: string): EducationLevel | undefined {
  const words = wordsOf(text);
  return EDUCATION_LEVELS.find((level) => level === words) ?? LEVEL_WORDS.get(words);
}

/** A program of the school by its name, whatever case and accents; the level tells those of the same name apart, and must not say another one. */
export function rosterProgram(programs: readonly RosterProgram[], { program, level }: { program: string; level: string }): RosterFound {
  if (wordsOf(program) === '') return level.trim() === '' || rosterLevel(level) ? NOTHING : 'unknown';
  const asked = level.trim() === '' ? undefined : rosterLevel(level);
  if (level.trim() !== '' && asked === undefined) return 'unknown';
  const found = programs.filter(({ name, levelId }) => wordsOf(name) === wordsOf(program) && (asked === undefined || levelId === asked));
  return onlyOf(found);
}

/** Somebody of the staff by address, else by a name that only one of them has. */
export function rosterAdviser(staff: readonly RosterStaff[], text: string): RosterFound {
  const typed = text.trim();
  if (typed === '') return NOTHING;
  if (typed.includes('@')) return onlyOf(staff.filter(({ email }) => email.toLowerCase() === typed.toLowerCase()));
  return onlyOf(staff.filter(({ name }) => wordsOf(name) === wordsOf(typed)));
}

function onlyOf(found: readonly { id: string }[]): RosterFound {
  const [only] = found;
  return only && found.length === 1 ? { id: only.id } : 'unknown';
}

/** A number as it is compared: without spaces and case. */
export const rosterNumber = (text: string): string => text.replace(/\s/g, '').toLowerCase();
