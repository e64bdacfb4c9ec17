// Titles that are occupations of the dictionary of concepts (rules/concepts) and have no word that marks titles ("street sweeper", "Raumausstatterin",
// "舞台監督"). The dictionary has the words of fields and tasks too, so only what is such a form as a whole says something, or nearly.
import { occupationForms } from '@fairway/rules/concepts/occupation-words';
import { type Locale, languageTag } from '@fairway/rules/locales';
import { isUnspaced, keyOf } from './phrases.ts';

type Forms = { whole: ReadonlySet<string>; stems: ReadonlySet<string> };

const known = new Map<Locale, Forms>();

function formsOf(locale: Locale): Forms {
  const made = known.get(locale) ?? makeForms(locale);
  known.set(locale, made);
  return made;
}

function makeForms(locale: Locale): Forms {
  const whole = new Set<string>();
  const stems = new Set<string>();
  for (const form of occupationForms(languageTag(locale).split('-')[0]!)) {
    const key = keyOf(form.replace(/\*$/, ''));
    whole.add(key);
    if (form.endsWith('*')) stems.add(key);
  }
  return { whole, stems };
}

/** So many letters an ending has at most: "Landwirt" and "Landwirtinnen". */
const ENDING_MAX = 5;
/** Shorter words are also names, and words of others. */
const LEAST = 4;
const UNSPACED_LEAST = 3;
/** Longer texts are no titles. */
const LONGEST = 80;
/** So much of a title the occupation is at least. */
const MOST = 0.6;
/** "(m/w/d)", "(Aushilfe)", "/in". */
const BESIDE = /\s*[([（【][^)\]）】]*[)\]）】]|[/:*·_](?:in(?:nen)?|r|ra|a|e|trice|euse|ère|ière)(?=\s|$)/giu;

/** Texts are asked about again and again. */
const SHARES_MAX = 5_000;
const shares = new Map<string, number>();

/** How much of a text is an occupation as people call it in the CV's language or in English: 0 where less than most, 1 where all. */
export function occupationShare(text: string, language: Locale): number {
  const asked = `${language} ${text}`;
  if (shares.size > SHARES_MAX) shares.clear();
  const share = shares.get(asked) ?? shareOf(text, [language, 'en']);
  shares.set(asked, share);
  return share;
}

function shareOf(text: string, locales: readonly Locale[]): number {
  if (text.length > LONGEST) return 0;
  const key = keyOf(text.replaceAll(BESIDE, ''));
  const pieces = isUnspaced(text) ? piecesOf([...key], UNSPACED_LEAST, '') : piecesOf(key.split(' '), 1, ' ');
  const found = pieces.find(
    (piece) => piece.length >= (isUnspaced(text) ? UNSPACED_LEAST : LEAST) && locales.some((locale) => isForm(piece, formsOf(locale))),
  );
  return found === undefined ? 0 : found.length / key.length;
}

/** The whole, then its beginnings and ends, the longest first, as far as they are most of it. */
function piecesOf(parts: readonly string[], least: number, joint: string): string[] {
  const total = parts.join(joint).length;
  const pieces = [parts.join(joint)];
  for (let count = parts.length - 1; count >= least; count--)
    pieces.push(parts.slice(0, count).join(joint), parts.slice(-count).join(joint));
  return pieces.filter((piece) => piece.length >= MOST * total);
}

/** "Marine biology" is what a marine biologist has studied. */
const OF_FIELDS = /(?:log(?:y|ie|[ií]a)|graph(?:y|ie)|graf(?:ie|[ií]a)|nomy|nomie|nom[ií]a|metry|istry|ering|ics|логи[яи]|графи[яи])$/u;

function isForm(key: string, { whole, stems }: Forms): boolean {
  if (OF_FIELDS.test(key)) return false;
  if (whole.has(key)) return true;
  for (let cut = 1; cut <= ENDING_MAX && key.length - cut >= LEAST; cut++) if (stems.has(key.slice(0, -cut))) return true;
  return false;
}
