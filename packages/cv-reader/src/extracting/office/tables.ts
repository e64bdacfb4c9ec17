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
    if (filled.length === 1 || filled.filter((cell) => cell.length >= 3).length >= 2) lines.push(...filled.flat());
    else lines.push(...asRow(filled));
  }
  flow.append(lines);
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
