// Headings in the margin that share the line of what they head ("Education | University of Lund"), in a table of two columns or beside the text: each is
// put above it. Below all of them a page may have lines from edge to edge again: the day, who signs, a foot.
import { splitBullet } from '../extracting/letters.ts';
import type { Line } from '../text-document.ts';
import type { Context } from './context.ts';
import { kindOfOwnWords, kindOfRoots } from './heading-roots.ts';
import { headingKind } from './headings.ts';
import { labelNamed } from './labels.ts';
import { withoutOrnamentsOfHeads } from './ornament-heads.ts';
import { periodsIn } from './periods.ts';

/** So many known headings make a column of headings. */
const HEADINGS_LEAST = 2;
/** Of the lines that begin with a heading, so many must be known ones. */
const KNOWN_PART = 0.7;
const LONGEST = 45;
/** Heights of a line that the second line of a heading stands below its first. */
const BROKEN_BELOW = 1.9;
/** Lines of a heading. */
const BROKEN_MOST = 4;
/** Lines below all of it. */
const FOOT_MOST = 7;
/** Points that the beginnings of one column may differ, and that points of lists stand behind them. */
const [SAME_EDGE, INDENT] = [3, 36];
/** Such headings are larger than the text, so that they look like nothing else there. */
const LARGER = 1.15;

/** So many kinds of them are no column of anything else. */
const KINDS_LEAST = 3;

/** All pages with such headings, where one of them has headings of many kinds; the others have them at the same place. */
export function withMarginHeadsOfPages(given: readonly Line[], context: Context): readonly Line[] {
  const lines = withoutOrnamentsOfHeads(given);
  const runs = runsOf(lines);
  const headedOf = (run: readonly Line[]) => headedIn(run, context);
  const kindsOf = (run: readonly Line[]) => new Set(headedOf(run).map((line) => kindOfOwn(firstCell(line), context))).size;
  const edges = runs.flatMap((run) => (kindsOf(run) >= KINDS_LEAST ? edgeOf(headedOf(run)) : []));
  if (edges.length === 0) return lines;
  const isSame = (run: readonly Line[]) => edges.some((edge) => Math.abs(edgeOf(headedOf(run)) - edge) < INDENT);
  return runs.flatMap((run) => (isSame(run) ? withMarginHeads(run, context, 1) : run));
}

/** Blocks that stand below each other: the rows of a table are blocks of their own in a word processor. */
function runsOf(lines: readonly Line[]): Line[][] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const last = runs.at(-1)?.at(-1);
    if (last && last.page === line.page && line.y > last.y - last.sizePt / 2) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs;
}

const headedIn = (block: readonly Line[], context: Context) =>
  block.filter((line) => line.cells.length > 1 && isOwnHeading(firstCell(line), context) && !isOfPairs(line, context));

/** "学历 | 大专 | 专业 | 护理": labels and values in turns, of which the first may be called like a section. */
const isOfPairs = ({ cells }: Line, context: Context) =>
  cells.length >= PAIRS_CELLS && cells.some(({ text }, at) => at > 0 && at % 2 === 0 && labelNamed(text, context) !== undefined);
const PAIRS_CELLS = 4;

const edgeOf = (headed: readonly Line[]) => Math.min(...headed.map(({ cells }) => cells[1]?.x ?? 0));

/** The lines of a block with such headings, of which it has some; as it was where it has none. */
export function withMarginHeads(block: readonly Line[], context: Context, least = HEADINGS_LEAST): readonly Line[] {
  const headed = headedIn(block, context);
  // What has dates alone behind it heads entries.
  const areEntries = headed.every(({ cells }) => isDate({ text: cells[1]?.text ?? '' }, context));
  if (headed.length < least || areEntries || block.every(({ y }) => y === 0) || isForm(block, context)) return block;
  const edge = edgeOf(headed);
  // A word processor breaks a heading that is wider than its cell; here it is in one line.
  const isWithin = (line: Line) => (line.cells[0]?.right ?? 0) < edge || headed.includes(line);
  const isShared = (line: Line) => line.cells.length > 1 && isWithin(line) && isAtEdge(line.cells[1]?.x ?? 0, edge);
  const isAlone = (line: Line) => !isShared(line) && line.right < edge;
  const isContent = (line: Line) => isShared(line) || line.x >= edge - SAME_EDGE;
  const start = startOf(block, block.indexOf(headed[0] as Line), isShared);
  const last = block.findLastIndex(isShared);
  const foot = block.slice(last).findIndex((line) => !isContent(line));
  const end = foot < 0 ? block.length : last + foot;
  if (block.length - end > FOOT_MOST) return block;
  const rest = block.slice(start, end);
  if (rest.some((line) => !isContent(line) && !isAlone(line))) return block;
  const parted = partedAt(rest, isShared, isAlone, context);
  if (!joinHeadings(parted, context)) return block;
  const headings = parted.flatMap(({ heading }) => heading ?? []);
  const known = headings.filter((heading) => isOwnHeading(heading, context));
  if (known.length < headings.length * KNOWN_PART || headings.some((heading) => isDate(heading, context))) return block;
  const lines = parted.flatMap(({ heading, content }) => [
    ...(heading ? [{ ...heading, heading: 1, bold: true, sizePt: context.bodyPt * LARGER }] : []),
    ...(content ? [content] : []),
  ]);
  return [...block.slice(0, start), ...lines, ...block.slice(end)];
}

const isAtEdge = (x: number, edge: number) => x >= edge - SAME_EDGE && x < edge + INDENT;

/** The first line of a heading that is broken may say nothing by itself. */
function startOf(block: readonly Line[], headed: number, isShared: (line: Line) => boolean): number {
  let start = headed;
  const isFirstHalf = (line: Line | undefined) =>
    line !== undefined && isShared(line) && (block[start]?.y ?? 0) - line.y < line.sizePt * BROKEN_BELOW;
  while (isFirstHalf(block[start - 1])) start -= 1;
  return start;
}

/** "Employer | Norsea Ltd" in one entry and in the next: labels of a form, though words of headings are in some. */
function isForm(block: readonly Line[], context: Context): boolean {
  const labels = block.flatMap(({ cells: [first, ...values] }) =>
    first && values.length > 0 ? (labelNamed(first.text, context) ?? []) : [],
  );
  return labels.some((label, at) => OF_ENTRIES.has(label) && labels.indexOf(label) < at);
}

const OF_ENTRIES: ReadonlySet<string> = new Set(['title', 'employer', 'school', 'degree']);

type Parted = { heading?: Line; content?: Line };

function partedAt(rest: readonly Line[], isShared: (line: Line) => boolean, isAlone: (line: Line) => boolean, context: Context): Parted[] {
  const shared = rest.filter(isShared);
  const others = rest.filter((line) => !isShared(line) && !isAlone(line));
  // A size, or a weight, that no other content has was the heading's; so was a mark that stands before most of them.
  const sizes = new Set(others.map(({ sizePt }) => sizePt));
  const isBold = others.some(({ bold, bullet }) => bold && bullet === undefined);
  const ornaments = new Set(
    shared.flatMap(({ bullet }) =>
      bullet !== undefined && shared.filter((line) => line.bullet === bullet).length > shared.length / 2 ? bullet : [],
    ),
  );
  return rest.map((line): Parted => {
    const { bullet: mark, ...plain } = line;
    const isOrnament = mark !== undefined && ornaments.has(mark);
    if (isAlone(line)) return { heading: isOrnament ? plain : line };
    if (!isShared(line)) return { content: line };
    const own = { ...(!sizes.has(line.sizePt) && { sizePt: context.bodyPt }), ...(!isBold && { bold: false }) };
    return { heading: firstCell(plain), content: { ...withoutFirst(isOrnament ? plain : line), ...own } };
  });
}

/**
 * A heading that is broken ("Work" and "experience" below it) stands at the first of its lines; two that mean different things are two. False where more
 * lines stand close to each other than any heading has: those are labels.
 */
function joinHeadings(parted: Parted[], context: Context): boolean {
  const kindOf = ({ text }: Line) => headingKind(text, context) ?? kindOfRoots(text);
  let last: { heading: Line; y: number; lines: number } | undefined;
  for (const one of parted) {
    const { heading } = one;
    if (!heading) continue;
    if (last?.heading.page === heading.page && heading.y - last.y <= heading.sizePt * BROKEN_BELOW) {
      const [above, below] = [kindOf(last.heading), kindOf(heading)];
      // A word that the column was too narrow for is broken without a hyphen.
      const [whole, apart] = [`${last.heading.text}${heading.text}`, `${last.heading.text} ${heading.text}`];
      const isKnown = (text: string) => headingKind(text, context) !== undefined;
      if (above === undefined || below === undefined || above === below || isKnown(apart)) {
        if (last.lines === BROKEN_MOST) return false;
        Object.assign(last.heading, withText(last.heading, !isKnown(apart) && isKnown(whole) ? whole : apart));
        last = { ...last, y: heading.y, lines: last.lines + 1 };
        delete one.heading;
        continue;
      }
    }
    one.heading = { ...heading };
    last = { heading: one.heading, y: heading.y, lines: 1 };
  }
  return true;
}

const firstCell = (line: Line): Line => {
  const { text, x, right } = line.cells[0] ?? line;
  return { ...withText(line, text), x, right };
};

/** What stands behind the heading, which may be the first point of a list. */
function withoutFirst(line: Line): Line {
  const [first, ...others] = line.cells.slice(1) as [Line['cells'][number], ...Line['cells']];
  const [next] = others;
  const isMark = next !== undefined && !/[\p{L}\p{N}]/u.test(first.text);
  const point = line.bullet === undefined ? splitBullet(isMark ? `${first.text} ${next.text}` : first.text) : undefined;
  const cells =
    point && isMark ? [{ ...next, text: point.rest }, ...others.slice(1)] : [point ? { ...first, text: point.rest } : first, ...others];
  return { ...line, ...(point && { bullet: point.bullet }), cells, text: cells.map(({ text }) => text).join('  '), x: first.x };
}

const withText = (line: Line, text: string): Line => ({ ...line, text, cells: [{ text, x: line.x, right: line.right }] });

/** Beside the line that it heads, in people's own words too. */
const kindOfOwn = ({ text }: Line, context: Context) =>
  text.length <= LONGEST ? (headingKind(text, context) ?? kindOfOwnWords(text)) : undefined;
const isOwnHeading = (line: Line, context: Context) => kindOfOwn(line, context) !== undefined;

const isDate = ({ text }: Pick<Line, 'text'>, context: Context) => {
  const [period] = text.length <= LONGEST ? periodsIn(text, context) : [];
  return period !== undefined && period.to - period.from >= text.trim().length * 0.8;
};
