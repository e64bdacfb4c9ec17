// The category of whom a text looks for: the occupations that its beginning names, not those one reports to or works with. @rule reference.1
import type { JobCategory } from '../jobs.ts';
import { isPartOfOtherName } from './skill-evidence.ts';
import { asidesOf } from './text-asides.ts';
import { Scores } from './title-categories.ts';
import { isLoose, occupationFinder } from './title-meanings.ts';
import type { Words } from './words.ts';

/** Words at the beginning of a text that say who is looked for. */
const TEXT_WORDS = 160;
const OPENING_WORDS = 50;

/** A field of work alone is no occupation: "telecommunications", "orthotics". */
const FIELD_ENDS = /(?:tions?|ics|logy|ment|ance|ence|ity|ship)$/;

/**
 * The category of the occupations that a text names where it says who is looked for; undefined where it names several or none. `industries`: what the
 * employer is of; `language`: ISO 639 code.
 */
export function categoryOfText(text: Words, industries: ReadonlySet<JobCategory>, language = 'en'): JobCategory | undefined {
  const upTo = <T>(list: readonly T[]): T[] => list.slice(0, TEXT_WORDS);
  const opening: Words = {
    ...text,
    words: upTo(text.words),
    ids: upTo(text.ids),
    breaks: upTo(text.breaks),
    starts: upTo(text.starts),
    hasHan: false,
  };
  const counts = new Scores();
  const asideAt = asidesOf(text);
  for (const match of occupationFinder.find(opening)) {
    const { value, first, last } = match;
    const isField = first === last && first >= 0 && FIELD_ENDS.test(opening.words[first]!.folded);
    const isOther = isField || isLoose(opening, match) || isNoOccupation(opening, match) || isPartOfOtherName(opening, first, last);
    if (isOther || (first >= 0 && asideAt(text.starts[first] ?? 0) === 'offer')) continue;
    // Of what the employer is of anybody may be named; of other trades those alone who are looked for.
    if (language === 'en' && !industries.has(value) && isSomebodyElse(opening, first)) continue;
    counts.give(value, first < OPENING_WORDS ? 2 : 1);
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  return first && first[1] >= 2 && first[1] >= 2 * (second?.[1] ?? 0) ? first[0] : undefined;
}

/** "We are recruiting", "it supports", "enrolled in an": words that are an occupation in another form or another language. */
function isNoOccupation({ words }: Words, { first, last }: { first: number; last: number }): boolean {
  if (first < 0) return false;
  const [one] = words.slice(first, last + 1);
  return (first === last && one!.folded === 'recruiting') || one!.text === 'it' || one!.text === 'in';
}

/** What stands before who is looked for: "seeking experienced nurses", "post of accountant", "as cook". */
const LOOKED_FOR = new Set(
  'as seeking seek seeks recruit recruiting hire hiring need needs require requires experienced qualified registered motivated enthusiastic dedicated talented position positions role post posts title vacancies vacancy opportunities'.split(
    ' ',
  ),
);
const WITH = new Set('with alongside by from to assist assisting support supporting supports including between among under'.split(' '));
const DETERMINERS = new Set('the our your its their local senior junior new all of for temporary permanent full part time'.split(' '));

/** Whom one reports to or works with, and many of whom a text only tells; the title and whom it says it looks for are none of these. */
function isSomebodyElse({ text, words, starts }: Words, first: number): boolean {
  if (first < 0) return false;
  let at = first - 1;
  while (at >= 0 && DETERMINERS.has(words[at]!.folded)) at--;
  const one = /^an?$/.test(words[at]?.folded ?? '');
  const before = words[one ? at - 1 : at]?.folded ?? '';
  if (WITH.has(before)) return true;
  const isTitle = (starts[first] ?? 0) < text.indexOf('\n');
  return !(isTitle || one || LOOKED_FOR.has(before) || words.slice(Math.max(0, at - 4), at).some(({ folded }) => /^an?$/.test(folded)));
}
