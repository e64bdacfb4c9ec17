// Headings of East Asian forms, whose letters stand apart or in cells of their own: "学 | 歴", and "年 | 月 | 免 許・資 格" at the head of a table.
import type { Line } from '../text-document.ts';
import type { Context } from './context.ts';
import { headingKind } from './headings.ts';

const LETTERS = /^[\p{Script=Han}・･\s]+$/u;
/** What columns of dates are called in the same line. */
const COLUMNS = /^年\s*月\s*/u;
const LONGEST = 8;

/** The lines with such headings whole. */
export const withWholeHeadings = (lines: readonly Line[], context: Context): Line[] =>
  lines.map((line) => {
    // "（各項目ごとにまとめて書く）": how it is to be filled in.
    const written = line.text.replace(/\s*[(（][^()（）]*[)）]\s*$/u, '');
    if (!LETTERS.test(written) || !/\s/u.test(written)) return line;
    const rest = written.replace(COLUMNS, '');
    const text = rest.replace(/\s+/gu, '');
    const isSpread = text.length > 1 && text.length <= LONGEST && rest.split(/[\s・･]+/u).every((piece) => piece.length === 1);
    if (!(isSpread || rest !== written) || headingKind(text, context) === undefined) return line;
    return { ...line, text, cells: [{ text, x: line.x, right: line.right }], heading: 1, bold: true };
  });
