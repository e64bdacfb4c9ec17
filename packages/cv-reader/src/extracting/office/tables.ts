// Tables of word processors, most of which only lay out a page. A row whose cells hold whole texts is read cell by cell, each a block; any
// other is read as it is seen: line by line, the short cell ("2019 – 2021", "Oslo") at the head of what stands beside it.
import type { RawLine } from '../finish-lines.ts';
import type { Flow } from './flow.ts';

/** Lines of each cell of a row, from left to right. */
export type Row = RawLine[][];

/** Puts a table's rows into the flow. */
export function addTable(flow: Flow, rows: Row[]): void {
  const lines: RawLine[] = [];
  for (const row of rows) {
    const filled = row.filter((cell) => cell.length > 0);
    if (filled.length === 0) continue;
    const dated = byDates(filled);
    if (dated) lines.push(...dated);
    else if (filled.length === 1 || filled.filter((cell) => cell.length >= 3).length >= 2) lines.push(...filled.flat());
    else lines.push(...asRow(filled));
  }
  flow.append(lines);
}

/** A whole period and little else. */
const PERIOD = /(?:19|20)\d\d.{0,12}[-–—−~〜～至]\s*\S/u;
const LONGEST_PERIOD = 36;
/** Of a height of a line: so far a period may stand from the line that it dates. */
const SAME_LINE = 0.7;

/** Periods below each other in one cell, and beside them what was done then: each goes to its line, told by their number or by empty lines between them. */
function byDates(cells: RawLine[][]): RawLine[] | undefined {
  const words = (line: RawLine) => line.cells.map(({ text }) => text).join(' ');
  const isPeriod = (line: RawLine) => PERIOD.test(words(line)) && words(line).length <= LONGEST_PERIOD;
  const dates = cells.find((cell) => cell.length > 1 && cell.every(isPeriod));
  const content = cells.find((cell) => cell !== dates);
  const [top, first] = [dates?.[0]?.y ?? 0, content?.[0]?.y ?? 0];
  if (!dates || !content || cells.length !== 2 || content.length < dates.length) return undefined;
  const isBeside = (date: RawLine, line: RawLine) => Math.abs(line.y - first - (date.y - top)) < date.sizePt * SAME_LINE;
  const even = dates.length === content.length;
  const places = dates.map((date, at) => (even ? at : content.findIndex((line) => isBeside(date, line))));
  if (places.some((at) => at < 0) || new Set(places).size < places.length) return undefined;
  return content.map((line, at) => {
    const date = dates[places.indexOf(at)];
    const parts = date === undefined ? [line] : cells[0] === dates ? [date, line] : [line, date];
    return { ...line, cells: parts.flatMap((part) => part.cells), x: parts[0]?.x ?? line.x };
  });
}

function asRow(cells: RawLine[][]): RawLine[] {
  const longest = cells.reduce((most, cell) => (cell.length > most.length ? cell : most));
  const even = cells.every((cell) => cell.length === longest.length);
  const out: RawLine[] = [];
  longest.forEach((line, index) => {
    const parts = cells.map((cell) => {
      if (even || cell === longest) return cell[index] ? [cell[index]] : [];
      return index === 0 ? cell : [];
    });
    const all = parts.flat();
    const first = all[0] ?? line;
    out.push({
      ...line,
      block: longest[0]?.block ?? line.block,
      cells: joinCut(all.map((part) => part.cells)).flat(),
      x: first.x,
      bold: all.some((part) => part.bold),
      links: all.flatMap((part) => part.links),
      y: line.y,
    });
  });
  return out;
}

/** A date that is cut at its dash is one cell. */
function joinCut(parts: RawLine['cells'][]): RawLine['cells'][] {
  const out: RawLine['cells'][] = [];
  for (const cells of parts) {
    const above = out.at(-1)?.at(-1);
    const first = cells[0];
    if (above && first && /\d\s*[-–—]$/.test(above.text) && first.text.length < 16) above.text += ` ${first.text}`;
    else out.push(cells);
  }
  return out;
}
