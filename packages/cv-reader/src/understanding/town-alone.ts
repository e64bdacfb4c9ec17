// Where a person lives whose town nobody knows: told by where it stands among the contact details, and never said for sure.
import { isCountry } from '@fairway/rules/countries';
import { fold } from '@fairway/rules/folding';
import { countryOf } from '@fairway/rules/recognition/country-names';
import type { Cv } from '../cv.ts';
import type { Context, Row } from './context.ts';
import { headingKind } from './headings.ts';
import { labelled } from './labels.ts';
import { languageFinder } from './language-names.ts';
import { orgMark, titleMark } from './orgs.ts';
import { townBehind } from './place-words.ts';

const SEPARATOR = /\s{2,}|\s*[|｜•·●◆▪⋄]\s*|\s+[–—]\s+|\s+(?:\/|::|~|\*)\s+/u;
const PIECES = /\s{2,}|\s*[|｜•·●◆▪⋄,，]\s*|\s+[–—-]+\s+|\s+(?:\/|::|~|\*)\s+/u;
const LONGEST_ROW = 50;
const TOWN = /^(?:\p{Lu}[\p{L}\p{M} .'’-]{2,28}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2,6})$/u;
/** What stands beside addresses of pages, and "page" itself. */
const PAGES =
  /^(?:linkedin|github|gitlab|twitter|x|xing|behance|dribbble|portfolio|blog|facebook|instagram|medium|skype|orcid|kaggle|stack ?overflow|youtube|telegram|whatsapp|website|homepage)$/i;
const PAGE = /(?:^|\s)(?:https?:\/\/|www\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/\S*)?$/i;

/** "3 Bye Street", "Nederwaard 5". */
const HOUSE = /^\d{1,4}\p{L}?\s\p{Lu}|\p{L}\s\d{1,4}\p{L}?$/u;

const isDetail = (text: string) => /@|\d{3}[\d\s().-]{3,}/.test(text) || PAGE.test(text);
const isShortDetail = (row: Row | undefined): row is Row => row !== undefined && row.text.length < LONGEST_ROW && isDetail(row.text);

/** A piece of the contact details: where it begins and ends, in which line, and whether it is a detail as addresses and numbers are. */
type Piece = { text: string; row: Row; at: number; x: number; right: number; isDetail: boolean };

/** How near two pieces of one column begin or end, points. */
const ALIGNED = 2.5;

/**
 * A name that nothing else explains beside an e-mail address, a telephone or a page: alone in its line right above or below one in the same letters, a
 * piece of the line of one, or in one column with them. Only where it is the only such name. `taken`: titles and names that the CV says elsewhere.
 */
export function townAlone(own: readonly Row[], name: string, taken: readonly string[], context: Context): Cv['place'] | undefined {
  const pieces = own.flatMap((row, at) => piecesOf(row, at));
  const known = new Set(taken.map(fold));
  const isFree = ({ text }: Piece) => isTown(text, name, context) && !known.has(fold(text));
  const free = pieces.filter((piece) => !piece.isDetail && isFree(piece));
  const nearest = [
    free.filter((piece) => isAloneBeside(piece, own)),
    free.filter(({ at, text }) => pieces.some((other) => other.at === at && other.isDetail && other.text !== text)),
    // "Nederwaard 5, Kinderdijk": behind a house's number.
    free.filter(({ at, row, text }) => row.text.trim().endsWith(text) && pieces.some((other) => other.at === at && HOUSE.test(other.text))),
    free.filter((piece) => isInColumn(piece, pieces)),
  ];
  for (const found of nearest) {
    const [town, ...others] = new Set(found.map(({ text }) => text));
    if (town !== undefined && others.length === 0) return { value: { text: town, city: town }, doubt: 'check' };
    if (town !== undefined) return undefined;
  }
  return undefined;
}

/** The pieces of a line; commas part them where a detail stands beside one, or a house's number ("3 Bye Street, Ledbury"). */
function piecesOf(row: Row, at: number): Piece[] {
  const cells = row.cells.flatMap((cell) => cell.text.split(SEPARATOR).map((text) => ({ ...cell, text: text.trim() })));
  return cells.flatMap(({ text, x, right }) => {
    const parts = text.split(/[,，]\s+/u);
    const isListed = parts.length > 1 && parts.some((part) => isDetail(part) || HOUSE.test(part));
    return (isListed ? parts : [text]).map((part) => ({ text: part.trim(), row, at, x, right, isDetail: isDetail(part) }));
  });
}

function isAloneBeside({ row, at, text }: Piece, own: readonly Row[]): boolean {
  const beside = [own[at - 1], own[at + 1]];
  return row.text.trim() === text && beside.some((other) => isShortDetail(other) && other.block === row.block && other.look === row.look);
}

/** Details right above or below that begin or end where it does, and another one beyond. */
function isInColumn(piece: Piece, pieces: readonly Piece[]): boolean {
  const isNear = (other: Piece) => Math.abs(other.x - piece.x) < ALIGNED || Math.abs(other.right - piece.right) < ALIGNED;
  const details = pieces.filter((other) => other.isDetail && other.row.block === piece.row.block && isNear(other));
  return details.some(({ at }) => Math.abs(at - piece.at) === 1) && details.some(({ at }) => Math.abs(at - piece.at) === 2);
}

/** "Inverness" and "GB" below it, or the country's name. */
export function townAboveCountry(own: readonly Row[], name: string, context: Context): Cv['place'] | undefined {
  for (const [at, row] of own.entries()) {
    for (const side of [-1, 0]) {
      const [cell, below] = [row.cells.at(side), own[at + 1]?.cells.at(side)];
      if (!cell || !below || (side === 0 && Math.abs(cell.x - below.x) > ALIGNED)) continue;
      const written = below.text.trim();
      const code = /^[A-Z]{2}$/.test(written) && isCountry(written) ? written : written.length > 3 ? countryOf(written) : undefined;
      if (code && isTown(cell.text, name, context))
        return { value: { text: `${cell.text}, ${written}`, city: cell.text, countryCode: code }, doubt: 'check' };
    }
  }
  return undefined;
}

/**
 * A piece of the contact details that another part of the CV names as a town: of an employer or a school, or behind the last comma of a line, or a
 * line of its own. `named`: the places of entries; `taken`: their titles and employers.
 */
export function townAsElsewhere(
  rows: { own: readonly Row[]; all: readonly Row[] },
  name: string,
  { named, taken }: { named: readonly string[]; taken: readonly string[] },
  context: Context,
): Cv['place'] | undefined {
  const { own, all } = rows;
  const ours = new Set(own.map(({ at }) => at));
  const behind = all.flatMap(({ at, cells }) =>
    ours.has(at) ? [] : cells.map(({ text }) => townBehind(text.replace(/\.$/, ''))?.town ?? ''),
  );
  // A name alone in a line, as stacked entries have their towns.
  const alone = all.flatMap(({ at, text, cells, bullet, periods }) => {
    const isName = !ours.has(at) && cells.length === 1 && bullet === undefined && periods.length === 0 && TOWN.test(text);
    return isName && titleMark(text, context) + orgMark(text, context) === 0 && languageFinder().find(text).length === 0 ? [text] : [];
  });
  const towns = new Set([...named, ...behind, ...alone].filter((town) => town !== '').map(fold));
  for (const one of taken) towns.delete(fold(one));
  for (const row of own)
    for (const piece of row.text.split(PIECES)) {
      const text = piece.trim();
      const isPlain = TOWN.test(text) && !isDetail(text) && !isPartOf(text, name) && !headingKind(text, context);
      if (isPlain && towns.has(fold(text))) return { value: { text, city: text }, doubt: 'check' };
    }
  return undefined;
}

const isPartOf = (text: string, name: string) => ` ${name} `.includes(` ${text} `) || text.replace(/\s/g, '') === name.replace(/\s/g, '');

function isTown(text: string, name: string, context: Context): boolean {
  if (!TOWN.test(text) || isDetail(text) || text.split(/\s+/).length > 3 || PAGES.test(text) || /\p{L}\.\p{L}|\.$/u.test(text))
    return false;
  const says = titleMark(text, context) + orgMark(text, context) + languageFinder().find(text).length;
  return says === 0 && !isPartOf(text, name) && !headingKind(text, context) && !labelled(`${text}: X`, context);
}
