// Contact details as a row of cells, each label above its value ("Phone | E-mail" above "0161 ... | ada@..."). Each cell becomes a line of its own that
// says what it holds, as forms do; what its column broke is one value.
import type { Cell, Line } from '../text-document.ts';
import { type Context, lookOf } from './context.ts';
import { labelNamed } from './labels.ts';
import type { Label } from './words/locale-words.ts';

/** What such labels say of the person; names of columns of work or study are a table's (`table-heads.ts`). */
const OWN: ReadonlySet<Label | undefined> = new Set<Label>(['email', 'phone', 'address', 'place', 'born', 'nationality', 'permit', 'link']);
const LONGEST_LABEL = 32;
/** Heights of a line between a label and its value, and between the lines of a value. */
const WITHIN = 0.45;
/** Points that the beginnings of one column may differ. */
const SAME_EDGE = 3;
const VALUE_LINES_MOST = 4;

/** The lines with such details told by their labels. */
export function withLabelsAbove(lines: readonly Line[], context: Context): Line[] {
  const looks = new Set(lines.filter((line) => areLabels(line, context)).map(placeAndLook));
  if (looks.size === 0) return [...lines];
  // A row of the same letters beside them may have names that nobody knows: "LinkedIn", "Portfolio".
  const isHead = (line: Line) => looks.has(placeAndLook(line)) && couldBeLabels(line);
  const told: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const head = lines[at] as Line;
    const values = isHead(head) ? valuesBelow(lines, at, isHead) : [];
    told.push(...(values.length === 0 ? [head] : pairsOf(head, values)));
    at += values.length;
  }
  return told;
}

const placeAndLook = (line: Line) => `${line.page}.${line.block} ${lookOf(line)}`;

const couldBeLabels = ({ cells, bullet }: Line) =>
  bullet === undefined && cells.every(({ text }) => text.length <= LONGEST_LABEL && !/[\d@]|[:：]/u.test(text));

/** Two labels and more side by side, most of them known. */
function areLabels(line: Line, context: Context): boolean {
  const known = line.cells.filter(({ text }) => OWN.has(labelNamed(text, context)));
  return line.cells.length > 1 && line.y > 0 && couldBeLabels(line) && known.length > 1 && known.length * 2 > line.cells.length;
}

/** The lines right below labels, in other letters than theirs, each cell of which stands below one of them. */
function valuesBelow(lines: readonly Line[], at: number, isHead: (line: Line) => boolean): Line[] {
  const head = lines[at] as Line;
  const values: Line[] = [];
  for (const line of lines.slice(at + 1, at + 1 + VALUE_LINES_MOST)) {
    const isBelow = line.page === head.page && line.block === head.block && line.gap <= WITHIN && line.bullet === undefined;
    const isLike = values.every((value) => lookOf(value) === lookOf(line)) && lookOf(line) !== lookOf(head);
    if (!isBelow || !isLike || isHead(line) || line.cells.some((cell) => columnOf(cell, head) === undefined)) break;
    values.push(line);
  }
  return values;
}

const columnOf = (cell: Cell, { cells }: Line) => cells.find(({ x }) => Math.abs(x - cell.x) < SAME_EDGE);

function pairsOf(head: Line, values: readonly Line[]): Line[] {
  const [first] = values as [Line, ...Line[]];
  const links = [head, ...values].flatMap((line) => line.links);
  return head.cells.map((label, at): Line => {
    const own = values.flatMap(({ cells }) => cells.filter((cell) => columnOf(cell, head) === label));
    const value = own.reduce((before, { text }) => joined(before, text), '');
    const text = value === '' ? label.text : `${label.text}: ${value}`;
    const cell = { text, x: label.x, right: Math.max(label.right, ...own.map(({ right }) => right)) };
    // Below each other, where they stood side by side.
    return { ...first, text, cells: [cell], x: cell.x, right: cell.right, gap: at === 0 ? head.gap : 0, links: at === 0 ? links : [] };
  });
}

/** Addresses of mail and of pages have no spaces where their column broke them, nor do Chinese and Japanese words. */
function joined(before: string, behind: string): string {
  if (before === '') return behind;
  const isAddress = /@|\.\p{L}{2,}\//u.test(before + behind) && !/\s/u.test(before + behind);
  return isAddress || /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}、，]$/u.test(before) ? before + behind : `${before} ${behind}`;
}
