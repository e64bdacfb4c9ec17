// What job boards print small: a kind below the date of each entry ("2021.12  Barista II" and below it "licence"), and a strip of facts above the first
// section ("Education | Career | Wanted pay" over their values). Neither is a heading of a section; a kind heads the one entry that it stands at.
import type { Line } from '../text-document.ts';
import { bodySize, type Context } from './context.ts';
import { headingKind } from './headings.ts';
import { periodsIn } from './periods.ts';
import { keyOf } from './phrases.ts';
import type { SectionKind } from './words/locale-words.ts';

/** So many of them make it a habit of the page. */
const TAGS_LEAST = 3;
const LONGEST = 14;
const SMALLER = 0.9;
/** Points that lines of one edge differ. */
const SAME_EDGE = 3;
/** Heights of a line between a date and what is below it. */
const BELOW = 2;
const STRIP_LEAST = 3;

/** The lines with such kinds above their entries, and such strips as one line of text. */
export function withTagsAbove(lines: readonly Line[], context: Context): Line[] {
  const told = withoutStrips(lines, context);
  const tags = new Set(told.filter((line, at) => isTag(line, told[at - 1], context)));
  if (tags.size < TAGS_LEAST) return told;
  const placed: Line[] = [];
  let section: SectionKind | undefined;
  let isMixed = false;
  let last: SectionKind | undefined;
  for (const line of told) {
    if (!tags.has(line)) {
      const kind = line.cells.length === 1 && line.sizePt >= context.bodyPt ? headingKind(line.text, context) : undefined;
      if (kind) [section, isMixed, last] = [kind, /[/·,]/u.test(line.text), undefined];
      placed.push(line);
      continue;
    }
    const found = headingKind(line.text, context);
    const kind = found === 'education' && section !== 'education' ? 'courses' : found;
    const entry = placed.at(-1);
    if (!isMixed || kind === undefined || !entry) placed.push({ ...line, bullet: '•' });
    else if (kind !== last) placed.splice(-1, 0, headingOf(line, kind, found, context));
    if (isMixed && kind) last = kind;
  }
  return placed;
}

/** "교육" below a course among activities is no degree: a word of courses that begins like it. */
function headingOf(line: Line, kind: SectionKind, found: SectionKind | undefined, { words }: Context): Line {
  const tag = keyOf(line.text);
  const isOther = (key: string, one: SectionKind) => one === kind && key.startsWith(tag) && key.length > tag.length;
  const text = kind === found ? line.text : ([...words.headings].find(([key, one]) => isOther(key, one))?.[0] ?? line.text);
  return { ...line, text, heading: 1, bold: true, gap: 1, cells: [{ text, x: line.x, right: line.right }] };
}

function isTag(line: Line, above: Line | undefined, context: Context): boolean {
  const isSmall = line.cells.length === 1 && !line.bold && line.bullet === undefined && line.text.length <= LONGEST;
  if (!isSmall || !above || above.block !== line.block || above.page !== line.page || line.sizePt >= above.sizePt * SMALLER) return false;
  const isBelow = Math.abs(above.x - line.x) < SAME_EDGE && line.y - above.y < above.sizePt * BELOW && above.cells.length > 1;
  return isBelow && periodsIn(above.cells[0]?.text ?? '', context).length > 0;
}

function withoutStrips(lines: readonly Line[], context: Context): Line[] {
  const size = bodySize(lines);
  const told: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, next] = [lines[at] as Line, lines[at + 1]];
    const headed = line.cells.filter(({ text }) => headingKind(text, context) !== undefined).length;
    const isStrip = line.cells.length >= STRIP_LEAST && line.sizePt < size * SMALLER && !line.bold && headed > 1;
    if (!isStrip || next?.cells.length !== line.cells.length || next.sizePt <= line.sizePt) {
      told.push(line);
      continue;
    }
    const text = line.cells.map((cell, index) => `${cell.text} ${next.cells[index]?.text}`).join(' · ');
    told.push({ ...next, text, bullet: '•', cells: [{ text, x: line.x, right: next.right }] });
    at += 1;
  }
  return told;
}
