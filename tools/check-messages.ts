// Proves that every text exists in every language and can be rendered: `node tools/run.mjs tools/check-messages.ts [ROOT]`.
// Prints one line a problem (file: key: what is wrong) and ends with 1 when there is any. A noun that a locale does not have yet is one line.
// Exceptions are rows of packages/i18n/same-as-english.json; an exception that excuses nothing is a problem too. A noun whose issue is still
// being built may stand in English alone: packages/i18n/awaiting-translation.json names it until its 13 other files are there (pages fall back).
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_LOCALE, LOCALES, type Locale, languageTag } from '@fairway/rules/locales';
import { type IcuShape, icuShape } from '../packages/i18n/src/icu-shape.ts';
import { flattenMessages, type MessageTree } from '../packages/i18n/src/message-tree.ts';
import { AWAITING_TRANSLATION } from './awaiting-words.ts';
import { listNouns, MESSAGES_FOLDER, readNoun } from './generate-messages.ts';
import { root as checkout } from './runtime.mjs';

/** Texts that are rightly the same as in English: dotted key to the locales. Names of brands and loan words. */
type SameAsEnglish = Record<string, string[]>;
/** Words of the specification that end so. @rule ui.12 */
const SPECIFIED_EXCLAMATIONS = new Set(['An error occurred!']);
const SAME_AS_ENGLISH = 'packages/i18n/same-as-english.json';
const ERRORS_NOUN = 'errors';

export interface MessageReport {
  problems: string[];
  nouns: number;
  texts: number;
}

/** Checks the messages below `root`, a checkout or a folder laid out like one. */
export async function checkMessages(root: string): Promise<MessageReport> {
  const problems: string[] = [];
  const nouns = listNouns(root, DEFAULT_LOCALE);
  const exceptions = exceptionsIn<SameAsEnglish>(root, SAME_AS_ENGLISH, {});
  const excused = new Set<string>();
  const waits = exceptionsIn<string[] | undefined>(root, AWAITING_TRANSLATION, undefined);
  if (waits?.length === 0) problems.push(`${AWAITING_TRANSLATION}: nothing awaits a translation, remove the file`);
  const awaiting = new Set(waits);
  const awaited = new Set<string>();
  let texts = 0;

  for (const noun of nouns) {
    const english = readTexts(root, DEFAULT_LOCALE, noun, problems);
    if (!english) continue;
    for (const locale of LOCALES) {
      const file = `${MESSAGES_FOLDER}/${locale}/${noun}.json`;
      if (!existsSync(path.join(root, file))) {
        awaited.add(noun);
        if (!awaiting.has(noun)) problems.push(`${file}: missing, ${noun} is not translated`);
        continue;
      }
      const own = locale === DEFAULT_LOCALE ? english : readTexts(root, locale, noun, problems);
      if (!own) continue;
      texts += own.size;
      const report = (key: string, problem: string) => problems.push(`${file}: ${key}: ${problem}`);
      for (const key of english.keys()) if (!own.has(key)) report(key, 'missing');
      for (const [key, text] of own) {
        const reference = english.get(key);
        if (reference === undefined) {
          report(key, 'unknown, English has no such text');
          continue;
        }
        for (const problem of textProblems(locale, text)) report(key, problem);
        const full = `${noun}.${key}`;
        // English that stands in has the plurals of English.
        if (locale !== DEFAULT_LOCALE && text === reference && awaiting.has(full)) {
          awaited.add(full);
          continue;
        }
        const shape = shapeOf(text, (problem) => report(key, problem));
        if (!shape) continue;
        for (const problem of pluralProblems(locale, shape)) report(key, problem);
        if (locale === DEFAULT_LOCALE) {
          if (!isKey(key)) report(key, 'neither camelCase nor a code');
          if (noun === ERRORS_NOUN && shape.arguments.size > 0) report(key, 'a text of an error takes no arguments');
          continue;
        }
        for (const problem of argumentProblems(reference, shape)) report(key, problem);
        if (text === reference && isLong(text)) {
          if (exceptions[full]?.includes(locale)) excused.add(`${full} ${locale}`);
          else report(key, `the same as in English (list it in ${SAME_AS_ENGLISH} if that is right)`);
        }
      }
    }
  }

  for (const locale of LOCALES)
    for (const noun of listNouns(root, locale))
      if (!nouns.includes(noun)) problems.push(`${MESSAGES_FOLDER}/${locale}/${noun}.json: unknown, English has no such noun`);
  for (const [key, locales] of Object.entries(exceptions))
    for (const locale of locales)
      if (!excused.has(`${key} ${locale}`)) problems.push(`${SAME_AS_ENGLISH}: ${key}: ${locale} is not the same as in English, remove it`);
  for (const name of awaiting) if (!awaited.has(name)) problems.push(`${AWAITING_TRANSLATION}: ${name} awaits no translation, remove it`);
  problems.push(...(await errorProblems(root)));
  return { problems, nouns: nouns.length, texts };
}

function readTexts(root: string, locale: string, noun: string, problems: string[]): Map<string, string> | undefined {
  const file = `${MESSAGES_FOLDER}/${locale}/${noun}.json`;
  let tree: MessageTree;
  try {
    tree = readNoun(root, locale, noun);
  } catch (error) {
    problems.push(`${file}: not JSON: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
  const texts = new Map<string, string>();
  for (const [key, text] of flattenMessages(tree)) {
    if (typeof text === 'string') texts.set(key, text);
    else problems.push(`${file}: ${key}: not a text`);
  }
  return texts;
}

/** Plain words and codes (`jobs.not_found`, `FULL_TIME`); a dot inside a key would be read as nesting. */
function isKey(key: string): boolean {
  return key.split('.').every((part) => /^[a-z][A-Za-z0-9]*$/.test(part) || /^[A-Za-z][A-Za-z0-9]*([_/][A-Za-z0-9]+)*$/.test(part));
}

/** Three words or 20 letters: shorter texts are often the same word in two languages. */
function isLong(text: string): boolean {
  const words = text.replace(/\{[^{}]*\}|<[^<>]*>/g, ' ').match(/\p{L}+/gu) ?? [];
  return words.length >= 3 || words.join('').length >= 20;
}

function textProblems(locale: Locale, text: string): string[] {
  const problems: string[] = [];
  if (text.trim() === '') return ['empty'];
  if (text !== text.trim()) problems.push('space at the start or end');
  if (/[\t\r\n]|[ \u00a0]{2}/.test(text)) problems.push('two spaces, a tab or a line break');
  if (/\u0000|\ufeff|\u200b|\ufffd/.test(text)) problems.push('an invisible or broken character');
  if (text !== text.normalize('NFC')) problems.push('not in Unicode form NFC');
  if (locale === 'fr' ? / [;:!?»]|« /.test(text) : / [,;:!?](\s|$)/.test(text))
    problems.push(locale === 'fr' ? 'plain space before ; : ! ? (take U+202F or U+00A0)' : 'space before punctuation');
  if (locale === DEFAULT_LOCALE && text.endsWith('!') && !SPECIFIED_EXCLAMATIONS.has(text)) problems.push('ends with an exclamation mark');
  if (/\b(TODO|TBD|FIXME|XXX)\b|\b[Ll]orem ipsum\b|\?\?\?|%[sd]\b|\{\{|\{\d/.test(text)) problems.push('a placeholder is left');
  if (/'[{}<>#]/.test(text)) problems.push('a straight apostrophe before a brace or tag hides it from the parser: write ’');
  return problems;
}

function shapeOf(text: string, report: (problem: string) => void): IcuShape | undefined {
  try {
    return icuShape(text);
  } catch (error) {
    report(`not ICU: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    return undefined;
  }
}

function pluralProblems(locale: Locale, shape: IcuShape): string[] {
  const problems: string[] = [];
  for (const [name, kind] of shape.arguments)
    if (kind === 'date' || kind === 'time') problems.push(`{${name}} is a ${kind}: format it with formatters.ts and pass the text`);
  for (const { name, kind, categories } of shape.plurals) {
    const type = kind === 'ordinal' ? 'ordinal' : 'cardinal';
    const needed: string[] = new Intl.PluralRules(languageTag(locale), { type }).resolvedOptions().pluralCategories;
    const lacking = needed.filter((category) => !categories.includes(category));
    const useless = categories.filter((category) => !category.startsWith('=') && !needed.includes(category));
    if (lacking.length > 0) problems.push(`{${name}} lacks the plural ${lacking.join(', ')}`);
    if (useless.length > 0) problems.push(`{${name}} has the plural ${useless.join(', ')}, which ${languageTag(locale)} never uses`);
  }
  return problems;
}

/** A plural may become a plain number where a language has one form only; nothing else may differ. */
function argumentProblems(reference: string, own: IcuShape): string[] {
  let english: IcuShape;
  try {
    english = icuShape(reference);
  } catch {
    return [];
  }
  const problems: string[] = [];
  for (const [name, kind] of english.arguments) {
    const ownKind = own.arguments.get(name);
    if (ownKind === undefined) problems.push(`${named(name)} is missing`);
    else if (ownKind !== kind && !(kind === 'plural' && ownKind === 'number'))
      problems.push(`${named(name)} is ${ownKind}, in English ${kind}`);
  }
  for (const name of own.arguments.keys())
    if (!english.arguments.has(name)) problems.push(`${named(name)} is unknown, English does not have it`);
  return problems;
}

function named(name: string): string {
  return name.startsWith('<') ? name : `{${name}}`;
}

/** Every code of the contract has a text, and every text of `errors` a code: `jobs.not_found` stands nested as errors.jobs.not_found. */
async function errorProblems(root: string): Promise<string[]> {
  const file = `${MESSAGES_FOLDER}/${DEFAULT_LOCALE}/${ERRORS_NOUN}.json`;
  const catalogue = path.join(root, 'packages/contract/src/errors.ts');
  if (!existsSync(catalogue)) return [`packages/contract/src/errors.ts: missing`];
  const { ERRORS } = (await import(pathToFileURL(catalogue).href)) as { ERRORS: Record<string, unknown> };
  if (!existsSync(path.join(root, file))) return [`${file}: missing`];
  const texts = readTexts(root, DEFAULT_LOCALE, ERRORS_NOUN, []);
  if (!texts) return [];
  return [
    ...Object.keys(ERRORS)
      .filter((code) => !texts.has(code))
      .map((code) => `${file}: ${code}: missing, the contract has this error`),
    ...[...texts.keys()].filter((code) => !(code in ERRORS)).map((code) => `${file}: ${code}: the contract has no such error`),
  ];
}

/** What a list of exceptions holds; `none` where there is no such file. */
function exceptionsIn<List>(root: string, name: string, none: List): List {
  const file = path.join(root, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as List) : none;
}

if (import.meta.main) {
  const { problems, nouns, texts } = await checkMessages(path.resolve(process.argv[2] ?? checkout));
  for (const problem of problems) console.error(problem);
  console.log(`messages: ${LOCALES.length} locales, ${nouns} nouns, ${texts} texts, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
