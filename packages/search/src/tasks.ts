// What people do, where they do not know what it is called: "arreglar ordenadores", "건물을 관리하는 일", "keeping the lights on". A verb and what it is
// done to near each other, both of one language (task-words.json has them in 14), ask for who does it (task-rules.json: `verb,verb | thing,thing | concept,concept`,
// of which a later one stands for the same verb and thing; and what things of one task ask for together, whatever is done to them or by some verbs).
// @rule search.34
import { fold } from '@fairway/rules/folding';
import { simplified } from '@fairway/rules/recognition/han';
import type { Words } from '@fairway/rules/recognition/words';
import RULES from './task-rules.json' with { type: 'json' };
import WORDS from './task-words.json' with { type: 'json' };

/** Where a question says what is done: folded bounds, those of its parts, and the ids of the concepts that are asked for. */
export type Task = { from: number; to: number; concepts: string[]; things: string[]; verb: string; language: string };

type Together = { things: readonly string[]; verbs?: readonly string[]; concepts: string };

/** The class of verbs or things that a form means in a language. `written`: with its accents, where they tell words apart. */
type Meant = { language: string; isVerb: boolean; name: string; written?: string };
type Phrase = { words: readonly string[]; isBeginning: boolean; meant: Meant };
/** `isFolded`: it may be another word, whose accents were not typed. */
type Mark = Meant & { from: number; to: number; first: number; last: number; isFolded?: boolean };

type Forms = {
  whole: Map<string, Meant[]>;
  beginnings: Map<string, Meant[]>;
  endings: Map<string, Meant[]>;
  phrases: Map<string, Phrase[]>;
  dense: Map<string, Meant[]>;
};

/** Languages without spaces; those of the second group have the verb behind. */
const DENSE: ReadonlySet<string> = new Set(['ja', 'zh']);
const VERB_BEHIND: ReadonlySet<string> = new Set(['ja', 'ko', 'de', 'nl']);
/** Of these a verb and a field make a task however few the words: "diseñar envases". */
const VERB_BEFORE: ReadonlySet<string> = new Set('en fr es it pt ro ru vi fil'.split(' '));
/** So many words, or signs, stand between at most; fewer where the verb is not where the language puts it. */
const BETWEEN = { words: 6, turned: 2, signs: 7, lone: 4, turnedSigns: 2 };
/** So few words are a name and a slip beside it ("소아과 간호싸"), and no description. */
const SHORT_WORDS_MAX = 3;
const BEGINNING_UNITS_MIN = 2;
const DENSE_UNITS_MAX = 8;
const LATIN = /[a-z]/u;
/** Every verb is looked at with every thing; nobody says what they would do at greater length. */
const TEXT_UNITS_MAX = 1000;
/** Letters of a verb and a thing together, at least: shorter ones are words of other languages ("son para mí", sơn mi). */
const UNITS_MIN = { written: 6, folded: 9, hangul: 4 };
/** Behind a Korean noun; 아이 is a child, 아이엘츠 a test of English. */
const PARTICLES = /^들?(?:을|를|이|가|은|는|의|와|과|나|이나|도|로|으로|하고|랑|이랑|만|부터|까지|에게|한테|께)?(?:도|만|는)?$/u;
const PARTING = /[,.;:!?()、。，；：！？\n]/u;
/** What stands behind these is something else, or not wanted: "insegnare, ma non a scuola". */
const TURNING: ReadonlySet<string> = new Set(
  'but not ma non aber nicht kein keine keinen mais pas pero no mas não nao maar niet geen dar nu но не nhưng nhung không khong kundi hindi without ohne sans sin sem senza zonder fără fara без'.split(' '), // biome-ignore format: one thought
);
/** A comma that does not part: "помогать людям, которые остались без жилья". */
const RELATIVE =
  /,\s(?:котор\p{Script=Cyrillic}+|чтобы|что|\p{L}+\sли(?=\s)|die|der|denen|deren|dass|dat|who|that|qui|que|che|cui|care|ca|como)\s/u;
/** Things that are persons, who may be called by their work: "руководить программистами". */
const PERSONS: ReadonlySet<string> = new Set(['coders', 'colleagues', 'workers']);
const BESIDE_UNITS = 40;
const SENTENCE_END = /[.!?。！？]/u;
/** What an employer makes is not what who works there does: "ロボットの会社で設計". */
const EMPLOYER =
  /(?:会社|企業|メーカー|公司|企业|工厂|회사|기업)|(?<!\p{L})(?:company|companies|firm|firms|firma|unternehmen|entreprise|société|empresa|empresas|azienda|ditta|bedrijf|companie|firmă|компани\p{L}*|фирм\p{L}*|công ty|kumpanya)(?!\p{L})/u;

let forms: Forms | undefined;
let concepts: Map<string, string[]> | undefined;

/** Every list of forms. */
export const taskLines = (): string[] =>
  Object.values(WORDS as Record<string, Record<string, Record<string, string>>>).flatMap((classes) =>
    Object.values(classes).flatMap((lines) => Object.values(lines)),
  );

function known(): Forms {
  if (forms) return forms;
  forms = { whole: new Map(), beginnings: new Map(), endings: new Map(), phrases: new Map(), dense: new Map() };
  const add = <V>(map: Map<string, V[]>, key: string, value: V) => {
    const held = map.get(key);
    if (held) held.push(value);
    else map.set(key, [value]);
  };
  for (const [kind, classes] of Object.entries(WORDS as Record<string, Record<string, Record<string, string>>>)) {
    for (const [name, lines] of Object.entries(classes)) {
      for (const [language, line] of Object.entries(lines)) {
        const meant: Meant = { language, isVerb: kind === 'verbs', name };
        for (const form of line.split(', ')) addForm(forms, add, form, meant);
      }
    }
  }
  return forms;
}

function addForm(to: Forms, add: <V>(map: Map<string, V[]>, key: string, value: V) => void, form: string, of: Meant): void {
  const isBeginning = form.endsWith('*') || of.language === 'ko';
  const plain = fold(form.replaceAll('*', '')).trim();
  const meant = of.language === 'vi' ? { ...of, written: form } : of;
  const words = plain.split(/[ '’-]+/u).filter(Boolean);
  if (DENSE.has(of.language)) add(to.dense, simplified(plain), meant);
  else if (words.length > 1) {
    add(to.phrases, words[0]!, { words, isBeginning, meant });
    // Filipino affixes are written with a hyphen or without.
    if (of.language === 'fil' && !form.includes(' ')) add(to.whole, words.join(''), meant);
  } else if (form.startsWith('*')) add(to.endings, plain, meant);
  else add(isBeginning ? to.beginnings : to.whole, plain, meant);
}

/** What each pair of a verb and a thing asks for. */
function conceptsOfPairs(): Map<string, string[]> {
  concepts ??= new Map(
    RULES.tasks.flatMap((task) => {
      const [verbs, things, asked] = task.split(' | ').map((part) => part.split(','));
      return verbs!.flatMap((verb) => things!.map((thing): [string, string[]] => [`${verb} ${thing}`, asked!]));
    }),
  );
  return concepts;
}

/** What a question names by phrases of their own. `isDoer`: an occupation, a way to work, a place; `isField`: a field of work; `isAsked`: it is said so in questions alone. */
export type Named = { from: number; to: number; isDoer: boolean; isField: boolean; isAsked: boolean };

/** The tasks of a question, but for what is `named` in it: a "product manager" manages no products, and in "newborn babies" there are no children of another kind. */
export function tasksIn(words: Words, named: readonly Named[]): Task[] {
  if (words.text.length > TEXT_UNITS_MAX) return [];
  const all = [...spacedMarks(words), ...(words.hasHan ? denseMarks(words.text) : [])];
  const marks = all.filter((mark) => !named.some((one) => isPart(mark, one, all)) && !all.some((other) => isWithin(mark, other)));
  const things = marks.filter(({ isVerb }) => !isVerb);
  const isParted = (from: number, to: number) =>
    named.some((one) => from <= one.from && one.to <= to && !things.some((thing) => one.from <= thing.from && thing.to <= one.to));
  const isShort = words.words.length <= SHORT_WORDS_MAX;
  const found: Task[] = [];
  for (const verb of marks.filter(({ isVerb }) => isVerb)) {
    for (const thing of things) {
      if (thing.language !== verb.language) continue;
      const asked = conceptsOfPairs().get(`${verb.name} ${thing.name}`);
      if (!asked || !areNear(verb, thing, words)) continue;
      const [from, to] = [Math.min(verb.from, thing.from), Math.max(verb.to, thing.to)];
      if (isParted(Math.min(verb.to, thing.to), Math.max(verb.from, thing.from))) continue;
      if (
        named.some((one) => one.from <= from && to <= one.to) ||
        (isName(thing, named) && ((isShort && !VERB_BEFORE.has(verb.language)) || isName(verb, named)))
      )
        continue;
      found.push({ from, to, concepts: [...asked], things: [thing.name], verb: verb.name, language: verb.language });
    }
  }
  return joined(found, things, words.text);
}

/** "Plans de bâtiments" are no buildings. */
const isWithin = (mark: Mark, other: Mark) =>
  mark.isVerb === other.isVerb && mark.language === other.language && other.from <= mark.from && mark.to <= other.to && other.to - other.from > mark.to - mark.from; // biome-ignore format: one thought

/** Whether it is the name of a field: "accounting or audit" are two. */
const isName = ({ from, to }: Mark, named: readonly Named[]) => named.some((one) => one.isField && one.from === from && one.to === to);

/** Whether a thing goes on where what a question names ends, or is what is said so in questions alone ("учить водить машину"). */
function holdsMore({ from, to, first, last }: Mark, one: Named): boolean {
  if (one.isAsked && from <= one.from && one.to <= to) return true;
  return (from < one.from || one.to < to) && (first < 0 ? to - from > one.to - one.from : last > first);
}

/** Whether a verb or thing is a part of what a question names; the verb of what is named by what is done ("proteger computadores") may go on to other things. */
function isPart(mark: Mark, one: Named, all: readonly Mark[]): boolean {
  // A Korean mark has its particle with it (간호사로). "운전하는 일" is what drivers do, and "트럭을 운전하는 일" what those of trucks do.
  if (one.isDoer && one.isAsked && mark.isVerb) return false;
  const isPerson = PERSONS.has(mark.name) && one.from === mark.from && one.to === mark.to;
  if (one.isDoer && !mark.isVerb) return one.from < mark.to && mark.from < one.to && !isPerson && !holdsMore(mark, one);
  const isHeld = one.from <= mark.from && mark.to <= one.to;
  if (one.isDoer ? one.to <= mark.from || mark.to <= one.from : !isHeld || one.to - one.from <= mark.to - mark.from) return false;
  const isDoneTo = ({ isVerb, name, language, from, to }: Mark) =>
    !isVerb &&
    one.from <= from &&
    to <= one.to &&
    (to <= mark.from || mark.to <= from) &&
    language === mark.language &&
    conceptsOfPairs().has(`${mark.name} ${name}`);
  return !mark.isVerb || !all.some(isDoneTo);
}

function areNear(verb: Mark, thing: Mark, { text, words, breaks }: Words): boolean {
  // "Laver des voitures" is what is done and what it is done to.
  if (thing.from <= verb.from && verb.to <= thing.to)
    return thing.to - thing.from > verb.to - verb.from && thing.last - thing.first >= verb.last - verb.first + Number(verb.first >= 0);
  const [first, second] = verb.from < thing.from ? [verb, thing] : [thing, verb];
  if (first.to > second.from || EMPLOYER.test(text.slice(first.to, second.from))) return false;
  const isTurned = (first === thing) !== VERB_BEHIND.has(verb.language);
  if (first.first < 0) {
    const between = text.slice(first.to, second.from);
    // One sign is a part of many words.
    const isLone = verb.to - verb.from === 1;
    return between.length <= (isTurned ? BETWEEN.turnedSigns : isLone ? BETWEEN.lone : BETWEEN.signs) && !PARTING.test(between);
  }
  const units = first.to - first.from + (second.to - second.from);
  const least =
    verb.language === 'ko' ? UNITS_MIN.hangul : verb.written !== undefined && verb.isFolded ? UNITS_MIN.folded : UNITS_MIN.written;
  if (units < least) return false;
  const isParted =
    breaks.slice(first.last + 1, second.first + 1).filter(Boolean).length > Number(RELATIVE.test(text.slice(first.to, second.from)));
  if (isParted) return false;
  if (words.slice(first.last + 1, second.first).some(({ folded }) => TURNING.has(folded))) return false;
  return second.first - first.last - 1 <= (isTurned ? BETWEEN.turned : BETWEEN.words);
}

/** Tasks that share words are one: "check and correct the answers". */
function joined(tasks: readonly Task[], things: readonly Mark[], text: string): Task[] {
  const made: Task[] = [];
  for (const task of [...tasks].sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = made.at(-1);
    if (!last || task.from >= last.to) made.push({ ...task });
    else {
      last.to = Math.max(last.to, task.to);
      last.concepts = [...new Set([...last.concepts, ...task.concepts])];
      last.things.push(...task.things);
    }
  }
  return made.map((task) => ({
    ...task,
    concepts: askedTogether([...task.things, ...besides(task, things, text)], task.verb) ?? task.concepts,
  }));
}

/** Other things of the sentence: "Kindern helfen, denen es psychisch schlecht geht". */
const besides = (task: Task, things: readonly Mark[], text: string): string[] =>
  things
    .filter(({ language, from, to }) => language === task.language && task.from - BESIDE_UNITS <= from && to <= task.to + BESIDE_UNITS)
    .filter(({ from, to }) => !SENTENCE_END.test(text.slice(Math.min(to, task.to), Math.max(from, task.from))))
    .map(({ name }) => name);

/** Who cares for children that are sick is no carer of children or of the sick. */
const askedTogether = (given: readonly string[], verb: string) =>
  (RULES.together as readonly Together[])
    .find(({ things, verbs }) => things.every((one) => given.includes(one)) && (verbs?.includes(verb) ?? true))
    ?.concepts.split(',');

function* spacedMarks(split: Words): Generator<Mark> {
  const hasAccents = split.words.some(({ text, folded }) => text.length !== folded.length || text.toLowerCase() !== folded);
  for (const mark of foldedMarks(split)) {
    if (!hasAccents && mark.written !== undefined) mark.isFolded = true;
    const isOther = hasAccents && mark.written !== undefined && split.text.slice(mark.from, mark.to).toLowerCase() !== mark.written;
    if (!isOther) yield mark;
  }
}

function* foldedMarks({ words, starts }: Words): Generator<Mark> {
  const { whole, beginnings, endings, phrases } = known();
  for (const [at, { folded: word }] of words.entries()) {
    const mark = (meant: Meant, last = at): Mark => ({
      ...meant,
      ...{ first: at, last, from: starts[at]!, to: starts[last]! + words[last]!.text.length },
    });
    for (const meant of whole.get(word) ?? []) yield mark(meant);
    for (let units = BEGINNING_UNITS_MIN; units <= word.length; units++) {
      for (const meant of beginnings.get(word.slice(0, units)) ?? []) {
        if (meant.isVerb || meant.language !== 'ko' || PARTICLES.test(word.slice(units))) yield mark(meant);
      }
      for (const meant of endings.get(word.slice(-units)) ?? []) yield mark(meant);
    }
    for (const phrase of phrases.get(word) ?? []) {
      const last = at + phrase.words.length - 1;
      const isThere = phrase.words.every((one, by) => {
        const here = words[at + by]?.folded;
        return here === one || (phrase.isBeginning && at + by === last && here?.startsWith(one) === true);
      });
      if (isThere) yield mark(phrase.meant, last);
    }
  }
}

function* denseMarks(text: string): Generator<Mark> {
  const { dense } = known();
  const plain = simplified(fold(text));
  if (plain.length !== text.length) return;
  for (let from = 0; from < plain.length; from++) {
    for (let units = 1; units <= DENSE_UNITS_MAX && from + units <= plain.length; units++) {
      const form = plain.slice(from, from + units);
      // "ai" is no part of "email".
      if (LATIN.test(form) && (LATIN.test(plain.charAt(from - 1)) || LATIN.test(plain.charAt(from + units)))) continue;
      for (const meant of dense.get(form) ?? []) yield { ...meant, from, to: from + units, first: -1, last: -1 };
    }
  }
}
