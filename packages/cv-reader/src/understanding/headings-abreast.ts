// Short sections side by side whose headings share a line ("Languages | Hobbies" above "English  native | Chess"): too few lines for a page's reader to
// see columns in them. Each heading gets what stands below it.
import type { Cell, Line } from '../text-document.ts';
import { type Context, lookOf } from './context.ts';
import { kindOfOwnWords } from './heading-roots.ts';
import { headingKind } from './headings.ts';
import { isSetOff } from './set-off.ts';

/** Heights of a heading that it may begin behind what it heads: an ornament stands before it. */
const ORNAMENT = 1.6;
/** White between two lines of one heading. */
const BROKEN_GAP = 0.4;
/** White, in heights of a line, above a section. */
const NEW_GAP = 1;
const LINE_HEIGHT = 1.2;

/** The lines with such sections one after the other. */
export function withSectionsApart(lines: readonly Line[], context: Context): Line[] {
  const isOne = (line: Line) => headingKind(line.text, context) !== undefined && line.sizePt >= context.bodyPt && isApart(line, context);
  const looks = new Set(lines.filter(isOne).map(lookOf));
  // Where all others are called by people's own words, theirs is the look of known ones abreast too.
  const own = new Set(
    lines.filter((line) => line.cells.length === 1 && isHeading(line.text, context) && isApart(line, context)).map(lookOf),
  );
  const isKnown = (line: Line) =>
    line.cells.length > 1 && own.has(lookOf(line)) && line.cells.every(({ text }) => headingKind(text, context) !== undefined);
  for (const line of lines.filter(isKnown)) looks.add(lookOf(line));
  const taken = new Set<Line>();
  const parted = new Map<Line, Line[]>();
  let block = Math.max(0, ...lines.map((line) => line.block)) + 1;
  for (const [at, line] of lines.entries()) {
    const rest = restOf(lines, at);
    const head = wholeHead(line, rest);
    if (taken.has(line) || !areHeadings(head, looks, context)) continue;
    const below = linesBelow(lines, at + rest.length, head, looks);
    const sections = sectionsBelow(head, below);
    if (sections.length === 0) continue;
    for (const one of [...rest, ...below]) taken.add(one);
    parted.set(line, sections.flatMap((section) => section.map((one) => ({ ...one, block: block + sections.indexOf(section) })))); // biome-ignore format: one thing
    block += sections.length;
  }
  return parted.size === 0 ? [...lines] : lines.flatMap((line) => (taken.has(line) ? [] : (parted.get(line) ?? [line])));
}

const isHeading = (text: string, context: Context) => (headingKind(text, context) ?? kindOfOwnWords(text)) !== undefined;
const isApart = (line: Line, context: Context) => isSetOff({ ...line, look: lookOf(line) }, context);

/** Every cell is a known heading, in the letters of one that stands alone; names of columns ("Listening | Reading") are in no such letters. */
const areHeadings = (line: Line, looks: ReadonlySet<string>, context: Context) =>
  line.cells.length > 1 &&
  line.y > 0 &&
  isApart(line, context) &&
  looks.has(lookOf(line)) &&
  line.cells.every(({ text }) => !/\d/.test(text) && isHeading(text, context));

/** Close below in the same letters: what one of the headings goes on with. */
function restOf(lines: readonly Line[], at: number): Line[] {
  const head = lines[at] as Line;
  const isRest = (line: Line) =>
    line.block === head.block && line.page === head.page && line.gap < BROKEN_GAP && lookOf(line) === lookOf(head);
  const end = head.cells.length < 2 ? 0 : lines.slice(at + 1, at + 3).findIndex((line) => !isRest(line));
  return lines.slice(at + 1, at + 1 + Math.max(0, end));
}

/** "Knowledge of | Hobbies" with "languages" below the first. */
function wholeHead(head: Line, rest: readonly Line[]): Line {
  const edges = edgesOf(head);
  const cells = head.cells.map((cell, at) => {
    const own = rest.flatMap((line) => line.cells.filter((one) => isWithin(one, edges, at)));
    return { ...cell, text: [cell, ...own].map(({ text }) => text).join(' ') };
  });
  return { ...head, ...boundsOf(cells) };
}

const isWithin = ({ x, right }: Cell, edges: readonly number[], at: number) =>
  x >= (edges[at] ?? 0) && right <= (edges[at + 1] ?? Number.POSITIVE_INFINITY);

/** What stands below in the same block to the next heading; or, where nothing does, the block of the page that begins there. */
function linesBelow(lines: readonly Line[], at: number, head: Line, looks: ReadonlySet<string>): Line[] {
  const isHere = (line: Line) => line.page === head.page && line.y > head.y;
  const rest = lines.slice(at + 1);
  const own = rest.filter((line) => isHere(line) && line.block === head.block);
  const edge = edgesOf(head)[0] ?? 0;
  const first = rest.find((line) => isHere(line) && line.x >= edge && line.y - head.y < head.sizePt * LINE_HEIGHT * 3);
  const below = own.length > 0 ? own : rest.filter((line) => isHere(line) && line.block === first?.block);
  const end = below.findIndex((line) => looks.has(lookOf(line)));
  return end < 0 ? below : below.slice(0, end);
}

const edgesOf = ({ cells, sizePt, bullet }: Line) => cells.map(({ x }) => x - (bullet === undefined ? 1 : sizePt * ORNAMENT));

/** Each heading with its part of the lines; none where a cell stands below two of them, or nothing below one. */
function sectionsBelow(head: Line, below: readonly Line[]): Line[][] {
  const edges = edgesOf(head);
  if (below.some(({ cells }) => cells.some((cell) => !edges.some((_, at) => isWithin(cell, edges, at))))) return [];
  const sections = head.cells.map((cell, at) => {
    const own = below.flatMap((line) => partOf(line, line.cells.filter((one) => isWithin(one, edges, at)))); // biome-ignore format: one thing
    const heading = { ...head, ...boundsOf([cell]), gap: at === 0 ? head.gap : NEW_GAP };
    return [heading, ...own.map((line, index) => ({ ...line, gap: whiteAbove(line, own[index - 1]) }))];
  });
  return sections.every((section) => section.length > 1) ? sections : [];
}

const partOf = (line: Line, cells: Cell[]): Line[] => (cells.length === 0 ? [] : [{ ...line, ...boundsOf(cells) }]);

const boundsOf = (cells: Cell[]) => ({
  cells,
  text: cells.map(({ text }) => text).join('  '),
  x: cells[0]?.x ?? 0,
  right: cells.at(-1)?.right ?? 0,
});

const whiteAbove = (line: Line, before: Line | undefined) =>
  before === undefined ? line.gap : Math.max(0, (line.y - before.y) / (line.sizePt * LINE_HEIGHT) - 1);
