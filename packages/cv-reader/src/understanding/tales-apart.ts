// Entries in one paragraph each: "03/2021 – 06/2023: Weaver at Norsea (Penryn). Wove sails." The first sentence is the head, all else is told below it.
import type { Context, Row } from './context.ts';
import { withHeadsBeforeDates } from './dates-behind.ts';
import { LAST_LETTERS } from './last-letters.ts';

export const LONGEST_HEAD_LINE = 130;

/** One sentence ended, with a word or a mark ("104/110."), and another begins. */
export const SENTENCES = new RegExp(String.raw`(?:${LAST_LETTERS}|\d/\d{2,3})\.\s+\p{Lu}`, 'u');
/** The same where many lines show that they are such paragraphs; "。" has no white behind it, and a town in brackets may end a sentence. */
const SENTENCE = new RegExp(String.raw`(?:${LAST_LETTERS}|\p{L}[)）])\.\s+(?=[\p{Lu}\p{Lo}])|。(?=\S)`, 'u');
/** Letters of one name. */
const LONGEST_NAME = 90;
/** So many lines begin with their dates and end as sentences do. */
const PARAGRAPHS = 2;

/** A line that begins with the dates of something and ends with a point. */
const isParagraph = ({ text, periods: [first], bullet }: Row) =>
  first !== undefined && !first.isSingle && first.from <= 3 && bullet === undefined && /[.。]$/u.test(text) && text.length > first.to + 10;

/** More white parts two paragraphs. */
const WITHIN = 0.45;
/** Of the widest line, so much a line is that the page's edge broke. */
const FULL_PART = 0.8;

/** Paragraphs that begin with their dates and go on in the next lines, where all of a section are such and end with a point: each as one line. */
function withWholeParagraphs(rows: readonly Row[]): readonly Row[] {
  const begins = ({ periods: [first], bullet }: Row) => first !== undefined && !first.isSingle && first.from <= 3 && bullet === undefined;
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (begins(row)) groups.push([row]);
    else if (last) last.push(row);
    else return rows;
  }
  const widest = Math.max(...rows.map(({ right }) => right));
  const isRest = (row: Row, before: Row) => row.block === before.block && row.look === before.look && row.gap < WITHIN && row.bullet === undefined && before.right > widest * FULL_PART; // biome-ignore format: one thing
  const isWhole = ([head, ...rest]: Row[]) =>
    head !== undefined && head.y > 0 && head.cells.length === 1 && rest.every((row, at) => isRest(row, rest[at - 1] ?? head)) && /[.。]$/u.test((rest.at(-1) ?? head).text); // biome-ignore format: one thing
  if (groups.length < PARAGRAPHS || groups.every(({ length }) => length === 1) || !groups.every(isWhole)) return rows;
  return groups.map(([head, ...rest]) => {
    const text = [head, ...rest].map((row) => row?.text ?? '').join(' ');
    return { ...(head as Row), text, cells: [{ text, x: head?.x ?? 0, right: widest }] };
  });
}

/** Points of a list that are all such lines are none of what is told. */
function withoutBullets(rows: readonly Row[]): readonly Row[] {
  const plain = rows.map(({ bullet: _bullet, ...row }): Row => row);
  return rows.every(({ bullet }) => bullet !== undefined) && plain.every(isParagraph) ? plain : rows;
}

/** What parts two names within one sentence. */
const PARTED = /,\s|\s[–—|·-]\s|\s{2,}|[(（]/u;
/** A word that joins a title to an employer, before a name. */
const joinedBy = (joints: readonly string[]) =>
  new RegExp(`\\s(?:${joints.filter((joint) => /^[\p{L}@ ]+$/u.test(joint)).join('|')})\\s[\\p{Lu}\\p{Lo}]`, 'u');

/** "2019 – 2021: Weaver. Loomhouse (Penryn). Wove sails.": where each first sentence is one name, and another one follows, the head has two. */
function withSecondSentence(row: Row): Row {
  const { text, periods: [first] } = row; // biome-ignore format: one thing
  const found = first && SENTENCE.exec(text.slice(first.to));
  if (!first || !found) return row;
  const at = first.to + found.index + found[0].search(/[.。]/u);
  const joined = `${text.slice(0, at)}   ${text.slice(at + 1).trimStart()}`;
  const cell = row.cells.at(-1);
  const { tail: _tail, ...plain } = cell ?? { text: joined, x: row.x, right: row.right };
  return { ...row, text: joined, cells: [{ ...plain, text: joined }] };
}

/** The first sentence behind the dates of a paragraph. */
function firstOf({ text, periods: [first] }: Row): string {
  const behind = text.slice(first?.to ?? 0);
  const found = SENTENCE.exec(behind);
  return found ? behind.slice(0, found.index + found[0].search(/[.。]/u)).replace(/^[\s:：,–—-]+/u, '') : '';
}

/** Rows whose heads go on with what is told, each as two; the point at the end of a head is taken off. */
export function withTalesApart(listed: readonly Row[], context: Context): Row[] {
  const joint = joinedBy(context.words.at);
  const rows = withoutBullets(withWholeParagraphs(withHeadsBeforeDates(listed, context)));
  const paragraphs = rows.filter(isParagraph);
  const dated = rows.filter(({ periods }) => periods.some(({ isSingle }) => !isSingle));
  const areParagraphs = paragraphs.length >= PARAGRAPHS && paragraphs.length === dated.length;
  const firsts = paragraphs.map(firstOf);
  const areTwo =
    areParagraphs && firsts.every((text) => text !== '' && text.length <= LONGEST_NAME && !PARTED.test(text) && !joint.test(text));
  return rows.flatMap((row) => {
    if (!areParagraphs || !isParagraph(row)) return parted(row, SENTENCES, false);
    return parted(areTwo ? withSecondSentence(row) : row, SENTENCE, true);
  });
}

/** One day or month in a cell of its own, as tables of schools have it. */
const isBesideDate = ({ cells, periods: [first] }: Row) =>
  cells.length === 2 && first !== undefined && first.from === 0 && first.to >= (cells[0]?.text.length ?? 0);

function parted(row: Row, sentences: RegExp, isParagraphs: boolean): Row[] {
  const last = row.cells.at(-1);
  const [first, ...more] = row.periods;
  if (!last || !first || (more.length > 0 && !isParagraphs) || (first.isSingle && !isBesideDate(row)) || row.bullet !== undefined)
    return [row];
  const found = sentences.exec(row.text.slice(isParagraphs ? first.to : 0));
  if (!found) return isParagraphs ? [withoutPoint(row)] : [row];
  const end = found.index + (isParagraphs ? first.to : 0);
  const at = end + found[0].search(/[.。]/u);
  const [head, told] = [row.text.slice(0, at), row.text.slice(at + 1).trim()];
  const isHead = head.length <= LONGEST_HEAD_LINE && first.to <= at && last.text.endsWith(told);
  if (!isHead || (!isParagraphs && !head.slice(first.to).includes(', '))) return [row];
  const { tail: _tail, ...plain } = last;
  const own = isParagraphs ? plain : last;
  const cells = [...row.cells.slice(0, -1), { ...own, text: last.text.slice(0, last.text.length - told.length).replace(/[.。]\s*$/u, '') }];
  return [
    { ...row, text: head, cells, periods: [first] },
    { ...row, at: row.at + 0.5, text: told, cells: [{ ...last, text: told }], periods: [], gap: 0, isTale: true },
  ];
}

function withoutPoint(row: Row): Row {
  const cells = row.cells.map((cell, at) => {
    const { tail: _tail, ...plain } = cell;
    return at === row.cells.length - 1 ? { ...plain, text: cell.text.replace(/[.。]$/u, '') } : cell;
  });
  return { ...row, text: row.text.replace(/[.。]$/u, ''), cells };
}
