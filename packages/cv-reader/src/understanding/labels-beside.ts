// Forms whose labels were taken for a column ("Period", "Employer", "Position" in one block, and their values in the next): each label goes before the
// value that stands level with it.
import type { Cell, Line } from '../text-document.ts';
import type { Context } from './context.ts';
import { labelNamed } from './labels.ts';

/** Points that a label and its value may stand apart in height. */
const LEVEL = 2;
const LABELS_LEAST = 2;
const LONGEST_LABEL = 44;
/** Of the size of its letters, as lines of a text are set. */
const LINE_HEIGHT = 1.2;

/** The lines with labels and values in one line each, label by label. */
export function withLabelsBeside(lines: readonly Line[], context: Context): Line[] {
  const blocks = [...Map.groupBy(lines, ({ page, block }) => `${page}.${block}`).values()];
  const joined = new Map<Line, Line>();
  const moved = new Set<Line>();
  for (const [at, labels] of blocks.entries()) {
    const values = blocks[at + 1];
    if (!values || moved.has(labels[0] as Line)) continue;
    const pairs = pairsOf(labels, values, context);
    for (const [label, value] of pairs ?? []) {
      joined.set(label, joinedLine(label, value));
      moved.add(value);
    }
  }
  if (moved.size === 0) return [...lines];
  return withGaps(lines.flatMap((line) => (moved.has(line) ? [] : [joined.get(line) ?? line])), new Set(joined.values())); // biome-ignore format: one thing
}

/** The label of each value, where every value has one and all labels but those that say what stands below them have values. */
function pairsOf(labels: readonly Line[], values: readonly Line[], context: Context): [Line, Line][] | undefined {
  const edge = Math.max(...labels.map(({ right }) => right));
  const isLevel = (a: Line, b: Line) => a.page === b.page && a.y > 0 && Math.abs(a.y - b.y) <= LEVEL;
  const isLabel = ({ text, cells, bullet }: Line) =>
    cells.length === 1 && bullet === undefined && text.length <= LONGEST_LABEL && labelNamed(text, context) !== undefined;
  if (values.length < LABELS_LEAST || values.some(({ x, bullet }) => x <= edge || bullet !== undefined)) return undefined;
  const pairs = values.flatMap((value): [Line, Line][] => {
    const label = labels.find((one) => isLevel(one, value));
    return label && isLabel(label) ? [[label, value]] : [];
  });
  const [first, last] = [labels.indexOf(pairs[0]?.[0] as Line), labels.indexOf(pairs.at(-1)?.[0] as Line)];
  const named = new Set(pairs.map(([label]) => label));
  const isApart = (line: Line) => named.has(line) || /[:：]/u.test(line.text);
  return pairs.length === values.length && labels.slice(first, last + 1).every(isApart) ? pairs : undefined;
}

function joinedLine(label: Line, value: Line): Line {
  const cells: Cell[] = [...label.cells, ...value.cells];
  const text = cells.map((cell) => cell.text).join('  ');
  return { ...label, cells, text, right: value.right, links: [...label.links, ...value.links] };
}

/** Label by label the white is that of their own block; where a label stood at its head, it is what parts it from the line above. */
function withGaps(lines: readonly Line[], own: ReadonlySet<Line>): Line[] {
  return lines.map((line, at) => {
    const above = lines[at - 1];
    const isHead = line.gap === 0 && above !== undefined && above.page === line.page && above.block !== line.block && line.y > above.y;
    const isBeside = own.has(line) || (above !== undefined && own.has(above));
    if (!isHead || !isBeside || line.sizePt === 0) return line;
    return { ...line, gap: Math.max(0, (line.y - above.y) / (line.sizePt * LINE_HEIGHT) - 1) };
  });
}
