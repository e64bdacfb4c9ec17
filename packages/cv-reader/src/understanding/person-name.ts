// The name of whose CV it is: labelled, or at the top in the largest letters; an e-mail address that is made of it speaks for it. Which part is the
// family name follows the language's order, and is in doubt wherever that is a custom and not a rule.
import { fold } from '@fairway/rules/folding';
import type { Read } from '../cv.ts';
import type { Context, Row } from './context.ts';
import { headingKind } from './headings.ts';
import { labelled, labelNamed } from './labels.ts';
import { couldBeName, joinLetters, LONGEST_NAME, nameBehindLabel, namesBesideJobs, namesOfText } from './name-forms.ts';
import { isMadeOf, isNameBeforeComma } from './name-in-address.ts';
import { type Name, partsOf } from './name-parts.ts';
import { occupationShare } from './occupations.ts';
import { orgMark, schoolMark, titleMark } from './orgs.ts';
import { keyOf } from './phrases.ts';
import { placeOf, townBehind } from './place-words.ts';

/** Letters of a name that are drawn large, beside it. */
const MONOGRAM = 3;

type Candidate = { text: string; score: number; row: Row };

/** The name, and the row that it stands in. */
export function readName(
  rows: readonly Row[],
  emails: readonly Read<string>[],
  context: Context,
  author?: string,
): { name?: Read<Name>; row?: Row } {
  const given = labelledName(rows, context);
  if (given) return given;
  const beside = nameBesideDetails(rows, context);
  if (beside) return beside;
  const candidates: Candidate[] = [];
  const towns = townsBehind(rows);
  const largest = Math.max(0, ...rows.filter(({ page }) => page === 0).map(({ sizePt }) => sizePt));
  for (const row of rows.slice(0, 250)) {
    if (row.page > 0) break;
    // "2021年4月 – 現在": what stands beside dates is no name.
    if (row.periods.some(({ isSingle }) => !isSingle)) continue;
    for (const text of namesOfRow(row, context)) {
      const score = scoreOf(text, row, { largest, emails, context, author, towns });
      if (score > 1) candidates.push({ text, score, row });
    }
  }
  candidates.sort((a, b) => b.score - a.score || a.row.at - b.row.at);
  const [best] = candidates;
  if (!best) return nameOfRows(rows, largest, context);
  const joined = best.row.sizePt >= largest * 0.98 ? undefined : nameOfRows(rows, largest, context);
  if (joined?.name && best.score < 3) return joined;
  const wrapped = wrappedName(best, rows, emails, context);
  if (wrapped) return wrapped;
  return { name: { value: partsOf(best.text, context.language), doubt: best.score >= 3 ? 'sure' : 'check' }, row: best.row };
}

function namesOfRow(row: Row, context: Context): string[] {
  // "Contact | Ada Lovelace": a heading beside a name is no part of it.
  const cells = row.cells.filter(({ text }) => !headingKind(text, context));
  if (cells.length < row.cells.length) return [...new Set(cells.flatMap(({ text }) => namesOfText(text)))];
  return [...new Set([...namesOfText(row.text), ...namesBeforeTails(row), ...namesBesideJobs(row.text, context)])];
}

/** "**국미란** 초등돌봄전담사": a name, and what the person is in other letters. */
const namesBeforeTails = ({ cells }: Row): string[] =>
  cells.flatMap(({ text, tail }) => (tail === undefined ? [] : [text.slice(0, -tail.length).trim()].filter(couldBeName)));

/** What stands behind the last comma of two lines and more: "춘천" is as long as a name, and is where the schools are. */
function townsBehind(rows: readonly Row[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { cells } of rows)
    for (const { text } of cells) {
      const town = keyOf(townBehind(text.replace(/\.$/, ''))?.town ?? '');
      if (town !== '') counts.set(town, (counts.get(town) ?? 0) + 1);
    }
  return new Set([...counts].filter(([, count]) => count > 1).map(([town]) => town));
}

const DETAIL = /@|\d{3}[\d\s().-]{4,}|^(?:https?:\/\/|www\.)?(?:[a-z\d-]+\.)+[a-z]{2,}\/\S+$/i;

/** Beyond so many lines a name is much larger than the text: what is a little larger there heads a group. */
const TOP_ROWS = 15;
const MUCH_LARGER = 1.4;

type Evidence = {
  largest: number;
  emails: readonly Read<string>[];
  context: Context;
  author: string | undefined;
  towns: ReadonlySet<string>;
};

function scoreOf(text: string, row: Row, { largest, emails, context, author, towns }: Evidence): number {
  if (headingKind(text, context)) return 0;
  let score = row.at < 3 ? 1.2 : row.at < 8 ? 0.6 : 0;
  const isNameSize = row.sizePt > context.bodyPt * (row.at > TOP_ROWS && /^[\p{Script=Han}\s]+$/u.test(text) ? MUCH_LARGER : 1.15);
  if (largest > 0 && row.sizePt >= largest * 0.98 && isNameSize) score += 2;
  else if (row.sizePt > context.bodyPt * 1.3) score += 1;
  if (row.bold) score += 0.3;
  if (emails.some(({ value }) => isMadeOf(value, text))) score += 2;
  if (author && keyOf(author) === keyOf(text)) score += 2;
  if (isNameBeforeComma(text, emails)) score -= 1;
  if (titleMark(text, context) > 0) score -= 1.6;
  if (orgMark(text, context) >= 1.5 || schoolMark(text, context) > 0) score -= 2;
  if (placeOf(text)) score -= 1.5;
  if (towns.has(keyOf(text))) score -= 2;
  if (row.text.trim() !== text) score -= 0.3;
  // At the head of a letter the telephone, or a page, stands in the name's line.
  if (row.cells.some((cell) => cell.text !== text && DETAIL.test(cell.text))) score += 0.6;
  if (row.at < 3 && namesBeforeTails(row).includes(text)) score += 0.6;
  if (row.at < TOP_ROWS && PATRONYMIC.test(text)) score += 1;
  return score;
}

/** "한글(HWP)" is the word processor; forms call the name so in the letters of Korea. */
const WORD_PROCESSOR = /한글\s?[(（/,·]|한글\s?\d|(?:워드|엑셀|MS).*한글/iu;
/** "(한글) 배수정  (한자) 裵秀貞": in which letters a form has the name. */
const SCRIPT = /^\s*[(（][^()（）]{1,10}[)）]\s*/u;

/** "岡田  美穂  写真": what a form prints beside the name. */
const OF_FORM = /\s+(?:写真(?:を貼る位置|貼付)?|印|㊞|男\s?[・/]\s?女|사진|照片|相片)$/u;

function labelledName(rows: readonly Row[], context: Context): { name: Read<Name>; row: Row } | undefined {
  const parts: { first?: string; last?: string; name?: string; row?: Row } = {};
  for (const row of rows.slice(0, 120)) {
    if (WORD_PROCESSOR.test(row.text)) continue;
    const found = behindLabel(row, context) ?? labelled(row.text, context);
    const written = found?.value.replace(SCRIPT, '').replace(OF_FORM, '');
    const value = written === undefined ? '' : nameBehindLabel(written, context);
    const whole = written?.replace(/\s{2,}/g, ' ').trim() ?? '';
    // "Relation | Name | Age": names of columns.
    if (!found || value === '' || labelNamed(value, context) !== undefined || value.length > LONGEST_NAME || /[@\d]/.test(value)) continue;
    if (found.label === 'name' && isOneOfTwo(value, row, rows, context)) parts.name = value;
    else if (found.label === 'name') {
      const full =
        /^[\p{Script=Han}\p{Script=Hangul}々]{1,4}$/u.test(value) &&
        /^[\p{Script=Han}\p{Script=Hangul}々]{1,4}\s[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}々]{1,4}$/u.test(whole)
          ? whole
          : value;
      return { name: { value: partsOf(full, context.language), doubt: 'sure' }, row };
    }
    if (found.label === 'first' || found.label === 'last') {
      parts[found.label] = value;
      parts.row = row;
    }
  }
  // "Nome  D’ANGELO Maria Chiara": the one label of a form that asks for no family name has all of it.
  if (parts.first && !parts.last && parts.row && !parts.name && couldBeName(parts.first))
    return { name: { value: partsOf(parts.first, context.language), doubt: 'check' }, row: parts.row };
  const first = parts.first ?? parts.name;
  const last = parts.last ?? parts.name;
  if (!first || !last || first === last || !parts.row) return undefined;
  return { name: { value: { full: `${first} ${last}`, first, last }, doubt: 'sure' }, row: parts.row };
}

/** "Nume: Olaru" above "Prenume: Ionuț", "Nome: Ada" above "Cognome: Berg": one word beside the label of the other name is half of the whole. */
const isOneOfTwo = (value: string, row: Row, rows: readonly Row[], context: Context): boolean =>
  /^[\p{L}\p{M}'’-]+$/u.test(value) &&
  rows.some(
    ({ at, text }) => at !== row.at && Math.abs(at - row.at) <= 2 && ['first', 'last'].includes(labelled(text, context)?.label ?? ''),
  );

/** "Зиннурова Лилия Рамилевна": the father's name says that it is a person's. */
const PATRONYMIC = /^(?=(?:\p{Lu}[\p{Ll}-]+\s?){3}$).*\s\p{Lu}\p{Ll}+(?:вич|вна|ична|инична)(?:\s|$)/u;

const LETTER = /^[\p{Script=Han}\p{Script=Hangul}]$/u;
const HALF = /^[\p{Script=Han}々]{1,3}$/u;
const SEX = /^[男女]$/u;

/** "Photo | Name | Ada Lovelace": a form's frame for a picture stands before the label. */
function behindLabel({ cells }: Row, context: Context): ReturnType<typeof labelled> {
  const [first = '', label = '', ...others] = cells.map(({ text }) => text.trim());
  const isName = (text: string) => labelNamed(text, context) === 'name';
  // "氏　　名 | 中村　翔太": the letters of the label stand wide apart.
  if (/\s/u.test(first) && label !== '' && isName(first.replace(/\s/gu, '')))
    return { label: 'name', value: label.replace(/\u3000/gu, ' '), at: 0 };
  if (others.length === 0 || !(isName(label) || (LETTER.test(first) && LETTER.test(label) && isName(first + label)))) return undefined;
  // "氏 | 名 | 佐藤 | 美咲": a form's letters stand apart, those of the name too.
  const isApart = others.length > 1 && others.slice(0, 2).every((part) => HALF.test(part) && !SEX.test(part));
  return { label: 'name', value: others.slice(0, isApart ? 2 : 1).join('  '), at: 0 };
}

/** First and last name in lines of their own, two to four, in the largest letters. */
function nameOfRows(rows: readonly Row[], largest: number, context: Context): { name?: Read<Name>; row?: Row } {
  const big = rows.filter((row) => row.page === 0 && row.sizePt >= largest * 0.85 && row.sizePt > context.bodyPt * 1.3);
  const [a, b] = big;
  if (!a || !b || b.at !== a.at + 1) return {};
  const own = [a, b];
  for (const next of big.slice(2, 4)) {
    const last = own.at(-1) as Row;
    if (next.at !== last.at + 1 || next.look !== last.look || next.gap > 0.4 || titleMark(next.text, context) > 0) break;
    own.push(next);
  }
  const text = joinedName(own.map((row, at) => (at === own.length - 1 ? beforeBar(row) : row)));
  return couldBeName(text) ? { name: { value: partsOf(text, context.language), doubt: 'check' }, row: own.at(-1) as Row } : {};
}

/** How far below a line of a name the next one may stand, in heights of its letters. */
const NEXT_LINE = 1.6;
const LOOKED_AT = 6;

/** A name in two lines at the left, and lines of details at the right that do not stand level with them: their lines come between. */
function nameBesideDetails(rows: readonly Row[], context: Context): { name: Read<Name>; row: Row } | undefined {
  const largest = Math.max(0, ...rows.map(({ sizePt }) => sizePt));
  const [a, b] = rows.slice(0, LOOKED_AT).filter(({ sizePt }) => sizePt >= largest * 0.98 && sizePt > context.bodyPt * MUCH_LARGER);
  const cells = [a?.cells[0], b?.cells[0]].flatMap((cell) => cell?.text ?? []);
  const isBeside = a && b && b.at > a.at + 1 && Math.abs(a.x - b.x) < 2 && b.y - a.y < a.sizePt * NEXT_LINE;
  const right = Math.max(...[a, b].map((row) => row?.cells[0]?.right ?? 0));
  const isApart = a && b && rows.slice(a.at + 1, b.at).every(({ x }) => x > right);
  const text = cells.map((cell) => joinLetters(cell.trim())).join(' ').replace(/-\s/g, '-'); // biome-ignore format: a chain
  const isName = isBeside && isApart && couldBeName(text) && titleMark(cells[1] ?? '', context) <= 0;
  return isName ? { name: { value: partsOf(text, context.language), doubt: 'check' }, row: b } : undefined;
}

/** "Wiersma | Planner": the end of a name before what the person is. */
const beforeBar = (row: Row): Row => ({ ...row, text: row.text.split(/\s+[|•·]\s+/u)[0] ?? row.text });

const joinedName = (rows: readonly Row[]) => rows.map(({ text }) => joinLetters(text.trim())).join(' ').replace(/-\s/g, '-'); // biome-ignore format: a chain

/** A name that is too wide for its column goes on in the lines below, in the same letters. */
function wrappedName(
  { text, row }: Candidate,
  rows: readonly Row[],
  emails: readonly Read<string>[],
  context: Context,
): { name: Read<Name>; row: Row } | undefined {
  const next = rows[row.at + 1];
  const isCut =
    next?.block === row.block && next.gap < 0.5 && Math.abs(next.sizePt - row.sizePt) < 0.5 && row.sizePt > context.bodyPt * 1.3;
  if (isCut && row.text.trim() === text && beforeBar(next).text !== next.text) {
    const whole = joinedName([row, beforeBar(next)]);
    const isRest = titleMark(beforeBar(next).text, context) <= 0;
    if (isRest && couldBeName(whole)) return { name: { value: partsOf(whole, context.language), doubt: 'check' }, row: next };
  }
  const halves = next && eastAsianHalves(row, next, context);
  if (halves) return { name: { value: partsOf(halves, context.language), doubt: 'check' }, row: next };
  const own = [row];
  const belongs = (other: Row | undefined) => other?.block === row.block && other.look === row.look && titleMark(other.text, context) <= 0;
  const isBelow = (other: Row | undefined) => other !== undefined && belongs(other) && other.gap < 0.4 && !headingKind(other.text, context);
  for (let at = row.at; at > 0 && (rows[at]?.gap ?? 1) < 0.4 && belongs(rows[at - 1]); at -= 1) own.unshift(rows[at - 1] as Row);
  for (let at = row.at + 1; isBelow(rows[at]); at += 1) own.push(rows[at] as Row);
  const last = own.at(-1);
  if (own.length < 2 || own.length > 4 || !last || row.text.trim() !== text || row.sizePt < context.bodyPt * 1.3) return undefined;
  // A first line that is too short to have been broken says all, and what stands below it is something else.
  // A first line that is no name by itself ("Đoàn" above "Thục Quyên") is a part of one, if no other lines have letters as large.
  // Two that are nothing but names in letters that nothing else has ("Citlali Guadalupe" above "Ramírez Tlapanco") are one, unless an address says that the first is.
  const parts = (own[0]?.text ?? '').split(/\s+/u).map((part) => fold(part));
  const isFirstAll = parts.length > 1 && emails.some(({ value }) => parts.every((part) => fold(value).includes(part)));
  // One word more is a name where an address has it ("Keeper" may be what somebody is).
  const isSaid = /\s/u.test(own[1]?.text.trim() ?? '') || emails.some(({ value }) => isMadeOf(value, own[1]?.text ?? ''));
  const isMuchLarger = row.sizePt > context.bodyPt * MUCH_LARGER;
  const areNames = own.length === 2 && !isFirstAll && isSaid && isMuchLarger && own.every((one) => isOnlyName(one.text, context));
  const areLargest = rows.filter((other) => other.sizePt >= row.sizePt * 0.98 && other.text.length > MONOGRAM).length === own.length;
  const areAlone = areLargest && (areNames || !couldBeName(own[0]?.text ?? ''));
  if (!areAlone && !isFull(own[0] as Row, own[1] as Row, rows)) return undefined;
  const whole = joinedName(own);
  return couldBeName(whole) ? { name: { value: partsOf(whole, context.language), doubt: 'check' }, row: last } : undefined;
}

const isOnlyName = (text: string, context: Context): boolean =>
  /^\p{Lu}[\p{L}\p{M}'’.-]*(?:\s\p{L}[\p{L}\p{M}'’.-]*){0,2}$/u.test(text.trim()) &&
  titleMark(text, context) <= 0 &&
  occupationShare(text, context.language) === 0 &&
  orgMark(text, context) <= 0 &&
  placeOf(text) === undefined &&
  headingKind(text, context) === undefined;

/** "柏木" above "遥香": family name and given name, each in a line of the same large letters, too short for a whole name. */
function eastAsianHalves(row: Row, next: Row, context: Context): string | undefined {
  const isHalf = ({ text }: Row) => /^[\p{Script=Han}\p{Script=Hangul}々]{1,2}$/u.test(text.trim());
  const isBelow = next.block === row.block && next.look === row.look && next.gap < 0.5 && row.sizePt > context.bodyPt * 1.3;
  const whole = `${row.text.trim()} ${next.text.trim()}`;
  return isBelow && isHalf(row) && isHalf(next) && titleMark(next.text, context) <= 0 && couldBeName(whole) ? whole : undefined;
}

/** Whether a line had no room for the first word of the next one. */
function isFull(row: Row, next: Row, rows: readonly Row[]): boolean {
  const column = rows.filter(({ block }) => block === row.block);
  const isAtEdge = column.filter(({ x }) => Math.abs(x - row.x) < 2).length > 2;
  const width = Math.max(...column.map(({ right }) => right)) - (isAtEdge ? row.x : Math.min(...column.map(({ x }) => x)));
  const letters = next.text.split(/\s+/)[0]?.length ?? 0;
  return row.right - row.x + ((next.right - next.x) * (letters + 1)) / next.text.length > width * 0.9;
}
