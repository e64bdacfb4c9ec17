// How lists of skills are set: the name of a group before each list, names that took two lines, and dots in a column of their own.
import type { Row } from './context.ts';
import { isKnownSkill } from './known-skills.ts';

/** Dots, bars and shares that show how well. */
export const MEASURE = /[●○★☆■□⬤◯◆◇▪▫█░▓⚫⚪]{2,}|\b\d{1,3}\s?%|\b\d\s?\/\s?(?:5|10)\b/gu;

/** Nothing but how well something is known. */
export const isMeasure = ({ text }: Row): boolean => MEASURE_ALONE.test(text);
const MEASURE_ALONE = /^[\s●○★☆■□⬤◯◆◇▪▫█░▓⚫⚪]{2,}$/u;
const DOTS = /[●○★☆■□⬤◯◆◇▪▫█░▓⚫⚪]{2,}/u;

/** "Bench: lathe, file", "Bench (lathe, file)", "Bench – lathe · file". */
const WAYS: readonly RegExp[] = [
  /^([^,，、;；:：()（）]{2,40})(?:[:：]\s+|：)(\S.*\S)$/u,
  /^([^,，、;；:：()（）]{2,40}?)\s*[(（]([^()（）]+)[)）]$/u,
  /^([^,，、;；:：()（）·|]{2,40}?)\s+[–—-]\s+([^–—]*[^–—\s,，、;；])$/u,
];
const PARTED = /[,，、;；|]|\s[·•/]\s/u;

/** The list behind the name of its group, if several things are listed. */
export function listOfGroup(text: string): string | undefined {
  const lists = WAYS.map((way) => way.exec(text)?.[2] ?? '');
  return lists.find((list) => PARTED.test(list));
}

/**
 * "Bench (lathe, file)" above "Office (ledger, post)": where every line is of this one make and most list several things, the first words name groups.
 * Where most of them are known as skills they are that, with what is told of them behind.
 */
export function listsOfGroups(texts: readonly string[]): string[] | undefined {
  for (const way of WAYS.slice(1)) {
    const found = texts.map((text) => way.exec(text));
    const lists = found.map((match) => match?.[2] ?? '');
    const names = found.map((match) => match?.[1] ?? '');
    const known = names.filter(isKnownSkill);
    const areGroups = texts.length > 1 && names.every((name) => name !== '') && known.length * 2 < names.length;
    if (areGroups && lists.filter((list) => PARTED.test(list)).length * 2 > lists.length)
      return lists.map((list, at) => (known.includes(names[at] ?? '') ? `${names[at]}, ${list}` : list));
  }
  return undefined;
}

/**
 * "Office" in small letters above "ledger" and "post" in larger ones: where each line of the smaller letters stands above others, two and more, and the
 * first line is one of them, they name groups.
 */
export function withoutSmallNames(rows: readonly Row[]): readonly Row[] {
  const [first] = rows;
  const small = rows.filter(({ look }) => look === first?.look);
  const others = rows.filter((row) => !small.includes(row));
  const isAbove = (row: Row) => others.includes(rows[rows.indexOf(row) + 1] as Row);
  const areNames =
    small.length > 1 &&
    others.length > small.length &&
    others.every(({ sizePt, y }) => y > 0 && sizePt > (first?.sizePt ?? 0) * SMALLER) &&
    small.filter(({ text }) => isKnownSkill(text)).length * 2 < small.length &&
    small.every((row) => isAbove(row) && row.cells.length === 1 && row.bullet === undefined && !PARTED.test(row.text));
  return areNames ? others : rows;
}

/** How much larger names are than those of their groups. */
const SMALLER = 1.08;

const SAME_EDGE = 3;
/** Points from which another column begins. */
const NEXT_COLUMN = 20;
const WITHIN = 0.5;
/** Points of white between two columns, at most. */
const GUTTER = 60;
const CAPITALS_LEAST = 3;
/** So many times as many begin with capitals as go on in small letters. */
const CAPITALS_PART = 1.5;

const isSmall = (text: string) => /^\p{Ll}/u.test(text);
const isCapital = (text: string) => /^\p{Lu}/u.test(text);

/**
 * "Driving of" above "tractors": names that were too long for their column. The first word of the second line had no room in the first, and either
 * all others begin with capitals, or all others have dots at their level.
 */
export function withWholeNames(rows: readonly Row[]): Row[] {
  const names = rows.filter((row) => !isMeasure(row));
  const small = names.filter(({ cells }) => cells.every(({ text }) => isSmall(text)));
  const all = names.flatMap(({ cells }) => cells.map(({ text }) => text));
  const isCased = all.filter(isCapital).length >= Math.max(CAPITALS_LEAST, all.filter(isSmall).length * CAPITALS_PART);
  const isLevel = (row: Row, other: Row) => other.page === row.page && Math.abs(other.y - row.y) < SAME_EDGE;
  const measures = rows.filter(isMeasure);
  const isMeasured = (row: Row) => DOTS.test(row.text) || measures.some((other) => isLevel(row, other));
  const areMeasured =
    names.filter(isMeasured).length >= CAPITALS_LEAST && measures.every((row) => names.some((name) => isLevel(row, name)));
  const whole: Row[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    const isTold = (isCased && small.includes(row)) || (areMeasured && !isMeasured(row));
    if (last && isTold && goesOn(last, row, rows)) whole[whole.length - 1] = joined(last, row);
    else whole.push(row);
  }
  return whole;
}

function goesOn(above: Row, row: Row, rows: readonly Row[]): boolean {
  const isBelow = above.block === row.block && above.look === row.look && row.gap < WITHIN && row.bullet === undefined && row.y > 0;
  if (!isBelow || isMeasure(row) || PARTED.test(above.text) || row.cells.some(({ text }) => isKnownSkill(text))) return false;
  return row.cells.every((cell) => {
    const head = cellAbove(above, cell.x);
    if (!head) return false;
    const [word = ''] = cell.text.split(/\s+/u);
    const letter = (cell.right - cell.x) / Math.max(1, cell.text.length);
    const end = head.right + (word.length + 1) * letter;
    // The next column says better than the widest line, which may be this one, how much room there was.
    return end > edgeOf(head.x, rows) && (above.room === undefined || end > above.room - GUTTER);
  });
}

const cellAbove = ({ cells }: Row, x: number) => cells.find((cell) => Math.abs(cell.x - x) < SAME_EDGE);

/** Where the next column begins, or how far the widest line goes. */
function edgeOf(x: number, rows: readonly Row[]): number {
  const beside = rows.flatMap(({ cells }) => cells.map((cell) => cell.x)).filter((other) => other > x + NEXT_COLUMN);
  return beside.length > 0 ? Math.min(...beside) : Math.max(...rows.map(({ right }) => right));
}

function joined(above: Row, row: Row): Row {
  const cells = above.cells.map((cell) => {
    const rest = row.cells.find(({ x }) => Math.abs(x - cell.x) < SAME_EDGE);
    return rest ? { ...cell, text: `${cell.text} ${rest.text}` } : cell;
  });
  return { ...above, cells, text: cells.map(({ text }) => text).join('  ') };
}
