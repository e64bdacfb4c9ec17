// The last step of every format: cells to text, marks of lists off, the white above, the usual colour left out.
import type { Cell, Line } from '../text-document.ts';
import { plainLetters, splitBullet, tidy, withSimplified } from './letters.ts';
import { withLogos } from './logos.ts';

/** A line before that: `bullet` where the format itself says that it is one of a list. */
export type RawLine = Omit<Line, 'text' | 'gap'> & { gap?: number };

/** Lines in their order, without those that are empty. */
export function finishLines(raw: RawLine[]): Line[] {
  const usual = usualColor(raw);
  const lines: Line[] = [];
  for (const line of raw) {
    const finished = finishLine(line, lines.at(-1));
    if (!finished) continue;
    if (finished.color === usual) delete finished.color;
    lines.push(finished);
  }
  return inOneScript(withLogos(lines));
}

/** A document of simplified letters has no other ones. */
function inOneScript(lines: Line[]): Line[] {
  const cells = lines.flatMap((line) => line.cells);
  const simplified = new Map(withSimplified(cells).map((cell, at) => [cells[at], cell]));
  return lines.map((line) => {
    const own = line.cells.map((cell) => simplified.get(cell) ?? cell);
    return own.every((cell, at) => cell.text === line.cells[at]?.text)
      ? line
      : { ...line, cells: own, text: own.map(({ text }) => text).join('  ') };
  });
}

function finishLine(raw: RawLine, before: Line | undefined): Line | undefined {
  const cells = raw.cells.map((cell): Cell => ({ ...cell, text: tidy(plainLetters(cell.text)) })).filter((cell) => cell.text !== '');
  const first = cells[0];
  if (!first) return undefined;
  const bullet = takeBullet(cells, first);
  const text = cells.map((cell) => cell.text).join('  ');
  const line: Line = { ...raw, text, cells, gap: raw.gap ?? gapAbove(raw, before) };
  return bullet && !raw.bullet ? { ...line, bullet } : line;
}

function takeBullet(cells: Cell[], first: Cell): string | undefined {
  const split = splitBullet(first.text);
  if (split) {
    first.text = split.rest;
    return split.bullet;
  }
  const [mark, second] = cells;
  const alone = mark && second && mark.text.length <= 2 ? splitBullet(`${mark.text} X`) : undefined;
  if (alone?.rest !== 'X') return undefined;
  cells.shift();
  return alone.bullet;
}

function gapAbove(line: RawLine, before: Line | undefined): number {
  if (!before || before.block !== line.block || before.page !== line.page || line.sizePt === 0) return 0;
  const height = line.sizePt * 1.2;
  return Math.round(Math.max(0, (line.y - before.y - height) / height) * 100) / 100;
}

function usualColor(lines: RawLine[]): string | undefined {
  const letters = new Map<string, number>();
  for (const line of lines) {
    if (line.color) letters.set(line.color, (letters.get(line.color) ?? 0) + line.cells.reduce((sum, cell) => sum + cell.text.length, 0));
  }
  let most: string | undefined;
  for (const [color, count] of letters) if (!most || count > (letters.get(most) ?? 0)) most = color;
  return most;
}
