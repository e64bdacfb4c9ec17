// "令和 5 | 9 | 退職": the year of an era and its month in columns of their own. Other rows of such a table have both in one cell, as narrow columns do.
import type { Line } from '../text-document.ts';

const YEAR = /^(?:明治|大正|昭和|平成|令和)\s*(?:元|\d{1,2})\s*年?$/u;
const MONTH = /^(?:[1-9]|1[0-2])\s*月?$/u;

/** Lines whose first cells are the year of an era and a month have both in one cell. */
export const withErasWhole = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const [year, month, ...others] = line.cells;
    if (!year || !month || others.length === 0 || !YEAR.test(year.text) || !MONTH.test(month.text)) return line;
    const cells = [{ ...year, text: `${year.text} ${month.text}`, right: month.right }, ...others];
    return { ...line, cells, text: cells.map(({ text }) => text).join('  ') };
  });
