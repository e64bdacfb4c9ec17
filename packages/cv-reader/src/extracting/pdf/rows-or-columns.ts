// Two sides of a gutter: one table, or two columns? The case that goes wrong most often: dates beside what was done then are rows; a
// sidebar beside experience is a column.
import { splitBullet } from '../letters.ts';
import type { Chunk } from './chunks.ts';

type SideLine = { y: number; sizePt: number; text: string; bold: boolean; x: number; right: number; cells: number };
export type Side = { lines: SideLine[]; x: number; right: number; top: number; bottom: number; usualPt: number };

/** `apart`: 0 to 1, how much the two sides go their own ways. */
export type Verdict = { rows: boolean; apart: number };

/** What stands on one side, line by line. */
export function sideOf(chunks: Chunk[]): Side {
  const lines = [...Map.groupBy(chunks, (chunk) => chunk.row).values()].map((row): SideLine => {
    const longest = row.reduce((most, chunk) => (chunk.right - chunk.x > most.right - most.x ? chunk : most));
    const words = row.flatMap((chunk) => chunk.words);
    return {
      y: longest.y,
      sizePt: longest.sizePt,
      text: words.map((word) => word.text).join(' '),
      bold: words.every((word) => word.bold),
      x: Math.min(...row.map((chunk) => chunk.x)),
      right: Math.max(...row.map((chunk) => chunk.right)),
      cells: row.length,
    };
  });
  lines.sort((a, b) => a.y - b.y);
  const sizes = lines.map((line) => line.sizePt).sort((a, b) => a - b);
  return {
    lines,
    x: Math.min(...lines.map((line) => line.x)),
    right: Math.max(...lines.map((line) => line.right)),
    top: lines[0]?.y ?? 0,
    bottom: lines.at(-1)?.y ?? 0,
    usualPt: sizes[Math.floor(sizes.length / 2)] ?? 10,
  };
}

/** A table's rows, or two columns. `panel`: one side has a coloured ground of its own. */
export function standsInRows(left: Side, right: Side, panel: boolean): Verdict {
  const fewer = left.lines.length <= right.lines.length ? left : right;
  const more = fewer === left ? right : left;
  const paired = Math.max(pairing(fewer, more), groupsOf(more).length >= 3 ? pairing(more, fewer) : 0);
  const apart = 1 - paired;
  if (isScattered(fewer, more) || areHeadingsAtRight(left, right) || areMarks(left) || (!panel && areHeadingsInMargin(left, right)))
    return { rows: true, apart: 0 };
  if (!panel && (isGrid(left, right) || areLabelsUnderHeadings(left, right))) return { rows: true, apart: 0 };
  if (!panel && (areRowsUnderHeadings(left, right) || areDatesBesideRows(left, right))) return { rows: true, apart: 0 };
  if (!panel && isLabelColumn(left) && paired >= 0.7) return { rows: true, apart: 0 };
  if (panel && apart > 0) return { rows: false, apart: Math.max(apart, 0.5) };
  const ownHeadings = headings(left) > 0 && headings(right) > 0;
  if ((prose(left) && prose(right)) || (cards(left) && cards(right) && !isDates(fewer)))
    return { rows: false, apart: Math.max(apart, 0.6) };
  const ownLists = bullets(left) >= 2 && bullets(right) >= 2;
  if (ownLists || (ownHeadings && !isDates(fewer))) return { rows: false, apart: Math.max(apart, 0.5) };
  if (isDates(fewer) && paired > 0.4) return { rows: true, apart };
  return { rows: paired >= 0.7, apart };
}

/** Lines far from each other are no column of their own: headings or dates in the middle of cells. */
function isScattered(fewer: Side, more: Side): boolean {
  const allowed = fewer.lines.length <= 3 ? 2 : 3.2;
  return groupSizes(fewer).every((group) => group.length === 1) && pitch(fewer) > pitch(more) * allowed;
}

/** Marks of lists before what they mark. */
const areMarks = ({ lines }: Side) => lines.filter(({ text }) => !/[\p{L}\p{N}]/u.test(text)).length >= lines.length / 2;

/** A heading in the margin is broken into so many lines at most, and is so much narrower than what it heads. */
const [BROKEN_MOST, MARGIN_PART] = [3, 0.6];
const FOOT_MOST = 4;

/** "Work" and "experience" below it beside the first line of what was done, "Skills" beside the first of those: all are in one look, and none is anything else. */
export function areHeadingsInMargin({ lines, ...left }: Side, right: Side): boolean {
  // The day and who signs stand below all of it.
  const foot = lines.filter(({ y, sizePt }) => y > right.bottom + sizePt);
  const heads = foot.length <= FOOT_MOST ? lines.slice(0, lines.length - foot.length) : lines;
  const groups = groupSizes({ ...left, lines: heads });
  const [first] = heads;
  const starts = groupsOf(right);
  const isLevel = ({ y, sizePt }: SideLine) => starts.some((start) => Math.abs(start.y - y) < sizePt * 0.7);
  const isLike = ({ bold, sizePt }: SideLine) => bold === first?.bold && Math.abs(sizePt - first.sizePt) < 0.6;
  return (
    groups.length >= 2 &&
    left.right - left.x < (right.right - right.x) * MARGIN_PART &&
    right.lines.length >= heads.length * 2 &&
    heads.every((line) => isLike(line) && !/[\d@]/.test(line.text)) &&
    groups.every((group) => group.length <= BROKEN_MOST && isLevel(group[0] as SideLine))
  );
}

/** Lines of different lengths that all end at the gutter: headings, dates and labels are set so beside what they are of, sidebars are not. */
function isLabelColumn({ lines, right }: Side): boolean {
  const atEdge = lines.filter((line) => right - line.right < 2);
  const begins = new Set(atEdge.map((line) => Math.round(line.x / 4)));
  return atEdge.length >= 4 && atEdge.length >= lines.length * 0.9 && begins.size >= 3;
}

/** Of the lines at the left, so many stand before rows of several cells. */
const GRID_PART = 0.6;

/** "English | B2 | B2 | C1" below each other: names before rows of cells. */
function isGrid(left: Side, right: Side): boolean {
  const isBeside = (line: SideLine) => right.lines.some((other) => Math.abs(other.y - line.y) < 1.5 && other.cells > 2);
  const named = left.lines.filter(isBeside);
  return named.length > 1 && named.length >= left.lines.length * GRID_PART;
}

/** So many things at the right, of which so many begin in a line of the left, and so many headings there, make a table. */
const [GROUPS_LEAST, LEVEL_PART, HEADS_LEAST] = [4, 0.9, 2];

/** "Work" above "Norsea Ltd | Weaver" and "2019 – 2021 | sails": nothing stands beside the headings, and what is at the right has none of its own. */
function areRowsUnderHeadings(left: Side, right: Side): boolean {
  const heads = left.lines.filter((line) => isHeading(line, left));
  const isAlone = ({ y, sizePt }: SideLine) => right.lines.every((other) => Math.abs(other.y - y) > sizePt * 0.7);
  const starts = groupsOf(right);
  const level = starts.filter(({ y }) => left.lines.some((other) => Math.abs(other.y - y) < 1));
  return (
    heads.length >= HEADS_LEAST &&
    headings(right) === 0 &&
    heads.every(isAlone) &&
    starts.length >= GROUPS_LEAST &&
    level.length >= starts.length * LEVEL_PART
  );
}

/** How much larger than the rest of their column headings are that are not bold. */
const HEADING_LARGER = 1.08;

/** So many labels, each in the very line of what it is of, are none by chance. */
const LABELS_LEAST = 2;

/**
 * "Skills" above "Software  SAP, Excel": bold headings that nothing stands beside, and labels in the lines of what is at the right. Dates may stand
 * anywhere beside what they date, and the rest of one that was broken below it: cells are often set in the middle.
 */
function areLabelsUnderHeadings(left: Side, right: Side): boolean {
  // What has a ground of its own (tags) stands a little lower.
  const isBeside = (line: SideLine) => right.lines.some((other) => Math.abs(other.y - line.y) < line.sizePt * 0.36);
  const dates = left.lines.filter((line, at) => isDate(line) || isRestOfDate(line, left.lines[at - 1]));
  const labels = left.lines.filter((line) => isBeside(line) && !dates.includes(line));
  const headings = left.lines.filter((line) => !isBeside(line) && !dates.includes(line));
  // What a table dates stands at its right, in lines of two lengths of line at most below the date.
  const reach = dates.length > 0 ? 1 : 1.5;
  const isAlone = ({ y, sizePt }: SideLine) => right.lines.every((other) => Math.abs(other.y - y) > sizePt * reach);
  const isTable = dates.length > 0 ? headings.length + labels.length + dates.length > LABELS_LEAST : left.lines[0] === headings[0];
  return (
    headings.length > 0 &&
    labels.length + dates.length >= LABELS_LEAST &&
    headings.every((line) => (line.bold || line.sizePt > left.usualPt * HEADING_LARGER) && isAlone(line)) &&
    labels.every(({ bold }) => !bold) &&
    isTable
  );
}

/** So many dates, each in the very line of what was done then. */
const DATES_LEAST = 2;

/** Dates beside what they date, and lists that nothing stands beside: those go on below the table, from the left to the right. */
function areDatesBesideRows(left: Side, right: Side): boolean {
  const dates = left.lines.filter((line) => isDate(line));
  const distance = ({ y }: SideLine) => Math.min(...right.lines.map((other) => Math.abs(other.y - y)));
  return (
    dates.length >= DATES_LEAST &&
    dates.every((line) => distance(line) < line.sizePt * 0.3) &&
    left.lines.every((line, at) => dates.includes(line) || isRestOfDate(line, left.lines[at - 1]) || distance(line) > line.sizePt * 0.7)
  );
}

const isDate = (line: SideLine) => !line.bold && YEAR.test(line.text) && line.text.length < LONGEST_DATE;
const LONGEST_DATE = 32;

/** "2022 年 9" and "月" below it. */
const isRestOfDate = (line: SideLine, before: SideLine | undefined) =>
  before !== undefined && isDate(before) && line.text.length <= 8 && line.y - before.y < line.sizePt * 1.6 && !line.bold;

/** How much larger headings are than what they head. */
const HEADING_PART = 1.25;

/** Headings at the right edge, each in a line of its own between what stands at the left, and dates in lines of that: no column. */
function areHeadingsAtRight(left: Side, right: Side): boolean {
  const dated = right.lines.filter((line) => YEAR.test(line.text) && line.text.length < 32);
  const headings = right.lines.filter((line) => !dated.includes(line));
  const isAlone = (line: SideLine) => left.lines.every((other) => Math.abs(other.y - line.y) > other.sizePt * 0.7);
  const isLarge = (line: SideLine) => line.sizePt > left.usualPt * HEADING_PART;
  const edge = Math.max(...headings.map((line) => line.right));
  const isAtEdge = (line: SideLine) => edge - line.right < 3;
  const [top, bottom] = [headings[0]?.y ?? 0, headings.at(-1)?.y ?? 0];
  const isBetween = left.lines.some(({ y }) => y > top && y < bottom) || headings.length === 1;
  return headings.length > 0 && isBetween && headings.every((line) => isAlone(line) && isLarge(line) && isAtEdge(line));
}

/** Usual distance of two lines; of two that are as usual, the smaller. */
function pitch(side: Side): number {
  const distances = side.lines
    .slice(1)
    .map((line, index) => line.y - (side.lines[index]?.y ?? 0))
    .sort((a, b) => a - b);
  return distances[Math.floor((distances.length - 1) / 2)] ?? side.usualPt * 1.2;
}

/** Share of the groups of one side that begin on a base line of the other, at one constant difference (letters of other sizes). */
function pairing(side: Side, other: Side): number {
  const starts = groupsOf(side);
  const nearest = (start: SideLine) =>
    other.lines.reduce((most, line) => (Math.abs(line.y - start.y) < Math.abs(most.y - start.y) ? line : most));
  const differences = starts.map((start) => nearest(start).y - start.y);
  const reach = side.usualPt * 0.4;
  let most = 0;
  for (const difference of differences) {
    if (Math.abs(difference) > reach) continue;
    most = Math.max(most, differences.filter((other) => Math.abs(other - difference) <= 0.9).length);
  }
  // Cells that are set in the middle of each other: letters of other sizes have their middles at one height.
  const level = starts.filter((start) => Math.abs(middle(nearest(start)) - middle(start)) <= 0.9).length;
  return Math.max(most, level) / Math.max(1, starts.length);
}

const middle = (line: SideLine) => line.y - line.sizePt * 0.35;

/** First lines of what stands close together. */
function groupsOf(side: Side): SideLine[] {
  return side.lines.filter((line, index) => {
    const before = side.lines[index - 1];
    return !before || line.y - before.y > Math.max(line.sizePt, before.sizePt) * 1.55 || Math.abs(line.sizePt - before.sizePt) > 0.6;
  });
}

function headings(side: Side): number {
  return side.lines.filter((line) => isHeading(line, side)).length;
}

const isHeading = (line: SideLine, side: Side) =>
  line.sizePt >= side.usualPt * 1.12 && /\p{L}{3}/u.test(line.text) && !/\d{4}/.test(line.text);

/** Whether a group has three lines and more, as wide as sentences are. */
function prose(side: Side): boolean {
  return groupSizes(side).some((group) => group.filter((line) => line.text.length >= 28).length >= 3);
}

/** Whether most groups have three lines and more, all beginning at one edge: what belongs together stands below each other. */
function cards(side: Side): boolean {
  const sizes = groupSizes(side)
    .map((group) => group.length)
    .sort((a, b) => a - b);
  const aligned = side.lines.filter((line) => line.x - side.x < 2.5).length;
  return (sizes[Math.floor(sizes.length / 2)] ?? 0) >= 3 && aligned >= side.lines.length * 0.8;
}

function groupSizes(side: Side): SideLine[][] {
  const starts = groupsOf(side);
  return starts.map((start, index) => {
    const end = starts[index + 1]?.y ?? Number.POSITIVE_INFINITY;
    return side.lines.filter((line) => line.y >= start.y && line.y < end);
  });
}

/** Points of lists; among dates, a mark before a line by itself is the ornament of a heading. */
function bullets(side: Side): number {
  const marked = (lines: readonly SideLine[]) => lines.filter((line) => splitBullet(line.text)).length;
  if (!isDates(side)) return marked(side.lines);
  return groupSizes(side).map(marked).filter((count) => count > 1).reduce((sum, count) => sum + count, 0); // biome-ignore format: a chain
}

const YEAR = /(?:19|20)\d\d|\d{2}[./]\d{2}|[０-９]{4}/;

/** Mostly dates, and little else: the column of a table. */
function isDates(side: Side): boolean {
  const dated = side.lines.filter((line) => YEAR.test(line.text) && line.text.length < 32).length;
  return dated >= 2 && dated >= side.lines.length * 0.4;
}
