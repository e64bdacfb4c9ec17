// Things of which any would do: "accounting or controlling", "Berlin oder Hamburg", 経理か財務. They are one unit, which any of them answers. So are
// places with "and" or a comma between them, for hardly any job is in both; but not those of which one lies in the other ("Porto, Portugal"). So are three
// things of a kind with commas between them, and what is said in general with its examples ("something creative like photos").
import type { AskedUnit } from './asked-units.ts';
import { conceptDictionary } from './concept-dictionary.ts';
import { isFiller } from './fillers.ts';
import type { Sentence } from './sentences.ts';
import { conceptOf, conceptTerm, placeOf, titleConceptTerm } from './terms.ts';
import { isKindOfWork } from './weights.ts';
import { fold } from './words.ts';

/** A unit, and where in the folded question it stands. */
export type Standing = { unit: AskedUnit; from: number; to: number };

const words = (line: string): ReadonlySet<string> => new Set(line.split(' ').map(fold));
export const OR = words(
  'or oder bzw ou o u e/o y/o und/oder and/or et/ou oppure sau ori или либо hoặc または もしくは 或者 或是 或 还是 か 이나 나 또는 혹은 거나 や',
);
/** Of what is said in general and by example any would do: "something creative like photos", "büronah wie zum Beispiel Empfang". */
const LIKE = words('like such wie beispiel exemple ejemplo esempio exemplo exemplu bijvoorbeeld zoals вроде типа например 比如 例如 如 等');
/** "Such as", "zum Beispiel", "par exemple". */
const LIKE_WORDS_MAX = 2;
/** These are other words in other languages. */
const OR_IN: Readonly<Record<string, ReadonlySet<string>>> = { nl: words('of'), fil: words('o kaya'), vi: words('hay hoặc') };
/** What is another word in these. */
const NO_OR_IN: Readonly<Record<string, ReadonlySet<string>>> = { pt: words('o'), ro: words('o') };
/** What leads to a place or a way to work there. */
const LEADING = words('desde depuis von');
export const AND = words('and und et y e i și si и en và at と や 和 与 및 와 과 하고');
/** So many words at most stand between two that are joined: "in Berlin or also in Hamburg". */
const BETWEEN_MAX = 4;
/** "En España o en cualquier país de Europa". */
const BETWEEN_PLACES_MAX = 6;
const REMOTE = conceptTerm('remote');

type Kind = 'place' | 'work' | 'matter';

/** What a unit is asked for as; undefined of those that mean nothing. */
function kindOf(unit: AskedUnit): Kind | undefined {
  if (unit.isRequired || unit.terms.length === 0) return undefined;
  if (unit.terms.some((term) => placeOf(term) !== undefined || term === REMOTE)) return 'place';
  return isKindOfWork(unit) ? 'work' : unit.terms.some((term) => conceptOf(term) !== undefined) ? 'matter' : undefined;
}

/** The units of a question, with one for all of which any would do. In their order. */
export function withAlternatives(units: readonly Standing[], question: string, sentence: Sentence | undefined): AskedUnit[] {
  const joined: Standing[] = [];
  // Where nothing stands between words, what joins them is one itself.
  const asked = units.filter(({ unit, from, to }) => unit.terms.length > 0 || unit.isRequired || !OR.has(question.slice(from, to)));
  const listed = listedIn(asked, question);
  // Of "a, b or c" the last two say that any would do, of "a, b, c" that there are three.
  for (let at = asked.length - 1; at >= 0; at--) {
    const one = asked[at]!;
    const next = joined[0];
    const isList = next !== undefined && one.to < next.from && (next !== asked[at + 1] || (listed.has(one) && listed.has(next)));
    const between = question.slice(one.to, next?.from);
    if (next && !isHead(next, joined[1], question) && joins(one, next, between, sentence, isList)) {
      const unit = either(one.unit, next.unit);
      joined[0] = {
        unit: isExample(one.unit, between) ? { ...unit, ...generally(one.unit, next.unit) } : unit,
        from: one.from,
        to: next.to,
      };
    } else joined.unshift(one);
  }
  return joined.map(({ unit }) => unit).filter((unit) => !isAnyOf(unit));
}

/** Who would have either asks for nothing: "CDI ou CDD", "full time or part time". */
const ALL_THERE_IS = [
  ['permanent', 'temporary'],
  ['full-time', 'part-time'],
].map((ids) => ids.map(conceptTerm));
const isAnyOf = ({ terms, isRequired }: AskedUnit) =>
  !isRequired && ALL_THERE_IS.some((all) => all.every((term) => terms.includes(term)) && terms.length === all.length);

/** So many things of a kind that merely commas part are a list of which any would do: two ("engineer, robotics") may be one. */
const LISTED_MIN = 3;

function isSkillTerm(term: string): boolean {
  const { concepts, numberOf } = conceptDictionary();
  return concepts[numberOf(conceptOf(term) ?? '') ?? -1]?.kind === 'skill';
}

const ARTICLES = words('a an the ein eine einen un une una uno des um uma een o');
/** Between two things of a list stand a comma and at most an article, or what says that either would do: "인사나 마케팅, 영업". */
const isListed = (between: string): boolean =>
  /^(?:이?나|거나|또는|や|か)\s?$/u.test(between.trim()) ||
  (/^\s?[,;、，]/u.test(between) && between.split(/[\s,;、，]+/u).every((word) => word === '' || ARTICLES.has(word)));

/** The things that stand in lists of commas alone. Skills are all asked for: "Python, SQL, Excel". */
function listedIn(asked: readonly Standing[], question: string): ReadonlySet<Standing> {
  const listed = new Set<Standing>();
  let run: Standing[] = [];
  for (const [at, one] of asked.entries()) {
    const last = run.at(-1);
    const isMatter = kindOf(one.unit) === 'matter' && !one.unit.terms.some(isSkillTerm);
    const isNext = isMatter && last !== undefined && last === asked[at - 1] && isListed(question.slice(last.to, one.from));
    run = isNext ? [...run, one] : isMatter ? [one] : [];
    if (run.length >= LISTED_MIN) for (const each of run) listed.add(each);
  }
  return listed;
}

/** Whether what stands right behind belongs to it: of "buyer or procurement assistant" the second is an assistant. */
function isHead(next: Standing, behind: Standing | undefined, question: string): boolean {
  if (kindOf(next.unit) !== 'matter' || !behind || question.slice(next.to, behind.from) !== ' ') return false;
  const kind = kindOf(behind.unit);
  return kind === undefined || (kind === 'work' ? behind.unit.isOccupation === true : kind === 'matter');
}

function joins(one: Standing, next: Standing, between: string, sentence: Sentence | undefined, isList: boolean): boolean {
  const kind = kindOf(one.unit);
  if (kind === undefined || kind !== kindOf(next.unit)) return false;
  const said = wordsOf(between);
  const isOr = (word: string) =>
    (OR.has(word) && !sentence?.languages.every((language) => NO_OR_IN[language]?.has(word))) ||
    (sentence?.languages.length === 1 && OR_IN[sentence.languages[0]!]?.has(word) === true) ||
    isOrBetween(word, kind, [one.unit, next.unit]);
  const isOther = (word: string) => !isOr(word) && !AND.has(word) && !isFiller(word) && !LEADING.has(word) && !sentence?.isCommon(word);
  if (isExample(one.unit, between)) return true;
  if (said.length > (kind === 'place' ? BETWEEN_PLACES_MAX : BETWEEN_MAX) || said.some(isOther)) return false;
  if (said.some(isOr)) return true;
  const isComma = said.every((word) => ARTICLES.has(word)) && /[,;、，]/u.test(between);
  if (kind !== 'place') return isList && isComma;
  return (isComma || said.some((word) => AND.has(word))) && !isWithin(one.unit, next.unit);
}

const wordsOf = (between: string) => between.split(/[\s,;、，'’]+/u).filter((word) => word !== '');

/** Whether what follows is an example of it. */
function isExample(unit: AskedUnit, between: string): boolean {
  const said = wordsOf(between);
  return kindOf(unit) === 'matter' && said.length <= LIKE_WORDS_MAX && said.some((word) => LIKE.has(word));
}

/** What is near is named by titles. */
const asNear = (term: string): string[] => {
  const id = conceptOf(term);
  return id === undefined ? [] : [titleConceptTerm(id)];
};

/** Who names examples means those first: of "something creative like photos" what is creative otherwise is near. */
const generally = (general: AskedUnit, examples: AskedUnit): Pick<AskedUnit, 'terms' | 'near'> => ({
  terms: examples.terms,
  near: [...new Set([...examples.near, ...general.terms.flatMap(asNear), ...general.near])],
});

/** In short questions too: "Denemarken of Noorwegen", for no place is of another, and "werktuigbouw of elektro", which is said in Dutch alone. */
function isOrBetween(word: string, kind: Kind, units: readonly AskedUnit[]): boolean {
  const isSaidIn = (language: string) => units.every(({ languages }) => languages?.includes(language));
  return Object.entries(OR_IN).some(
    ([language, or]) =>
      or.has(word) && (kind === 'place' || (isSaidIn(language) && !units.every(({ languages }) => languages?.includes('en')))),
  );
}

/** Whether one place lies in the other. */
function isWithin(one: AskedUnit, other: AskedUnit): boolean {
  const keys = ({ terms }: AskedUnit) => terms.flatMap((term) => placeOf(term) ?? []);
  const [a, b] = [keys(one), keys(other)];
  // `ES-MU` is no part of `ES-M`, though it begins so.
  const isIn = (key: string, outer: string) => key === outer || key.startsWith(`${outer}-`) || key.startsWith(`${outer}/`);
  return a.some((key) => b.some((outer) => isIn(key, outer) || isIn(outer, key)));
}

/** What either of two units answers. */
function either(one: AskedUnit, other: AskedUnit): AskedUnit {
  const all = (of: (unit: AskedUnit) => readonly string[] | undefined) => [...new Set([...(of(one) ?? []), ...(of(other) ?? [])])];
  return {
    typed: `${one.typed} / ${other.typed}`,
    words: [],
    terms: all(({ terms }) => terms),
    near: all(({ near }) => near),
    ...(one.exact && other.exact ? { exact: all(({ exact }) => exact) } : {}),
    ...(one.isOccupation && other.isOccupation ? { isOccupation: true } : {}),
    ...(one.isWish && other.isWish ? { isWish: true } : {}),
    isRequired: false,
  };
}
