// Words that join a title to its employer ("Weaver at Loomhouse"), and where the same words stand within a title or a name.
import type { Locale } from '@fairway/rules/locales';
import type { Context, Row } from './context.ts';
import { orgMark, titleMark } from './orgs.ts';
import { placeOf } from './place-words.ts';
import { withoutPeriods } from './segments.ts';

/** They stand between a title and an employer, and in neither. */
const ALWAYS_JOINTS = ['at', '@'];
const WITHIN: ReadonlySet<string> = new Set(['im', 'am', 'für', 'for', 'with', 'pour', 'para', 'voor', 'via', 'te', 'pentru', 'для', 'cho', 'по', 'на', 'la']); // biome-ignore format: a list
/** A title has hardly a word of its own, though it may stand in an employer's name. */
const TITLE_AT_EDGE = 1.2;

/**
 * "Guro sa Agham", "Aushilfe im Verkauf": where one word stands before what somebody does and before where, it parts nothing unless an organization
 * stands behind it.
 */
export const isWithinTitle = (joint: string, behind: string, context: Context) =>
  (context.words.of.includes(joint.toLowerCase()) || WITHIN.has(joint.toLowerCase())) &&
  (orgMark(behind, context) === 0 || STEPS.test(behind));

/** "Guro sa Elementarya": a step of school is no school. */
const STEPS =
  /^(?:elementarya|sekundarya|hayskul|kolehiyo|senior high(?: school)?|junior high(?: school)?|primaria|secundaria|primario|secondaria|grundschule|mittelstufe|oberstufe|basisschool|onderbouw|bovenbouw)$/iu;

/** "Katulong sa Aklatan" above "Silid-Basahan ng Banahaw": where the employer has a line of its own, such a word parts nothing in the title's. */
export const isEmployerElsewhere = (joint: string, behind: string, rows: readonly Row[], context: Context) =>
  (context.words.of.includes(joint.toLowerCase()) || WITHIN.has(joint.toLowerCase()) || isWeak(joint, context)) &&
  rows
    .flatMap((row) => withoutPeriods(row).split(/\s{2,}/u))
    .some(
      (text) => !text.includes(behind) && /\p{L}\s+\S*\p{L}/u.test(text) && titleMark(text, context) === 0 && placeOf(text) === undefined,
    );

const isWeak = (joint: string, { language }: Context) => WEAK[language]?.includes(joint.toLowerCase()) === true;

/** "Assistant, Center for Dynamics": behind a comma such a word stands within the name of an organization. */
export const isWithinName = (first: string, joint: string, context: Context) =>
  (/[,，]/.test(first) && WITHIN.has(joint.toLowerCase())) || isOrgBefore(first, context);

/** "Pflegerin, Klinikum an der Pleiße": what the joint stands right behind is where somebody worked, and goes on. */
function isOrgBefore(first: string, context: Context): boolean {
  const last = first.split(/\s+/).at(-1) ?? '';
  return last !== first && orgMark(last, context) >= 0.8 && titleMark(last, context) === 0;
}

/** In no title and in no name. */
export const ONLY_JOINTS: readonly string[] = ['at', '@', 'bei', 'chez', 'presso', 'bij', 'tại'];

type Sides = { before: string; behind: string };

const sidesOf = (rows: readonly Row[], joint: readonly string[]): Sides[] =>
  rows.flatMap((row) => {
    // Dates before the title are no part of it.
    const text = withoutPeriods(row).replace(/^[\s:：,·|–—-]+/u, '');
    // "bij diverse boeren": a word that stands in no title has small letters behind it too.
    const small = joint.every((word) => ONLY_JOINTS.includes(word)) ? '\\p{Ll}' : '';
    const pattern = `^(.*?\\p{L}.{1,80}?)\\s(?:${joint.join('|')})\\s([\\p{Lu}\\p{Lo}\\p{N}${small}«"„(].*)$`;
    const [, before, behind] = new RegExp(pattern, 'u').exec(text) ?? [];
    return before && behind ? [{ before, behind }] : [];
  });

/** Words for "in" and "at the", which stand in titles and names too; those of one language are one word in several forms. */
const WEAK: Partial<Record<Locale, readonly string[]>> = {
  es: ['en', 'en el', 'en la', 'en los', 'en las'],
  pt: ['na', 'no', 'nas', 'nos', 'em'],
  it: ['in', 'al', 'alla', 'allo', 'ai', 'alle', 'nel', 'nella'],
  fr: ['à la', 'au', 'aux', 'dans', 'à'],
  de: ['im', 'in der', 'beim', 'am', 'an der'],
  nl: ['in', 'in het', 'in de', 'op de'],
  ro: ['la', 'în'],
  fil: ['sa', 'sa mga'],
  ru: ['в', 'на', 'во'],
};

/** All words that may stand between a title and an employer, the longest first. */
export const allJoints = ({ words, language }: Context): string[] =>
  [...new Set([...words.at, ...(WEAK[language] ?? [])])].filter((word) => /^[\p{L} ]+$/u.test(word)).sort((a, b) => b.length - a.length); // biome-ignore format: one thing

/** The word, or the forms of one, that parts title and employer in a line of every entry. What may stand within titles or names ("für", "la") does so only if an entry says it. */
export function jointOfAll(heads: readonly (readonly Row[])[], context: Context, least = 2): readonly string[] | undefined {
  if (heads.length < least) return undefined;
  const isPlain = ([word = '', ...forms]: readonly string[]) => forms.length === 0 && isPlainWord(word);
  const isPlainWord = (word: string) => ALWAYS_JOINTS.includes(word) || !(context.words.of.includes(word) || WITHIN.has(word));
  // "Ayudante de taller": where somebody helps is an organization's word, and who helps is a title's.
  const isNoOrg = (text: string) => orgMark(text, context) === 0 || titleMark(text, context) >= orgMark(text, context);
  const isTold = (sides: readonly Sides[]) =>
    sides.some(({ before, behind }) => titleMark(before, context) > 0 && orgMark(behind, context) > 0) &&
    sides.every(({ before, behind }) => isNoOrg(before) && titleMark(behind, context) < TITLE_AT_EDGE);
  const single = [...new Set([...ALWAYS_JOINTS, ...context.words.at])].filter((word) => /^[\p{L}@ ]+$/u.test(word)).map((word) => [word]);
  const weak = WEAK[context.language];
  return [...single, ...(weak ? [weak] : [])].find((word) => {
    const sides = heads.map((rows) => sidesOf(rows, word));
    return sides.every((own) => own.length > 0) && ((heads.length > 1 && isPlain(word)) || isTold(sides.flat()));
  });
}
