// Skills: the short pieces of a section of skills. Sentences are none, nor are names of groups before a colon and levels in brackets.
import { isCharacter } from './character-words.ts';
import type { Context, Row } from './context.ts';
import { isKnownSkill } from './known-skills.ts';
import { keyOf } from './phrases.ts';
import { isMeasure, listOfGroup, listsOfGroups, MEASURE, withoutSmallNames, withWholeNames } from './skill-lines.ts';

const LONGEST = 60;
const MOST_WORDS = 7;
const MOST = 200;
const SEPARATORS = /\s*[,，、;；|｜•·●▪■◆‣⁃∙]\s*|\s{2,}|\s+[–—]\s+|\s+\/\s+|\t/u;

/** The skills that rows name, and the rows that name none. */
export function readSkills(rows: readonly Row[], context: Context): { skills: string[]; left: Row[] } {
  const seen = new Map<string, string>();
  const left: Row[] = [];
  const lines = withoutGroupNames(joinedLines(withoutGroupCells(withWholeNames(withoutSmallNames(rows)).filter((row) => !isMeasure(row)))));
  const groups = groupsAboveLists(lines);
  const whole = wholePoint(lines);
  for (const [at, text] of lines.entries()) {
    if (text === whole) {
      if (seen.size < MOST) seen.set(keyOf(text.words), text.words);
      continue;
    }
    if (groups.has(text) || isGroupAbove(text, lines[at + 1], context)) continue;
    const all = piecesOf(text.words, context);
    // What somebody is like stays as text.
    const told = all.filter((piece) => isCharacter(piece) && !isKnownSkill(piece));
    const pieces = all.filter((piece) => !told.includes(piece));
    const [first] = text.rows;
    if (pieces.length === 0) left.push(...text.rows);
    else if (first && told.length > 0) left.push({ ...first, text: told.join(', ') });
    for (const piece of pieces) if (seen.size < MOST && !seen.has(keyOf(piece) || piece)) seen.set(keyOf(piece) || piece, piece);
  }
  return { skills: [...seen.values()], left };
}

/** "Microsoft Word, Excel and Outlook" among points that each name one skill: the one that has a comma, and no colon, is one too. */
function wholePoint(lines: readonly Joined[]): Joined | undefined {
  const [first, ...more] = lines.filter(({ words }) => /[,，、;；:：|/]/u.test(words));
  const arePoints =
    lines.length >= POINTS_LEAST &&
    lines.every(({ rows }) => rows.length === 1 && rows[0]?.bullet !== undefined && rows[0].cells.length === 1);
  const isOne =
    first !== undefined && more.length === 0 && /^\p{Lu}[^,:;|/]+,\s[^,:;|/]+$/u.test(first.words) && first.words.length <= LONGEST_POINT;
  return arePoints && isOne ? first : undefined;
}
const POINTS_LEAST = 4;
const LONGEST_POINT = 40;

/** "Bench (lathe, file)" in every line: the lists alone. */
function withoutGroupNames(lines: readonly Joined[]): readonly Joined[] {
  const lists = listsOfGroups(lines.map(({ words }) => words));
  return lists ? lines.map((line, at) => ({ ...line, words: lists[at] ?? line.words })) : lines;
}

/** "Software | Excel, SAP": a table whose first cells name groups, each beside a list. */
function withoutGroupCells(rows: readonly Row[]): Row[] {
  // Dots beside a skill are no list.
  const isList = ({ cells }: Row) => split((cells[1]?.text ?? '').replace(MEASURE, '')).length > 1;
  const edge = rows[0]?.cells[1]?.x ?? 0;
  const areGroups =
    rows.length > 1 &&
    rows.every(
      ({ cells }) => cells.length === 2 && Math.abs((cells[1]?.x ?? 0) - edge) < SAME_EDGE && split(cells[0]?.text ?? '').length === 1,
    ) &&
    rows.filter(isList).length * 2 > rows.length;
  if (!areGroups || edge === 0) return [...rows];
  return rows.map((row) => ({ ...row, cells: row.cells.slice(1), text: row.cells[1]?.text ?? '' }));
}

const SAME_EDGE = 3;

type Joined = { words: string; rows: Row[] };

/** "Tools" above "Git, Docker": the name of a group, as a heading is called or with a look of its own above a list. */
function isGroupAbove({ words: text, rows }: Joined, next: Joined | undefined, { words }: Context): boolean {
  const [row, below] = [rows[0], next?.rows[0]];
  if (!row || !below || row.bullet !== undefined || rows.length > 1 || split(text).length > 1 || text.split(/\s+/).length > 4) return false;
  const isList = split(next?.words ?? '').length > 1 || below.bullet !== undefined;
  return (
    (words.headings.has(keyOf(text)) && below.look === row.look) ||
    (isList && row.look !== below.look && (row.bold || row.sizePt > below.sizePt))
  );
}

/** "Tools" above a list, "Methods" above the next one: where every line that is no point of a list stands above one, these name groups. */
function groupsAboveLists(lines: readonly Joined[]): ReadonlySet<Joined> {
  const isPoint = (line: Joined | undefined) => line?.rows[0]?.bullet !== undefined;
  const plain = lines.filter((line) => !isPoint(line));
  const areAbove = plain.every(
    (line) => isPoint(lines[lines.indexOf(line) + 1]) && split(line.words).length === 1 && line.rows.length === 1,
  );
  return new Set(plain.length > 1 && areAbove ? plain : []);
}

/** Lines that were only broken, as one: the line before ends with a comma, or a bracket is open. */
function joinedLines(rows: readonly Row[]): Joined[] {
  const joined: Joined[] = [];
  const within = whiteWithin(rows);
  for (const row of rows) {
    const last = joined.at(-1);
    const before = last?.rows.at(-1);
    const isOpen =
      last &&
      before &&
      row.bullet === undefined &&
      !/^[【[]/u.test(row.text) &&
      before.block === row.block &&
      row.gap < 0.9 &&
      !(listOfGroup(before.text) && listOfGroup(row.text)) &&
      (/[,，、&/(（-]\s*$|\s(?:and|und|et|y|e|și|и|và)$/u.test(last.words) ||
        /[(（][^)）]*$/u.test(last.words) ||
        isBroken(before, row) ||
        (/\s[/·•|]\s/u.test(before.text) && !FLOWING.test(before.text) && isFlowing(row, rows) && hasNoRoom(before, row, rows)) ||
        (within !== undefined && row.gap < within && isFull(before, rows)));
    if (isOpen) {
      last.words += /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、，]$/u.test(last.words) ? row.text : ` ${row.text}`;
      last.rows.push(row);
    } else joined.push({ words: groupApart(row), rows: [row] });
  }
  return joined;
}

/** Of the white between two skills, so much may be within one that its column broke. */
const WITHIN_PART = 0.6;
const LEAST_WHITE = 0.4;
/** So near its column's edge a line ends that was broken. */
const FULL_PART = 0.75;

/** Where most lines have white between them: less than that is within one skill of two lines. */
function whiteWithin(rows: readonly Row[]): number | undefined {
  const gaps = rows.slice(1).map(({ gap }) => gap).sort((a, b) => a - b); // biome-ignore format: a chain
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0;
  return gaps.length >= 3 &&
    usual >= LEAST_WHITE &&
    rows.every(({ y, bullet, cells }) => y > 0 && bullet === undefined && cells.length === 1)
    ? usual * WITHIN_PART
    : undefined;
}

const FLOWING = /\s[/·•|]\s*$/u;

/** A list that goes on in its next line, whatever stands at its edge: small letters begin that line, or another one ends with what parts the pieces. */
const isFlowing = (row: Row, rows: readonly Row[]) => /^\p{Ll}/u.test(row.text) || rows.some(({ text }) => FLOWING.test(text));

/** The first word of a line would not have stood in the line before it. */
function hasNoRoom(before: Row, row: Row, rows: readonly Row[]): boolean {
  const [word = ''] = row.text.split(/\s+/u);
  const letter = (row.right - row.x) / Math.max(1, row.text.length);
  const edge = Math.max(...rows.filter(({ block }) => block === row.block).map(({ right }) => right));
  return row.y > 0 && before.right + (word.length + 1) * letter > edge;
}

/** No line of its column is much wider. */
function isFull(row: Row, rows: readonly Row[]): boolean {
  const widest = Math.max(...rows.filter(({ block }) => block === row.block).map(({ right }) => right));
  return row.right - row.x >= (widest - row.x) * FULL_PART;
}

/** "*Tools* Git, Docker": the name of a group in letters of its own before a list, as if a colon stood behind it. */
function groupApart({ text, cells }: Row): string {
  const tail = cells.at(-1)?.tail;
  const group = tail && cells.length === 1 ? text.slice(0, -tail.length).trim() : '';
  const isGroup = /^[\p{L}\p{N}][^,，、;:：|•]{1,40}$/u.test(group) && tail && split(tail).length > 1;
  return isGroup ? `${group}: ${tail}` : text;
}

/** A full line with commas that goes on in small letters, or with commas. */
const isBroken = (before: Row, row: Row) =>
  before.cells.length === 1 &&
  row.cells.length === 1 &&
  /[,，、]|\s[/·•]\s/u.test(before.text) &&
  before.text.length > 40 &&
  !/[:：]/.test(row.text.slice(0, 40)) &&
  (/^\p{Ll}/u.test(row.text) || /[,，、]/.test(row.text));

function piecesOf(text: string, context: Context): string[] {
  const behind = withoutGroup(text, context);
  if (isSentence(behind)) return [];
  const plain = behind.replace(MEASURE, '  ').replace(/[.。]\s*$/u, '');
  return split(plain).map((piece) => cleaned(piece, context)).filter((piece): piece is string => piece !== undefined); // biome-ignore format: a chain
}

/** "Programming: Java, C" tells of the group first; "Java: expert" of a skill. */
function withoutGroup(text: string, { words }: Context): string {
  const plain = text.replace(/^[【[]([^【】[\]]{2,30})[】\]]\s*[:：]?\s*(?=\S)/u, '$1: ');
  // "1С:Медицина" is one name; Latin letters and digits have white behind a colon that parts.
  const group = /^([^:：,，、]{2,45})(?:[:：]\s+|：|:(?=[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]))(.+)$/su.exec(plain);
  if (group?.[2] === undefined) return text.replace(/[:：]\s*$/u, '');
  return words.levels.whole(group[2].trim()) === undefined ? group[2] : (group[1] ?? '');
}

function isSentence(text: string): boolean {
  const words = text.split(/\s+/);
  const commas = (text.match(/[,，、;；|•·]|\s\/\s/g) ?? []).length;
  if (words.length > 12 && words.length > (commas + 1) * 5) return true;
  // "Scout leader for eight years, used to working in teams.": a sentence ends with a point, and its parts are long.
  if (/\.\s*$/u.test(text) && words.length > 7 && words.length >= (commas + 1) * 4.5) return true;
  return /[。！？]/u.test(text) && text.length > 30;
}

/** At separators that stand outside of brackets. */
function split(text: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let masked = '';
  for (const character of text) {
    if (/[(（[]/.test(character)) depth += 1;
    if (/[)）\]]/.test(character)) depth = Math.max(0, depth - 1);
    masked += depth > 0 && /[,，、;；|/\s]/.test(character) ? '\u0000' : character;
  }
  let at = 0;
  for (const piece of masked.split(SEPARATORS)) {
    const from = masked.indexOf(piece, at);
    pieces.push(text.slice(from, from + piece.length));
    at = from + piece.length;
  }
  return pieces;
}

function cleaned(piece: string, { words }: Context): string | undefined {
  const bracket = /^(.+?)\s*[(（]([^()（）]*)[)）]\s*$/u.exec(piece);
  const isLevel =
    bracket?.[2] !== undefined && (words.levels.find(bracket[2]).length > 0 || /^[\d\s%/.+-]+(?:\p{L}{1,6})?$/u.test(bracket[2]));
  let plain = (isLevel && bracket?.[1] ? bracket[1] : piece).replace(/^[\s\p{Pd}*>•.,;:]+|[\s*>•,;:]+$/gu, '');
  plain = plain.replace(/^(?:and|und|et|y|e|și|и|và|en|at)\s+(?=\S)/iu, '');
  const level = words.levels.find(plain);
  const last = level.at(-1);
  // "Giao tiếp" (communication) is how a language may be spoken as well.
  if (last && last.from === 0 && last.to >= plain.length - 1 && !isKnownSkill(plain) && !/^giao tiếp$/iu.test(plain)) return undefined;
  const dashed = /^(.+?)\s*[-–:]\s*([^-–:]+)$/u.exec(plain);
  if (dashed?.[1] && dashed[2] && words.levels.whole(dashed[2])) plain = dashed[1];
  if (!/[\p{L}\p{N}]/u.test(plain) || plain.length > LONGEST || plain.length < 1 || plain.split(/\s+/).length > MOST_WORDS)
    return undefined;
  if (/^\d+$/.test(plain) || /[@]|https?:/.test(plain)) return undefined;
  return plain;
}
