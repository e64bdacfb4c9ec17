// Entries in one paragraph each: "03/2021 – 06/2023: Weaver at Norsea (Penryn). Wove sails." The first sentence is the head, all else is told below it.
import type { Row } from './context.ts';

export const LONGEST_HEAD_LINE = 130;

/** The last letters of a word before a point that ends a sentence: not those of a short form, which has a point of its own. For a pattern. */
export const LAST_LETTERS = String.raw`\p{L}{4}(?<!\b(?:Corp|Ltda|Bros|Gebr|Nachf|Hnos|Irmãos|Univ|Dept|Prof|Inst))`;

/** One sentence ended, and another begins. */
export const SENTENCES = new RegExp(String.raw`${LAST_LETTERS}\.\s+\p{Lu}`, 'u');
/** The same where many lines show that they are such paragraphs; "。" has no white behind it, and a town in brackets may end a sentence. */
const SENTENCE = new RegExp(String.raw`(?:${LAST_LETTERS}|\p{L}[)）])\.\s+(?=[\p{Lu}\p{Lo}])|。(?=\S)`, 'u');
/** So many lines begin with their dates and end as sentences do. */
const PARAGRAPHS = 2;

/** A line that begins with the dates of something and ends with a point. */
const isParagraph = ({ text, periods: [first], bullet }: Row) =>
  first !== undefined && !first.isSingle && first.from <= 2 && bullet === undefined && /[.。]$/u.test(text) && text.length > first.to + 10;

/** Rows whose heads go on with what is told, each as two; the point at the end of a head is taken off. */
export function withTalesApart(rows: readonly Row[]): Row[] {
  const paragraphs = rows.filter(isParagraph);
  const dated = rows.filter(({ periods }) => periods.some(({ isSingle }) => !isSingle));
  const areParagraphs = paragraphs.length >= PARAGRAPHS && paragraphs.length === dated.length;
  return rows.flatMap((row) => (areParagraphs && isParagraph(row) ? parted(row, SENTENCE, true) : parted(row, SENTENCES, false)));
}

function parted(row: Row, sentences: RegExp, isParagraphs: boolean): Row[] {
  const last = row.cells.at(-1);
  const [first, ...more] = row.periods;
  if (!last || !first || (more.length > 0 && !isParagraphs) || first.isSingle || row.bullet !== undefined) return [row];
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
