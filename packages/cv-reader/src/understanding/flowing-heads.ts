// Heads of entries that are written as a sentence ("Master, Landscape, University of Lund") and that their column broke, in whatever letters
// their parts are: what is left of them stands in the next line, below their beginning and not below their dates.
import type { Line } from '../text-document.ts';
import { type Context, lookOf } from './context.ts';
import { degreeMark } from './degrees.ts';
import { orgMark, schoolMark } from './orgs.ts';
import { periodAlone, periodsIn } from './periods.ts';
import { placeOf } from './place-words.ts';

/** Of a height of a line: more white is between two lines that say different things. */
export const BROKEN_GAP = 0.45;
const LONGEST_REST = 80;
const LONGEST_HEAD = 170;
/** A sentence that ended, and another behind it. */
const SENTENCES = /\p{L}{4}[.;]\s/u;
/** Of the room before the date, or to the column's edge: what a line and the next one's first word take up, if it was broken. */
const FULL_PART = 0.93;

/** The lines with such heads in one line each. */
export function withFlowingHeads(lines: readonly Line[], context: Context): Line[] {
  const edges = new Map(
    [...Map.groupBy(lines, ({ block }) => block)].map(([block, own]) => [block, Math.max(...own.map(({ right }) => right))]),
  );
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const made = last && (hyphened(last, line, context) ?? flowed(last, line, edges.get(line.block) ?? Number.POSITIVE_INFINITY, context));
    if (made) whole[whole.length - 1] = made;
    else whole.push(line);
  }
  return whole;
}

/** "2015 – 2018 Planner, Weserland Furni-" and "ture Ltd": a word that a dated line broke goes on in the next one. */
function hyphened(line: Line, next: Line, context: Context): Line | undefined {
  const [cell, ...others] = line.cells;
  const isNext = line.block === next.block && line.page === next.page && next.gap <= BROKEN_GAP && next.cells.length === 1;
  if (!cell || others.length > 0 || !isNext || next.bullet !== undefined || next.text.length > LONGEST_REST) return undefined;
  if (!/\p{Ll}[-‐]$/u.test(cell.text) || !/^\p{Ll}/u.test(next.text) || periodsIn(cell.text, context).length !== 1) return undefined;
  if (periodsIn(next.text, context).length > 0) return undefined;
  const text = together(cell.text, next.text);
  const tail = cell.tail === undefined ? undefined : together(cell.tail, next.text);
  const whole = { ...line, text, cells: [{ x: cell.x, right: cell.right, text, ...(tail && { tail }) }] };
  return text.length > LONGEST_HEAD ? undefined : { ...whole, links: [...line.links, ...next.links] };
}

/** Both in one, where the second is the rest of the first. */
function flowed(line: Line, next: Line, edge: number, context: Context): Line | undefined {
  const [rest, ...more] = next.cells;
  if (!rest || more.length > 0 || next.bullet !== undefined || line.block !== next.block || line.page !== next.page || line.y === 0)
    return undefined;
  const isFamily = INITIAL_END.test(line.text) && FAMILY.test(rest.text) && lookOf(line) === lookOf(next);
  if (next.gap > (isFamily ? WIDEST_GAP : BROKEN_GAP) || rest.text.length > LONGEST_REST || isOtherDated(line, rest.text, context))
    return undefined;
  const at = contentOf(line, context) ?? (line.cells.length === 1 && goesOnWithName(line.text, rest.text, context) ? 0 : undefined);
  const cell = at === undefined ? undefined : line.cells[at];
  if (
    at === undefined ||
    !cell ||
    !isAtEdge(line, cell.x, rest.x) ||
    !isListOrName(cell.text, rest.text, context) ||
    (/[.:。]$/u.test(cell.text) && !INITIAL_END.test(cell.text))
  )
    return undefined;
  const date = line.cells[at + 1];
  const room = (date ? date.x - line.sizePt : edge) - cell.x;
  const word = rest.text.split(/\s+/)[0] ?? '';
  const isFull = cell.right - cell.x + ((rest.right - rest.x) * (word.length + 1)) / rest.text.length > room * FULL_PART;
  const isOpen = /[,，‐-]$/u.test(cell.text);
  const goesOn = /\.$/.test(rest.text) || /^\p{Ll}/u.test(rest.text);
  // "Laurea, Scienze viticole" and "ed enologiche": small letters go on with what is set off at the end of the line.
  const isField = cell.tail !== undefined && next.italic !== line.italic && /^\p{Ll}[^.,;:]{1,40}$/u.test(rest.text);
  const isName = goesOnWithName(cell.text, rest.text, context);
  const isNamed =
    isField || isName || (goesOn && (namesSomething(rest.text, context) || (cell.tail !== undefined && NAME_AND_TOWN.test(rest.text))));
  // What stands below a point in other letters begins the next entry.
  const isPoint = line.bullet !== undefined && next.sizePt === line.sizePt && next.bold === line.bold;
  if (!isFull || !(isOpen || isNamed || isPoint)) return undefined;
  const text = together(cell.text, rest.text);
  if (text.length > LONGEST_HEAD || SENTENCES.test(text)) return undefined;
  const cells = line.cells.map((one, index) => (index === at ? { x: one.x, right: one.right, text } : one));
  return { ...line, cells, text: cells.map((one) => one.text).join('  '), links: [...line.links, ...next.links] };
}

/** Below its beginning; what follows the mark of a list stands a little to the right of that. */
const isAtEdge = ({ bullet, sizePt }: Line, x: number, below: number) =>
  Math.abs(x - below) <= 2 || (bullet !== undefined && below > x && below - x < sizePt * 2.4);

/** A list with commas, or a school's name that goes on in small letters: "University" and "of the West, Truro". */
const isListOrName = (text: string, rest: string, context: Context) => /[,，]\s/u.test(`${text} `) || goesOnWithName(text, rest, context);

/** "State research technical" and "university named after N., Perm": small letters go on with a school's name, and the family's name behind initials. */
const goesOnWithName = (text: string, rest: string, context: Context) =>
  INITIAL_END.test(text)
    ? schoolMark(text, context) > 0 && /^\p{Lu}/u.test(rest)
    : /^\p{Ll}/u.test(rest) &&
      // "university" above "bachelor, economics": a degree below its school.
      (degreeMark(rest.split(/[,，]/u)[0] ?? '', context) === 0 || schoolMark(rest, context) > 0) &&
      (schoolMark(text, context) > 0 || (/^\p{Lu}/u.test(text) && schoolMark(rest.split(/[,，]/u)[0] ?? '', context) > 0));

/** "N. Petrov" below "University named after P.": so it goes on in pages with much white between their lines, too. */
const FAMILY = /^\p{Lu}\.\s?\p{Lu}\p{Ll}/u;
const WIDEST_GAP = 1.4;

const INITIAL_END = /\s\p{Lu}\.$/u;

/** "de Tudela, Tudela.": the end of a name, its town and the point behind them. */
const NAME_AND_TOWN = /^(?:\p{Ll}{1,3}\s)?["«„“]?\p{Lu}.{1,50}[,，]\s\p{Lu}[^.,]{1,30}\.$/u;

/** "Wind Ltd, London.", not "Built the billing of a power grid.": a sentence below a head tells what was done there. */
const namesSomething = (text: string, context: Context) =>
  text
    .replace(/\.$/, '')
    .split(/[,，]\s+/u)
    .some(
      (part) => orgMark(part, context) > 0 || schoolMark(part, context) > 0 || degreeMark(part, context) > 0 || placeOf(part) !== undefined,
    );

/** A line with dates of its own goes on with a point of a list only, which has none until then. */
const isOtherDated = (line: Line, rest: string, context: Context) =>
  periodsIn(rest, context).length > 0 &&
  ((line.bullet === undefined && !/^\p{Ll}/u.test(rest)) || periodsIn(line.text, context).length > 0);

/** Where the words stand of a line that has its dates in a cell of their own, and one cell beside these. */
function contentOf({ cells, bullet }: Line, context: Context): number | undefined {
  if (cells.length === 1) return bullet === undefined ? undefined : 0;
  const isDate = cells.map(({ text }) => periodAlone(text, context) !== undefined);
  const at = isDate.indexOf(false);
  return cells.length === 2 && isDate.filter(Boolean).length === 1 ? at : undefined;
}

/** These have a hyphen where no line ends too: "part-time". */
const OWN_HYPHEN = /(?<!\p{L})(?:part|full|half|self|co|non|ex|semi|vice|mi|demi|one|two|long|short|on|off|in|post|pre)[-‐]$/iu;

/** A word that was broken at a hyphen is one word, if it goes on with a small letter. */
export const together = (before: string, behind: string): string =>
  /\p{L}[-‐]$/u.test(before)
    ? `${/^\p{Ll}/u.test(behind) && !OWN_HYPHEN.test(before) ? before.slice(0, -1) : before}${behind}`
    : `${before}${/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]$/u.test(before) ? '' : ' '}${behind}`;
