// Donald Knuth's logo and its kin are set with letters above and below their line: what a PDF says of them is "LT X" and, beside or around it, "A E".
import type { Cell, Line } from '../text-document.ts';

/** Holes in a name, the letters that fill them, and the name. */
const LOGOS: readonly (readonly [hole: RegExp, letters: RegExp, name: string])[] = [
  [/(?<!\p{L})L\s?T\s?X(?!\p{L})/u, /^A\s?E$/u, 'LaTeX'],
  [/(?<!\p{L})LA\s?T\s?X(?!\p{L})/u, /^E$/u, 'LaTeX'],
  [/(?<!\p{L})L\s?TE\s?X(?!\p{L})/u, /^A$/u, 'LaTeX'],
  [/(?<!\p{L})B(?:IB|ib)\s?T\s?X(?!\p{L})/u, /^E$/u, 'BibTeX'],
  [/(?<!\p{L})X\s?T\s?X(?!\p{L})/u, /^[EƎ]\s?E$/u, 'XeTeX'],
  [/(?<!\p{L})Lua\s?T\s?X(?!\p{L})/u, /^E$/u, 'LuaTeX'],
  [/(?<![\p{L}-])T\s?X(?!\p{L})/u, /^E$/u, 'TeX'],
];
/** With all letters in the line, but white between them; the name itself in capitals stays as it is. */
const SPACED: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?=\S{0,4}\s)L\s?A\s?T\s?E\s?X(?!\p{L})/gu, 'LaTeX'],
  [/(?<!\p{L})(?=\S{0,5}\s)B(?:IB|ib)\s?T\s?E\s?X(?!\p{L})/gu, 'BibTeX'],
];
/** Heights of a line that such letters may stand off theirs. */
const REACH = 0.7;
/** So many lines before or behind. */
const NEAR = 2;

const withCells = (line: Line, cells: Cell[]): Line => ({ ...line, cells, text: cells.map(({ text }) => text).join('  ') });

function withLettersBack(lines: Line[], at: number): void {
  const line = lines[at] as Line;
  for (const [hole, letters, name] of LOGOS) {
    const cell = line.cells.find(({ text }) => hole.test(text));
    if (!cell) continue;
    const isNear = (other: Line | undefined) =>
      other !== undefined && other !== line && other.page === line.page && Math.abs(other.y - line.y) <= line.sizePt * REACH;
    const around = lines.slice(Math.max(0, at - NEAR), at + NEAR + 1).filter((other) => isNear(other) && line.y > 0);
    const own = (one: Line) => one.cells.filter(({ text }) => letters.test(text) || (text.length === 1 && 'AEƎ'.includes(text)));
    const within = (one: Cell) => one.x >= cell.x && one.right <= cell.right + line.sizePt;
    const found = around.flatMap((other) =>
      own(other)
        .filter(within)
        .map((one) => ({ other, one })),
    );
    if (!letters.test(found.map(({ one }) => one.text).sort().join(' '))) continue; // biome-ignore format: one thing
    const { tail: _tail, ...plain } = cell;
    lines[at] = withCells(
      line,
      line.cells.map((one) => (one === cell ? { ...plain, text: cell.text.replace(hole, name) } : one)),
    );
    // What else stood in the line of these letters stays there.
    for (const { other } of found)
      lines[lines.indexOf(other)] = withCells(
        other,
        other.cells.filter((one) => !found.some((each) => each.one === one)),
      );
    return;
  }
}

/** The lines with such names whole. */
export function withLogos(lines: readonly Line[]): Line[] {
  if (!lines.some(({ text }) => /T\s?E?\s?X/u.test(text))) return [...lines];
  const whole = lines.map((line) => {
    const written = (text: string) => SPACED.reduce((plain, [spaced, name]) => plain.replace(spaced, name), text);
    return line.cells.some(({ text }) => written(text) !== text)
      ? withCells(line, line.cells.map(({ tail: _tail, ...cell }) => ({ ...cell, text: written(cell.text) }))) // biome-ignore format: one thing
      : line;
  });
  for (let at = 0; at < whole.length; at += 1) withLettersBack(whole, at);
  return whole.filter(({ cells }) => cells.length > 0);
}
