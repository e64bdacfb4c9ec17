// Languages and how well they are spoken: names in any of 14 languages, and what stands beside each of them.
import type { Proficiency } from '@fairway/rules/profile';
import type { CvLanguage } from '../cv.ts';
import type { Context, Row } from './context.ts';
import { areNamesOfColumns } from './labels.ts';
import { proficiencyOf } from './language-levels.ts';
import { languageFinder } from './language-names.ts';
import { type Hit, withoutEndings } from './phrases.ts';

type Named = { row: Row; hit: Hit<string>; words: string };

/** The languages of a section's rows; the words between two names tell of the first one, or of the second where they stand before it. */
export function readLanguages(rows: readonly Row[], context: Context, heading = ''): { languages: CvLanguage[]; left: Row[] } {
  const found: CvLanguage[] = [];
  const left: Row[] = [];
  let open: CvLanguage | undefined;
  let above: Named[] = [];
  for (const row of rows.filter(({ cells }) => !areNamesOfColumns(cells, context))) {
    const named = namesIn(row, context);
    const unlisted = named.length === 0 ? unlistedLanguage(row, rows, context) : undefined;
    if (unlisted) {
      found.push(unlisted);
      open = unlisted;
      continue;
    }
    if (named.length === 0 && (addLevelsBelow(found, above, row, context) || addLevelBeside(found, rows, row, context))) continue;
    above = named;
    if (named.length === 0) {
      // A level in the line, or the column, below its language.
      const level = proficiencyOf(row.text, context);
      if (open && level && !open.level && row.text.length < 60) {
        open.level = { value: level, doubt: 'sure' };
        open.words = row.text.trim();
      } else if (!level || !open) left.push(row);
      continue;
    }
    for (const one of named) {
      const code = one.hit.value;
      const name = row.text.slice(one.hit.from, one.hit.to);
      const level = proficiencyOf(one.words, context);
      const said = one.words.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
      open = {
        code,
        name: { value: name, doubt: 'sure' },
        ...(level && { level: { value: level, doubt: 'sure' as const } }),
        ...(said && { words: said }),
      };
      const same = found.find((other) => other.code === code);
      if (!same) found.push(open);
      else if (!same.level && open.level) Object.assign(same, { level: open.level, words: open.words });
    }
  }
  // "Madrelingua" above "Italiano": what they are called together says how well.
  const told = heading === '' ? undefined : context.words.levels.whole(withoutEndings(heading));
  const plain = found.filter(({ level }) => level === undefined);
  if (plain[0] && plain.length === 1 && told === 'native_or_bilingual') plain[0].level = { value: told, doubt: 'sure' };
  return { languages: found, left };
}

/** "Lengua de signos española" has four words; "四川话" is written in no capitals. */
const NAME_OF_LANGUAGE = /^(?:\p{Lu}[\p{L}\p{M}'’-]+(?:[\s-][\p{L}\p{M}'’-]+){0,3}|[\p{Script=Han}]{1,5}[话話语語])$/u;

/** A name that no list has where languages stand: with its level in the next cell as theirs are, or right above its level in their letters. */
function unlistedLanguage(row: Row, rows: readonly Row[], context: Context): CvLanguage | undefined {
  const isKnown = (text: string) => languageFinder().whole(text.trim()) !== undefined;
  const bracketed = unlistedWithLevel(row, rows, context);
  if (bracketed) return bracketed;
  const [first, level, ...more] = row.cells;
  if (!first || more.length > 0 || !NAME_OF_LANGUAGE.test(first.text) || proficiencyOf(first.text, context)) return undefined;
  const language: CvLanguage = { name: { value: first.text, doubt: 'check' } };
  const isLike = (other: Row) => other !== row && other.cells.length === row.cells.length && isKnown(other.cells[0]?.text ?? '');
  if (level) {
    const told = proficiencyOf(level.text, context);
    const isBeside = told && rows.some((other) => isLike(other) && Math.abs((other.cells[1]?.x ?? 0) - level.x) < BESIDE_WITH);
    return isBeside ? { ...language, level: { value: told, doubt: 'sure' }, words: level.text } : undefined;
  }
  const next = rows[rows.indexOf(row) + 1];
  const isAbove =
    next !== undefined && next.look !== row.look && next.cells.length === 1 && proficiencyOf(next.text, context) !== undefined;
  return isAbove && rows.some((other) => isLike(other) && other.look === row.look) ? language : undefined;
}

/** "Kriolu (fluente)" beside "Português (nativo)": a name and its level, marked off as in another line. */
const MARKED_LEVEL = /^((?:\p{Lu}|\p{Script=Han})[^():：–—]{2,40}?)\s*([(（:：]|\s[–—-]\s)\s*(\S[^()（）]*?)[)）]?\s*[.,;]?$/u;

/** "Berber (Tarifit): fluent": which of its forms is spoken. */
const DIALECT = /\s*\([^()]{2,24}\)(?=\s*[:：]|\s+[–—-]\s)/u;

/** The level in letters of its own is marked off by these. */
function markedLevel({ text, cells: [cell, ...more] }: Row): readonly string[] {
  const tail = more.length === 0 ? cell?.tail : undefined;
  return tail ? ['', text.slice(0, -tail.length).trim(), ' ', tail] : (MARKED_LEVEL.exec(text.trim().replace(DIALECT, '')) ?? []);
}

function unlistedWithLevel(row: Row, rows: readonly Row[], context: Context): CvLanguage | undefined {
  const [, name = '', mark = '', said = ''] = markedLevel(row);
  const level = said === '' ? undefined : proficiencyOf(said, context);
  const isLike = (other: Row) => {
    const [, known = '', sign = ''] = markedLevel(other);
    return other !== row && sign.trim() === mark.trim() && languageFinder().whole(known) !== undefined;
  };
  const isName = NAME_OF_LANGUAGE.test(name) && !proficiencyOf(name, context);
  return level && isName && rows.some(isLike)
    ? { name: { value: name + (DIALECT.exec(row.text)?.[0] ?? ''), doubt: 'check' }, level: { value: level, doubt: 'sure' }, words: said }
    : undefined;
}

/** Points that levels in one column begin apart, which may end at one edge. */
const BESIDE_WITH = 60;

/** A grid: names side by side in one line, and below each of them how well it is spoken. */
function addLevelsBelow(found: readonly CvLanguage[], above: readonly Named[], row: Row, context: Context): boolean {
  if (above.length < 2 || above[0]?.row.cells.length !== above.length) return false;
  const words = levelsIn(row.text, context);
  if (row.cells.length < above.length && words.length === above.length) {
    for (const [at, level] of words.entries()) {
      const language = found.find(({ code, level: known }) => code === above[at]?.hit.value && !known);
      if (language)
        Object.assign(language, { level: { value: level.value, doubt: 'check' as const }, words: row.text.slice(level.from, level.to) });
    }
    return true;
  }
  let isLevels = false;
  for (const cell of row.cells) {
    const level = proficiencyOf(cell.text, context);
    const distance = ({ x, right }: { x: number; right: number }) =>
      Math.min(Math.abs(x - cell.x), Math.abs(x + right - cell.x - cell.right) / 2);
    const [nearest] = above.map((one, at) => ({ one, far: distance(one.row.cells[at] ?? row) })).sort((a, b) => a.far - b.far);
    const language = nearest && nearest.far < row.sizePt * 2 ? found.find(({ code }) => code === nearest.one.hit.value) : undefined;
    if (!level || !language || language.level) continue;
    Object.assign(language, { level: { value: level, doubt: 'sure' as const }, words: cell.text });
    isLevels = true;
  }
  return isLevels;
}

/** Points that base lines of one row differ. */
const LEVEL_WITH = 1.5;

/** A level in a column of its own, in the very line of the language's name. */
function addLevelBeside(found: readonly CvLanguage[], rows: readonly Row[], row: Row, context: Context): boolean {
  const beside = rows.find(({ page, y, block, right }) => page === row.page && block !== row.block && y > 0 && Math.abs(y - row.y) < LEVEL_WITH && right < row.x); // biome-ignore format: one thing
  const named = beside ? namesIn(beside, context) : [];
  const level = proficiencyOf(row.text, context);
  const language = found.find(({ code }) => code === named[0]?.hit.value);
  if (named.length !== 1 || !level || !language || language.level) return false;
  Object.assign(language, { level: { value: level, doubt: 'sure' as const }, words: row.text.trim() });
  return true;
}

/** The levels that a line names one after the other, and nothing else. */
function levelsIn(text: string, { words }: Context): Hit<Proficiency>[] {
  const longest = words.levels.find(text).sort((a, b) => b.to - b.from - (a.to - a.from));
  const apart = longest.filter((hit, at) => longest.slice(0, at).every((other) => other.to <= hit.from || other.from >= hit.to));
  const rest = apart.reduce((left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text);
  return /[\p{L}\p{N}]/u.test(rest) ? [] : apart.sort((a, b) => a.from - b.from);
}

/** Languages that a line names and nothing else: "Français, Anglais, Breton" among the contact details. */
export function languagesAlone(rows: readonly Row[]): CvLanguage[] {
  for (const row of rows)
    for (const { text } of row.cells) {
      const hits = languageFinder().find(text);
      const pieces = text.split(/\s*[,，、·|/]\s*/u).filter((piece) => piece !== '');
      const named = pieces.filter((piece) => hits.some(({ from, to }) => to - from === piece.length && text.startsWith(piece, from)));
      // One that is on no list may stand among them.
      if (
        hits.length > 1 &&
        named.length === hits.length &&
        named.length >= pieces.length - 1 &&
        pieces.every((piece) => /^\p{L}[\p{L}\p{M}' -]*$/u.test(piece))
      )
        return hits.map(({ value, from, to }) => ({ code: value, name: { value: text.slice(from, to), doubt: 'check' } }));
    }
  return [];
}

function namesIn(row: Row, { words }: Context): Named[] {
  const { text } = row;
  if (text.length > 300) return [];
  // "Trung bình" (middling) begins with the name of a language ("Trung").
  const levels = words.levels.find(text);
  const isInLevel = (from: number, to: number) =>
    levels.some((level) => level.from <= from && level.to >= to && level.to - level.from > to - from);
  const hits = languageFinder()
    .find(text)
    .filter(({ from, to }) => isOwnWord(text, from, to) && !isInLevel(from, to));
  const distinct = hits.filter(
    (hit, at) =>
      !hits
        .slice(0, at)
        .some((before) => before.value === hit.value && hit.from - before.to < 40 && !/[,;、，]/.test(text.slice(before.to, hit.from))),
  );
  const [first] = distinct;
  // "Muttersprache: Deutsch", "Fluent in English and French": what stands before the name tells of it.
  const isBefore =
    first !== undefined && /\p{L}{3}/u.test(text.slice(0, first.from)) && !/\p{L}{2}|\d/u.test(text.slice(distinct.at(-1)?.to ?? 0));
  return distinct
    .map((hit, at) => {
      const previous = distinct[at - 1]?.to ?? 0;
      const next = distinct[at + 1]?.from ?? text.length;
      const between = text.slice(previous, hit.from);
      const told = isBefore
        ? /\p{L}{3}/u.test(between.replace(/\b(?:and|und|et|y|e)\b/giu, ''))
          ? between
          : text.slice(0, first.from)
        : text.slice(hit.to, next - levelBefore(text.slice(hit.to, next), at + 1 < distinct.length, words).length);
      const own = isBefore ? '' : levelBefore(text.slice(previous, hit.from), at > 0, words);
      return { row, hit, words: own === '' ? told : `${own} ${told}` };
    })
    .map((one, at, all) => (JOINED.test(one.words) && all[at + 1] ? { ...one, words: all[at + 1]?.words ?? '' } : one));
}

/** "Tagalog, kaunting Ingles", "Deutsch, etwas Russisch": a level between a comma and the name behind it is of that one. */
function levelBefore(between: string, isBetween: boolean, words: Context['words']): string {
  const [, level = ''] = isBetween ? (/[,，;]\s*(\p{Ll}[\p{L}\p{M}\s'’]{2,24}\s)$/u.exec(between) ?? []) : [];
  return level !== '' && words.levels.whole(level.trim()) !== undefined ? level : '';
}

/** "Italian and Sardinian (mother tongues)": what joins two names, and says nothing of the first; a comma alone may part it from the level of the next. */
const JOINED = /^\s*(?:and|&|\/|und|et|y|e|en|și|şi|и|và|at|と|및|와|과|和)\s*$/iu;

/** Not a part of a longer unspaced word, where that is another language's name. */
const isOwnWord = (text: string, from: number, to: number) =>
  !/^(?:能力|検定|教育|学科|学部|専攻|文学|系)/u.test(text.slice(to)) || from === 0;
