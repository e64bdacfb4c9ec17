// Headings in the letters of the text, whose words nobody knows: a letter typed on one size marks them by signs ("--- Jobs so far ---", "[일한 곳]",
// "■ 学んだ場所", "II. Em đã học ở đâu", "Gelernt:") or by white alone. One shape has all of them, and nothing else has it; each stands above something
// else, and what is below at least one of them is dated, or its words are those of a heading.
import type { Context, Row } from './context.ts';
import { isSetOff } from './set-off.ts';

const LONGEST = 45;
const MOST_WORDS = 7;
/** Signs say more than white. */
const MARKED_LEAST = 3;
const WHITE_LEAST = 4;
/** In letters of their own fewer are enough, if words tell this many. */
const SET_OFF_LEAST = 3;
const TOLD_LEAST = 2;
/** Heights of a line above a marked heading, and around one that nothing else tells. */
const ABOVE_MARKED = 0.3;
const APART = 0.6;
const ABOVE_MIDDLE = 0.45;
/** So many lines of a shape must stand as headings do. */
const MOST_OF_THEM = 0.8;
/** Lines of the person's own at the head, before the first address. */
const HEAD = 10;
const SAME_EDGE = 3;
const SAME_MIDDLE = 6;

const FRAMED = /^([-–—=*~#+_|/\\<>◆◇■□●○•·:【《〔[「]{1,8})\s*(\p{L}.*?)\s*([-–—=*~#+_|/\\<>◆◇■□●○•·:】》〕\]」]{1,8})$/u;
const NUMBERED = /^(?:[IVX]{1,5}|\d{1,2}|[A-J])\s?[.)、．]\s*(\p{L}.*)$/u;

type Shape = {
  key: string;
  words: string;
  isMarked: boolean /** In the middle of the page, which says what white below would. */;
  isMiddle?: boolean;
};

/** The words of a line without the signs that mark it as a heading. */
export const unmarked = (text: string): string => FRAMED.exec(text.replace(/\s+/gu, ' '))?.[2] ?? NUMBERED.exec(text)?.[1] ?? text;

/** Points from the left edge of most lines to one that stands in the middle. */
const MIDDLE = 60;

/** What stands in the middle of the page, at whatever edge it begins. */
function middleShape({ text, bullet, look, x, right, y, cells }: Row, edge: number): Shape | undefined {
  if (y === 0 || x < edge + MIDDLE || bullet !== undefined || cells.length !== 1) return undefined;
  return { key: `middle ${look} ${Math.round((x + right) / 2 / SAME_MIDDLE)}`, words: text, isMarked: false, isMiddle: true };
}

/** Where most lines begin. */
const edgeOf = (rows: readonly Row[]) => rows.map(({ x }) => x).toSorted((a, b) => a - b)[Math.floor(rows.length / 4)] ?? 0;

function shapeOf({ text: written, bullet, look, x, cells }: Row): Shape | undefined {
  // Letters of one width may leave more white than a space before a sign.
  const text = written.replace(/\s+/gu, ' ');
  const [, opening = '', framed] = FRAMED.exec(text) ?? [];
  if (framed && cells.length < 3) return { key: `frame ${opening[0]}`, words: framed, isMarked: true };
  if (cells.length < 3 && bullet !== undefined)
    return { key: `bullet ${bullet}`, words: text.replace(/[\s\p{P}\p{S}]+$/u, ''), isMarked: true };
  const numbered = NUMBERED.exec(text)?.[1];
  if (numbered && cells.length < 3) return { key: 'number', words: numbered, isMarked: true };
  if (cells.length !== 1) return undefined;
  if (/[:：]$/.test(text)) return { key: 'colon', words: text.slice(0, -1).trim(), isMarked: true };
  return { key: `white ${look} ${Math.round(x / SAME_EDGE)}`, words: text, isMarked: false };
}

/** "Языки, на которых говорю": the comma of a clause parts no list. */
const RELATIVE =
  /,\s+(?=(?:на |в |с |из )?котор|(?:in |mit )?(?:die|der|das|denen) |(?:en )?(?:die|dat|wat|waar) |(?:pe )?care |что |где |als ich)/gu;

const isPlain = ({ periods }: Row, words: string) =>
  periods.length === 0 &&
  words.length <= LONGEST &&
  words.split(/\s+/).length <= MOST_WORDS &&
  /\p{L}{2}/u.test(words) &&
  !/[.;,，、@。]|https?:|\d{3}/.test(words.replace(RELATIVE, ' '));

type Shaped = Shape & { row: Row };

/** The rows that are headings by one shape; `known`: those that words tell already; `isTold`: whether words could be a heading's. */
export function headingsByShape(
  rows: readonly Row[],
  context: Context,
  known: ReadonlySet<Row>,
  isTold: (words: string) => boolean,
): readonly Row[] {
  const first = rows.findIndex(({ text }) => /@/.test(text));
  const from = first >= 0 && first < HEAD ? first + 1 : 1;
  const edge = edgeOf(rows);
  const shaped = rows
    .slice(from)
    .flatMap((row): Shaped[] => [shapeOf(row), middleShape(row, edge)].flatMap((shape) => (shape ? [{ row, ...shape }] : [])));
  const shapes = [...Map.groupBy(shaped, ({ key }) => key).values()].map((own) => ofOneShape(own, rows, context));
  const groups = [...shapes, belowWidest(shaped, rows.slice(from))];
  const leastOf = (own: readonly Shaped[]) => {
    if (own[0]?.isMarked) return MARKED_LEAST;
    const isOwn = own.every(({ row }) => isSetOff(row, context)) && own.filter(({ words }) => isTold(words)).length >= TOLD_LEAST;
    return isOwn ? SET_OFF_LEAST : WHITE_LEAST;
  };
  const fitting = groups.filter((own) => own.length >= leastOf(own) && areHeadings(own, rows, known, isTold));
  // The most of them: two shapes at once would part one section by the lines of another.
  return fitting.toSorted((a, b) => b.length - a.length)[0]?.map(({ row }) => row) ?? [];
}

/** Heights of a line above a section, at least, and how alike they are. */
const WIDE = 0.75;
const ALIKE = 0.85;

/** Lines of one look below the widest white of the document, where hardly anything else stands below as much. */
function belowWidest(shaped: readonly Shaped[], rows: readonly Row[]): readonly Shaped[] {
  const plain = shaped.filter(({ row, words, isMarked, isMiddle }) => !isMarked && !isMiddle && row.gap >= WIDE && isPlain(row, words));
  const looks = [...Map.groupBy(plain, ({ row }) => row.look).values()];
  const [most = []] = looks.toSorted((a, b) => b.length - a.length);
  const usual = most.map(({ row }) => row.gap).toSorted((a, b) => a - b)[Math.floor(most.length / 2)] ?? WIDE;
  const own = most.filter(({ row }) => row.gap >= usual * ALIKE && row.gap <= usual / ALIKE);
  const wide = rows.filter(({ gap }) => gap >= usual * ALIKE);
  return own.length >= wide.length * MOST_OF_THEM ? own : [];
}

/** Of a marked shape all lines; of white those that stand apart, but what is right below another of them is its content. */
function ofOneShape(own: readonly Shaped[], rows: readonly Row[], context: Context): readonly Shaped[] {
  const [one] = own;
  if (!one || one.isMarked) return own;
  const isApart = ({ row, words, isMiddle }: Shaped) => {
    const next = rows[row.at + 1];
    if (isMiddle) return isPlain(row, words) && row.gap >= ABOVE_MIDDLE;
    if (!next || !isPlain(row, words) || (row.gap < APART && !isFirstOfBlock(row, rows))) return false;
    return isSetOff(row, context) ? !(next.look === row.look && next.cells.length === 1 && next.periods.length === 0) : next.gap >= APART;
  };
  const apart = own.filter(isApart);
  const kept: Shaped[] = [];
  for (const shape of apart) if (kept.at(-1)?.row !== rows[shape.row.at - 1] || shape.row.at === 0) kept.push(shape);
  return kept;
}

const isFirstOfBlock = (row: Row, rows: readonly Row[]) => {
  const before = rows[row.at - 1];
  return before === undefined || before.block !== row.block || before.page !== row.page;
};

function areHeadings(own: readonly Shaped[], rows: readonly Row[], known: ReadonlySet<Row>, isTold: (words: string) => boolean): boolean {
  const set = new Set(own.map(({ row }) => row));
  const inside = [...known].filter((row) => set.has(row)).length;
  if (known.size - inside > inside) return false;
  const stands = ({ row, words }: Shaped) => {
    const next = rows[row.at + 1];
    const isWhite = row.gap > ABOVE_MARKED || isFirstOfBlock(row, rows);
    return isPlain(row, words) && isWhite && next !== undefined && !set.has(next);
  };
  if (own.filter(stands).length < own.length * MOST_OF_THEM) return false;
  const contents = own.map(({ row }, at) => rows.slice(row.at + 1, own[at + 1]?.row.at ?? rows.length));
  const ranged = contents.map((content) => content.filter(({ periods }) => periods.some(({ isSingle }) => !isSingle)).length);
  // Names of employers above one period each.
  if (ranged.filter((count) => count === 1).length * 2 > own.length) return false;
  return ranged.some((count) => count > 0) && (own.some(({ words }) => isTold(words)) || ranged.some((count) => count > 1));
}
