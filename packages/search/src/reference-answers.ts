// How a posting of the reference answers the units of a question: plain sets of words and terms, nothing looked up.
import { idfSteps, LEVEL, type Level, lengthStep } from './ranking.ts';
import { documentTerms, namedTerm } from './terms.ts';
import type { SearchDocument } from './types.ts';
import { type AskedUnit, nearestTerms, stemsAsked } from './units.ts';

export type Row = { document: SearchDocument; all: Set<string>; head: Set<string>; step: number };
/** Whether some words and terms answer something. */
type Form = (held: ReadonlySet<string>) => boolean;
/** A unit: by its words as written, by anything, and the same by what is named. */
export type Forms = { unit: AskedUnit; idf: number; matching: number; isTelling: boolean } & AnswerForms;
/** What answers a unit: `any` anywhere, `title` and `narrower` in titles. */
type AnswerForms = { written: Form; any: Form; answers: Form; title: Form; narrower: Form; nearest: Form; near: Form; named: Form };

export function rowOf(document: SearchDocument): Row {
  const { head, all, length } = documentTerms(document);
  return { document, all: new Set(all), head: new Set(head), step: lengthStep(length) };
}

/** By what a unit is answered. */
export function formsOf(unit: AskedUnit, instead: ReadonlyMap<string, readonly string[]>): AnswerForms {
  const { words, terms, exact, near, best = [], isRequired, languages, isStrict } = unit;
  const asked = words.map(({ word, isBeginning }) => {
    const plain = instead.get(word) ?? [word];
    const stems = isRequired || instead.has(word) ? { terms: [], words: [] } : stemsAsked(word, languages);
    return { word, isBeginning, plain, inflected: [...plain, ...stems.terms, ...stems.words], named: plain.map(namedTerm) };
  });
  const all =
    (of: (word: string) => string, forms: (one: (typeof asked)[number]) => readonly string[]): Form =>
    (held) =>
      asked.length > 0 &&
      asked.every((one) => (one.isBeginning ? someBegins(held, of(one.word)) : forms(one).some((form) => held.has(form))));
  const either =
    (form: Form, others: readonly string[]): Form =>
    (held) =>
      form(held) || others.some((term) => held.has(term));
  const same = (word: string) => word;
  const anyForm = all(same, ({ inflected }) => inflected);
  const plainForm = all(same, ({ plain }) => plain);
  const meant = [...terms, ...near];
  const closest = nearestTerms(unit);
  return {
    answers: isStrict ? (held) => meant.some((term) => held.has(term)) : either(anyForm, meant),
    written: either(plainForm, best),
    any: isStrict ? (held) => terms.some((term) => held.has(term)) : either(anyForm, terms),
    title: exact ? either(plainForm, exact) : either(anyForm, terms),
    narrower: (held) => exact !== undefined && terms.some((term) => held.has(term)),
    nearest: (held) => closest.some((term) => held.has(term)),
    near: (held) => near.some((term) => held.has(term)),
    named: either(
      all(namedTerm, ({ named }) => named),
      terms.map(namedTerm),
    ),
  };
}

export function answered(base: readonly Row[], unit: AskedUnit, forms: AnswerForms): Forms {
  const matching = base.filter(({ all }) => forms.answers(all)).length;
  const isTelling = unit.terms.length > 0 || base.some(({ all }) => forms.named(all));
  return { ...forms, unit, matching, isTelling, idf: idfSteps(base.length, Math.max(1, matching)) };
}

export function levelOf({ written, any, title, narrower, nearest, near, named }: AnswerForms, { head, all }: Row): Level {
  if (written(head)) return LEVEL.TITLE_WRITTEN;
  if (title(head)) return LEVEL.TITLE;
  if (narrower(head)) return LEVEL.NARROWER;
  if (nearest(head)) return LEVEL.NEAREST;
  if (near(all)) return LEVEL.NEAR;
  if (named(all)) return LEVEL.NAMED;
  if (written(all)) return LEVEL.TEXT_WRITTEN;
  return any(all) ? LEVEL.TEXT : LEVEL.NOWHERE;
}

function someBegins(words: ReadonlySet<string>, beginning: string): boolean {
  for (const word of words) if (word.startsWith(beginning)) return true;
  return false;
}
