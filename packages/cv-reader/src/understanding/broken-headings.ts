// Headings that a narrow column broke ("STRENGTHS AND" above "SKILLS"): lines of one look that is set off, with white above the first and something
// else below the last, none of which had room for the first word of the next one.
import type { Line } from '../text-document.ts';
import { type Context, lookOf } from './context.ts';
import { degreeMark } from './degrees.ts';
import { BROKEN_GAP } from './flowing-heads.ts';
import { kindOfOwnWords } from './heading-roots.ts';
import { headingKind } from './headings.ts';
import { orgMark, schoolMark, titleMark } from './orgs.ts';
import { periodsIn } from './periods.ts';
import { isSetOff } from './set-off.ts';

const LINES_MOST = 3;
const LONGEST = 60;
/** White above a heading, in heights of a line. */
const WHITE = 0.5;
/** So many headings of one look tell it. */
const LEAST = 3;

/** The lines with such headings whole. */
export function withUnbrokenHeadings(lines: readonly Line[], context: Context): Line[] {
  const groups = groupsOf(lines, context);
  const counts = Map.groupBy(groups, ([first]) => lookOf(first as Line));
  const blocks = Map.groupBy(lines, ({ block }) => block);
  // White on a dark column are its headings and all else: the look of most lines there is that of the text.
  const isText = (look: string, own: readonly Line[]) => own.filter((line) => lookOf(line) === look).length * 2 > own.length;
  const isHeading = ([first]: readonly Line[]) =>
    first !== undefined && (counts.get(lookOf(first))?.length ?? 0) >= LEAST && !isText(lookOf(first), blocks.get(first.block) ?? []);
  const broken = groups.filter((group) => group.length > 1 && isHeading(group) && areBroken(group, lines, context));
  const heads = new Map(broken.map((group) => [group[0], group]));
  const rest = new Set(broken.flatMap((group) => group.slice(1)));
  return lines.flatMap((line) => {
    const group = heads.get(line);
    return rest.has(line) ? [] : [group ? whole(group) : line];
  });
}

/** Lines of one look below each other, where the look is set off, white stands above the first and something else below. */
function groupsOf(lines: readonly Line[], context: Context): Line[][] {
  const groups: Line[][] = [];
  for (const [at, line] of lines.entries()) {
    const [before, last] = [lines[at - 1], groups.at(-1)];
    const isLike = (other: Line | undefined) =>
      other?.block === line.block && other.page === line.page && lookOf(other) === lookOf(line) && line.gap <= BROKEN_GAP;
    if (last && last.at(-1) === before && isLike(before)) last.push(line);
    else groups.push([line]);
  }
  return groups.filter(([first, ...others]) => first && isHead(first, context) && others.every((line) => isHead(line, context, true)));
}

function isHead(line: Line, context: Context, isBelow = false): boolean {
  const isApart = isBelow || line.gap > WHITE || line.gap === 0;
  // An ornament stands before the first line alone.
  const isPlain = line.cells.length === 1 && (line.bullet === undefined || !isBelow) && line.y > 0 && !/[.;@]$|\d{3}/u.test(line.text);
  const isLarge = line.sizePt >= context.bodyPt && isSetOff({ ...line, look: lookOf(line) }, context);
  return isApart && isPlain && isLarge && line.text.length <= LONGEST && periodsIn(line.text, context).length === 0;
}

/** "Languages, in": no heading ends so. */
const OPEN_END = /\s\p{L}{1,3}$/u;

/** Heights of a line from an ornament to what stands behind it. */
const ORNAMENT = 1.6;

/** At the edge of the first line, or at that of the ornament before it. */
const isAtEdge = (line: Line, first: Line) =>
  Math.abs(line.x - first.x) < 2 || (first.bullet !== undefined && line.x < first.x && first.x - line.x < first.sizePt * ORNAMENT);

/** No line had room for the first word of the next one, and what goes on is no name or degree of its own. */
function areBroken(group: readonly Line[], lines: readonly Line[], context: Context): boolean {
  const says = (text: string) => titleMark(text, context) + orgMark(text, context) + schoolMark(text, context) + degreeMark(text, context);
  const [first] = group;
  if (!first || group.length > LINES_MOST || group.map(({ text }) => text).join(' ').length > LONGEST) return false; // biome-ignore format: one thing
  const isOpen = OPEN_END.test(first.text) && (headingKind(first.text, context) ?? kindOfOwnWords(first.text)) !== undefined;
  const edge = Math.max(...lines.filter(({ block, page }) => block === first.block && page === first.page).map(({ right }) => right));
  return group.slice(1).every((line, at) => {
    const [word = ''] = line.text.split(/\s+/u);
    const letter = (line.right - line.x) / Math.max(1, line.text.length);
    return (group[at]?.right ?? 0) + (word.length + 1) * letter > edge && (isOpen || says(line.text) === 0) && isAtEdge(line, first);
  });
}

function whole(group: readonly Line[]): Line {
  const [first] = group as [Line, ...Line[]];
  const text = group.map((line) => line.text).join(' ');
  return { ...first, text, cells: [{ text, x: first.x, right: Math.max(...group.map(({ right }) => right)) }] };
}
