// Slips in scripts without spaces, where no word tells that it is one: 产品经里 for 产品经理 (the same sound), 간호싸 for 간호사, インタンシップ for
// インターンシップ. What is but for one sign a form of the dictionary is that form, where the sign alone means nothing and sounds or looks alike: of Han
// one that stands apart from the words around it, of Hangul one letter of a syllable, of Katakana a mark, a small sign or a long vowel.
import type { ConceptFinder } from '@fairway/rules/concepts/concepts';
import { conceptDictionary } from './concept-dictionary.ts';
import { editDistance } from './edit-distance.ts';
import { nearWords } from './near-words.ts';
import { StringTable } from './string-table.ts';
import type { AskedUnit } from './units.ts';
import { foldAsHeld } from './words.ts';

export type DenseSlip = { typed: string; instead: string };
type Script = { run: RegExp; form: RegExp };

const SCRIPTS: readonly Script[] = [
  { run: /\p{Script=Han}{4,}/gu, form: /^\p{Script=Han}{4,10}$/u },
  { run: /\p{Script=Hangul}{3,}/gu, form: /^\p{Script=Hangul}{3,10}$/u },
  { run: /[\p{Script=Katakana}ー]{5,}/gu, form: /^[\p{Script=Katakana}ー]{5,14}$/u },
];
/** Where two of them stand in the list. */
const HAN = 0;
const HANGUL = 1;
const DENSE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u;
/** Of so many syllables what begins with a word is hardly the slip of another by chance: 프론트앤드. */
const LONG_HANGUL = 5;
const PARTICLE = /^(?:에|에서|에도|의|로|으로|을|를|이|가|은|는|도|나|와|과|이나|까지|부터|만)$/u;
const WINDOW_MAX = 10;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The slips of a question: stretches of it as it is folded, each with what is asked for instead. */
export function denseSlips(text: string, asked: readonly AskedUnit[]): DenseSlip[] {
  // A Korean word may begin with what means something ("간호", nursing); of the others a part means nothing.
  if (
    !/\p{Script=Hangul}{3}/u.test(text) &&
    !asked.some(({ terms, typed, isRequired }) => terms.length === 0 && !isRequired && DENSE.test(typed))
  )
    return [];
  const folded = foldAsHeld(text);
  const meant = asked.filter(({ terms }) => terms.length > 0).flatMap(({ typed }) => foldAsHeld(typed).split(' / '));
  // "중국에" is to China, and no slip of Chinese.
  const isMeant = (run: string) => meant.some((one) => one.includes(run) || (run.startsWith(one) && PARTICLE.test(run.slice(one.length))));
  return SCRIPTS.flatMap(({ run }, script) =>
    [...folded.matchAll(run)].flatMap(([whole]) => (isMeant(whole) ? [] : (slipOf(whole, script) ?? []))),
  );
}

/** The longest stretch of a run that is a form but for a slip. */
function slipOf(run: string, script: number): DenseSlip | undefined {
  const { table, sorted } = formsOf(script);
  const apart = script === HAN ? signsApart(run) : undefined;
  const isKnown = (from: number) =>
    Array.from({ length: 3 }, (_, cut) => run.slice(from, run.length - cut)).some((one) => one.length > 1 && table.find(one) >= 0);
  if (script === HANGUL && run.length < LONG_HANGUL && isKnown(0)) return undefined;
  const least = script === HAN ? 4 : run.length;
  for (let length = Math.min(run.length, WINDOW_MAX); length >= least; length--) {
    for (let from = 0; from + length <= run.length; from++) {
      const typed = run.slice(from, from + length);
      if (table.find(typed) >= 0) return undefined;
      if (apart !== undefined && !holdsAny(apart, from + 1, from + length)) continue;
      const near = nearWords(typed, 1, false, table, sorted)
        .map(({ id }) => table.text(id))
        .find((form) => isSlip(typed, form, (at) => apart === undefined || apart.has(from + at)));
      if (near !== undefined) return { typed, instead: near };
    }
  }
  return undefined;
}

function holdsAny(signs: ReadonlySet<number>, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (signs.has(at)) return true;
  return false;
}

/** The signs of a run that are no part of a word of more. */
function signsApart(run: string): ReadonlySet<number> {
  const alone = new Set<number>();
  for (const { segment, index } of segmenter.segment(run)) if (segment.length === 1) alone.add(index);
  return alone;
}

/** Whether what is typed is a slip of a form that is one edit away: `isApart` tells of a sign of what is typed. */
function isSlip(typed: string, form: string, isApart: (at: number) => boolean): boolean {
  if (/\p{Script=Hangul}/u.test(typed))
    return typed.length === form.length && editDistance(typed.normalize('NFD'), form.normalize('NFD'), 1) === 1;
  if (/\p{Script=Katakana}/u.test(typed)) return bare(typed) === bare(form);
  if (typed.length !== form.length) return false;
  const at = [...typed].findIndex((sign, index) => sign !== form[index]);
  return at > 0 && isApart(at);
}

const SMALL = 'ァィゥェォッャュョヮ';
const LARGE = 'アイウエオツヤユヨワ';
/** Katakana without marks, long and doubled sounds and small signs. */
const bare = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/[\u3099\u309aーッ]/gu, '')
    .replaceAll(/[ァィゥェォッャュョヮ]/gu, (sign) => LARGE[SMALL.indexOf(sign)]!);

type Forms = { table: StringTable; sorted: Uint32Array };
let forms: readonly Forms[] = [];
let formsFrom: ConceptFinder | undefined;

/** The forms of the dictionary in one of the scripts. */
function formsOf(script: number): Forms {
  const dictionary = conceptDictionary();
  if (formsFrom !== dictionary) {
    formsFrom = dictionary;
    const all = dictionary.concepts.flatMap((one) => [...one.forms].map(({ form }) => form));
    forms = SCRIPTS.map(({ form: is }) => {
      const table = new StringTable();
      const own = new Set(all.filter((form) => is.test(form)).map(foldAsHeld));
      return { table, sorted: Uint32Array.from([...own].sort(), (form) => table.intern(form)) };
    });
  }
  return forms[script]!;
}
