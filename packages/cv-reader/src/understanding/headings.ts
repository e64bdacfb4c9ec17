// Which lines are headings of sections: by their words in any of the 14 languages, and by a look that they share with others of this document.
// A line that looks like a heading and has unknown words opens a section of its own, so that what stands below is never put into the entry before.
import type { Context, Row } from './context.ts';
import { kindOfRoots } from './heading-roots.ts';
import { languageFinder } from './language-names.ts';
import { keyOf } from './phrases.ts';
import type { SectionKind } from './words/locale-words.ts';

export type Heading = {
  /** `unknown`: it looks like one, its words say nothing. */
  kind: SectionKind | 'unknown';
  /** What stands behind a colon: "Languages: German". */
  value?: string;
};

const LONGEST = 60;
/** Of all lines of one look, the part that must be known headings before others of the look are believed to be some. */
const TRUSTED_PART = 0.5;
/** What may stand in one line with its heading. */
const INLINE: ReadonlySet<SectionKind> = new Set<SectionKind>(['languages', 'skills', 'interests', 'certificates', 'profile']);

/** What a heading's words mean, whatever it looks like. */
export function headingKind(text: string, { words }: Context): SectionKind | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = joinSpaced(text.replace(/^[\s\p{P}\p{S}\d.]+|[\s\p{P}\p{S}]+$/gu, '').replace(/\s*[(（][^)）]*[)）]\s*$/u, ''));
  const key = keyOf(plain);
  if (key === '') return undefined;
  const known = words.headings.get(key);
  if (known) return known;
  const kept = key.split(' ').filter((word) => !words.filler.has(word)).join(' '); // biome-ignore format: a chain
  return words.headings.get(kept) ?? kindOfParts(plain, words.headings);
}

/** "Education / Ausbildung", "Skills & Languages": the parts that are known agree, or the first decides. */
function kindOfParts(text: string, headings: ReadonlyMap<string, SectionKind>): SectionKind | undefined {
  const parts = text
    .split(/\s*[/|&＆·、•,，()（）:+–—-]\s*|\s+(?:and|und|et|y|e|en|și|si|и|và|at|与|和|及)\s+|(?<=\p{Script=Han})\s+(?=\p{L})|\s{2,}/u)
    .filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 4) return undefined;
  const kinds = parts.map((part) => headings.get(keyOf(part)));
  const known = kinds.filter((kind) => kind !== undefined);
  if (known.length < parts.length && known.length < 2) return undefined;
  if (known.includes('work') && known.includes('education')) return 'studyAndWork';
  return known[0];
}

/** "E D U C A T I O N" is one word. */
function joinSpaced(text: string): string {
  const words = text.split(/\s{2,}/);
  return words.every((word) => /^(?:\S\s)+\S$/u.test(word)) ? words.map((word) => word.replace(/\s/g, '')).join(' ') : text;
}

type Candidate = { row: Row; kind?: SectionKind };

/** The headings of a document, by the place of their line. */
export function findHeadings(rows: readonly Row[], context: Context): Map<number, Heading> {
  const candidates: Candidate[] = [];
  for (const row of rows) {
    if (!couldBeHeading(row)) continue;
    const kind = headingKind(row.text, context);
    candidates.push({ row, ...(kind && { kind }) });
  }
  const trusted = trustedLooks(rows, candidates, context);
  const found = new Map<number, Heading>();
  const hasLooks = trusted.size > 0;
  for (const { row, kind } of candidates) {
    if (kind && isBelieved(row, trusted, hasLooks, context)) found.set(row.at, { kind });
    else if (!kind && trusted.get(row.look) === 'only' && !isFirstRow(row, rows) && row.periods.length === 0 && !/[,，、]/.test(row.text))
      found.set(row.at, { kind: kindOfRoots(row.text) ?? 'unknown' });
  }
  for (const row of rows) if (!found.has(row.at)) addInline(row, found, context);
  return found;
}

const isFirstRow = (row: Row, rows: readonly Row[]) =>
  row.at === 0 || (row.page === 0 && rows.slice(0, row.at).every((before) => before.sizePt < row.sizePt));

const couldBeHeading = ({ text, bullet, cells }: Row) =>
  text.length <= LONGEST &&
  bullet === undefined &&
  cells.length <= 4 &&
  /\p{L}/u.test(text) &&
  !/[.;,]$/.test(text) &&
  !/@|https?:/.test(text);

/** Looks of known headings: `only` where hardly anything else looks so. */
function trustedLooks(rows: readonly Row[], candidates: readonly Candidate[], context: Context): Map<string, 'also' | 'only'> {
  const lines = new Map<string, number>();
  const heads = new Map<string, number>();
  for (const row of rows) lines.set(row.look, (lines.get(row.look) ?? 0) + 1);
  for (const { row, kind } of candidates) if (kind) heads.set(row.look, (heads.get(row.look) ?? 0) + 1);
  const trusted = new Map<string, 'also' | 'only'>();
  for (const [look, count] of heads) {
    const part = count / (lines.get(look) ?? 1);
    const differs = rows.some((row) => row.look === look && isSetOff(row, context));
    if (differs && count >= 2 && part >= TRUSTED_PART) trusted.set(look, 'only');
    else if (differs && part >= 0.15) trusted.set(look, 'also');
  }
  return trusted;
}

/** Larger, bold, in capitals, in colour, or called a heading by the document itself. */
export const isSetOff = (row: Pick<Row, 'bold' | 'heading' | 'color' | 'sizePt' | 'look'>, { bodyPt }: Context) =>
  row.bold || row.heading !== undefined || row.color !== undefined || row.sizePt > bodyPt * 1.08 || /\|[bi]*C/.test(row.look);

function isBelieved(row: Row, trusted: ReadonlyMap<string, string>, hasLooks: boolean, context: Context): boolean {
  if (trusted.has(row.look) || row.heading !== undefined) return true;
  if (isSetOff(row, context)) return row.gap > 0.2 || !hasLooks || row.bold || row.sizePt > context.bodyPt * 1.08;
  return !hasLooks || row.gap > 0.9 || /[:：]$/.test(row.text);
}

/** "Languages: German, English" in one line, and a heading in a column of its own beside its text. */
function addInline(row: Row, found: Map<number, Heading>, context: Context): void {
  if (row.bullet !== undefined) return;
  const [first] = row.cells;
  if (row.cells.length > 1 && first && first.text.length <= LONGEST && !/[:：]/.test(first.text)) {
    const kind = headingKind(first.text, context);
    const value = row.text.slice(row.text.indexOf(first.text) + first.text.length).trim();
    if (kind && (row.bold || row.gap > 0.3 || row.at === 0) && row.periods.every(({ from }) => from >= first.text.length))
      found.set(row.at, { kind, value });
    return;
  }
  const labelled = /^([^:：]{2,40})[:：]\s*(\S.*)$/u.exec(row.text);
  const kind = labelled?.[1] ? headingKind(labelled[1], context) : undefined;
  // "Languages: Python, C++" among skills names none that is spoken.
  const isSpoken = kind !== 'languages' || (labelled?.[2] !== undefined && languageFinder().find(labelled[2]).length > 0);
  if (kind && labelled?.[2] && INLINE.has(kind) && isSpoken && isSeparate(row)) found.set(row.at, { kind, value: labelled[2] });
}

const isSeparate = (row: Row) => row.bold || row.gap > 0.5;
