// What is told of an entry: paragraphs, with `- ` before what was marked as an item of a list. Lines that were only broken are joined.
import type { Row } from './context.ts';

const LONGEST = 4000;

/** The text of rows; empty when there is none. */
export function descriptionOf(...parts: readonly (readonly Row[])[]): string {
  const paragraphs: string[] = [];
  let before: Row | undefined;
  let length = 0;
  for (const row of parts.flat()) {
    if (length > LONGEST) break;
    length += row.text.length;
    const last = paragraphs.at(-1);
    if (row.bullet !== undefined) paragraphs.push(`- ${row.text}`);
    else if (last !== undefined && before && continues(before, row)) paragraphs[paragraphs.length - 1] = joined(last, row.text);
    else paragraphs.push(row.text);
    before = row;
  }
  return paragraphs.join('\n').slice(0, LONGEST);
}

const continues = (before: Row, row: Row) =>
  before.block === row.block &&
  row.gap < 0.6 &&
  before.look === row.look &&
  (/^[\p{Ll}(]/u.test(row.text) || (before.text.length > 50 && !/[.:;。：；]$/.test(before.text)));

function joined(text: string, next: string): string {
  if (/\p{L}-$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next;
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，]$/u.test(text);
  return isUnspaced ? text + next : `${text} ${next}`;
}
