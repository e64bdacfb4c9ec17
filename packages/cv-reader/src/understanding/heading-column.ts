// Layouts that set the headings into a narrow column of their own, beside what they head. The page's blocks come one after the other, all headings
// first; here each heading is put before what stands at its right, and a date below a heading to the line that it stands beside.
import type { Line } from '../text-document.ts';
import { type Context, lookOf } from './context.ts';
import { kindOfRoots } from './heading-roots.ts';
import { headingKind } from './headings.ts';
import { withMarginHeads } from './margin-heads.ts';
import { periodsIn } from './periods.ts';
import { isSetOff } from './set-off.ts';

/** So many known headings make a column of headings. */
const HEADINGS_LEAST = 2;
/** A column with more text of its own than this is one of content, whose headings stand above it. */
const OWN_PART = 0.6;
/** Of the lines of one look, so many must be known headings. */
const KNOWN_OF_LOOK = 0.3;
const LONGEST = 45;
/** Heights of a line that a date may stand below the first line of its entry. */
const DATE_BELOW = 4;
/** Heights of a line that a heading may stand below the head of what it heads, where it is centred on it. */
const CENTRED_BELOW = 5;
/** White, in heights of a line, where something new begins. */
const NEW_GAP = 1;

/** The lines with such headings put where they belong; all others as they were. */
export function withHeadingsInPlace(lines: readonly Line[], context: Context): Line[] {
  const blocks = Map.groupBy(lines, ({ block }) => block);
  const placed = new Map<number, Line[]>();
  const moved = new Set<number>();
  for (const [number, block] of blocks) {
    const column = wholeHeadings(block, context);
    if (!isHeadingColumn(column, context)) continue;
    const [beside, content] = [...blocks].find(([, other]) => isBeside(column, other, context)) ?? [];
    if (beside === undefined || !content || moved.has(beside)) continue;
    placed.set(beside, merged(column, placed.get(beside) ?? content, context));
    moved.add(number);
  }
  return [...blocks].flatMap(([number, block]) => (moved.has(number) ? [] : (placed.get(number) ?? withMarginHeads(block, context))));
}

const isKnownHeading = ({ text }: Line, context: Context) =>
  text.length <= LONGEST && (headingKind(text, context) ?? kindOfRoots(text)) !== undefined;

function isHeadingColumn(column: readonly Line[], context: Context): boolean {
  // Without places on a page (DOC) nothing stands beside anything.
  if (column.some(({ cells }) => cells.length > 1) || column.every(({ y }) => y === 0)) return false;
  const known = column.filter((line) => isKnownHeading(line, context) && isSetOff({ ...line, look: lookOf(line) }, context));
  if (known.length < HEADINGS_LEAST) return false;
  // Titles of work look alike too, and one among them may hold a word of headings ("Voluntar în practică").
  const isOfHeadings = (look: string) =>
    column.filter((line) => lookOf(line) === look).length * KNOWN_OF_LOOK <= known.filter((line) => lookOf(line) === look).length;
  const looks = new Set(known.map(lookOf).filter(isOfHeadings));
  const own = column.filter((line) => looks.has(lookOf(line)) || isDate(line, context));
  return own.length / column.length >= OWN_PART;
}

const isDate = ({ text }: Line, context: Context) => {
  const [period] = text.length <= LONGEST ? periodsIn(text, context) : [];
  return period !== undefined && period.to - period.from >= text.trim().length * 0.8;
};

/** At its right, and new things begin there where the column has its headings. */
function isBeside(column: readonly Line[], other: readonly Line[], context: Context): boolean {
  if (other[0]?.page !== column[0]?.page || other[0]?.block === column[0]?.block) return false;
  const right = Math.max(...column.map((line) => line.right));
  const headings = column.filter((line) => isKnownHeading(line, context));
  const heads = headings.filter((heading) => other.some((line) => isHead(line, other) && line.x >= right - 2 && isLevel(heading, line)));
  return heads.length >= HEADINGS_LEAST && heads.length / headings.length >= OWN_PART;
}

const isHead = (line: Line, lines: readonly Line[]) => line.gap >= NEW_GAP || line === lines[0];
const isLevel = (heading: Line, line: Line) => line.y <= heading.y + heading.sizePt && line.y >= heading.y - heading.sizePt * CENTRED_BELOW;

/** A heading of two lines is one. */
function wholeHeadings(block: readonly Line[], context: Context): Line[] {
  const whole: Line[] = [];
  for (const line of block) {
    const last = whole.at(-1);
    const follows = last && line.gap < 0.5 && line.bold === last.bold && line.color === last.color;
    if (!follows || isDate(last, context) || isDate(line, context)) whole.push(line);
    else whole[whole.length - 1] = withText(last, `${last.text} ${line.text}`);
  }
  return whole;
}

const withText = (line: Line, text: string): Line => ({ ...line, text, cells: [{ text, x: line.x, right: line.right }] });

function merged(column: readonly Line[], content: readonly Line[], context: Context): Line[] {
  const lines = [...content];
  const headings = new Set<Line>();
  for (const line of column) {
    const block = content[0]?.block ?? line.block;
    const date = isDate(line, context);
    const entry = date ? entryOf(line, lines, headings) : -1;
    if (entry >= 0) lines[entry] = withDate(lines[entry] as Line, line);
    else {
      const placed = { ...line, block, gap: date ? 0 : Math.max(line.gap, NEW_GAP) };
      if (!date) headings.add(placed);
      lines.splice(placeOf(line, lines), 0, placed);
    }
  }
  return lines;
}

/** The entry's first line: what has most white above it of all that stands a little above the date, headings aside. */
function entryOf(date: Line, lines: readonly Line[], headings: ReadonlySet<Line>): number {
  let best = -1;
  lines.forEach((line, at) => {
    const { y, gap, sizePt, bullet } = line;
    if (headings.has(line) || bullet !== undefined || y < date.y - sizePt * DATE_BELOW || y > date.y + sizePt) return;
    if (best < 0 || gap >= (lines[best] as Line).gap) best = at;
  });
  return best;
}

const withDate = (line: Line, date: Line): Line => ({
  ...line,
  text: `${line.text}  ${date.text}`,
  cells: [...line.cells, ...date.cells],
});

/** Before the first line beside it; where the heading is centred on its content, before the head of that. */
function placeOf(heading: Line, lines: readonly Line[]): number {
  const beside = lines.findIndex(({ y }) => y + heading.sizePt >= heading.y);
  if (beside < 0) return lines.length;
  const reach = heading.y - heading.sizePt * CENTRED_BELOW;
  for (let at = beside; at > 0; at--) {
    const line = lines[at] as Line;
    if (line.gap >= NEW_GAP || (line.x < heading.right && at < beside)) return at;
    if ((lines[at - 1] as Line).y < reach) break;
  }
  return beside;
}
