// Where a person lives whose town nobody knows: told by where it stands among the contact details, and never said for sure.
import { isCountry } from '@fairway/rules/countries';
import { fold } from '@fairway/rules/folding';
import type { Cv } from '../cv.ts';
import type { Context, Row } from './context.ts';
import { headingKind } from './headings.ts';
import { labelled } from './labels.ts';
import { languageFinder } from './language-names.ts';
import { orgMark, titleMark } from './orgs.ts';
import { townBehind } from './place-words.ts';

const SEPARATOR = /\s{2,}|\s*[|•·●◆▪⋄]\s*/u;
const PIECES = /\s{2,}|\s*[|•·●◆▪⋄,，]\s*|\s+[–—-]+\s+/u;
const LONGEST_ROW = 50;
const TOWN = /^(?:\p{Lu}[\p{L}\p{M} .'’-]{2,28}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2,6})$/u;
/** What stands beside addresses of pages, and "page" itself. */
const PAGES =
  /^(?:linkedin|github|gitlab|twitter|x|xing|behance|dribbble|portfolio|blog|facebook|instagram|medium|skype|orcid|kaggle|stack ?overflow|youtube|telegram|whatsapp|website|homepage)$/i;
const PAGE = /(?:^|\s)(?:https?:\/\/|www\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/\S*)?$/i;

const isDetail = (text: string) => /@|\d{3}[\d\s().-]{3,}/.test(text) || PAGE.test(text);
const isShortDetail = (row: Row | undefined): row is Row => row !== undefined && row.text.length < LONGEST_ROW && isDetail(row.text);

/**
 * A name alone in its line right above or below an e-mail address, a telephone or a page, in the same letters; or a piece of its own in the line of
 * one of them.
 */
export function townAlone(own: readonly Row[], name: string, context: Context): Cv['place'] | undefined {
  for (const [at, row] of own.entries()) {
    const beside = [own[at - 1], own[at + 1]];
    const isBeside = beside.some((other) => isShortDetail(other) && other.block === row.block && other.look === row.look);
    const text = row.text.trim();
    if (isBeside && isTown(text, name, context)) return { value: { text, city: text }, doubt: 'check' };
  }
  for (const row of own) {
    const pieces = row.text.split(SEPARATOR).map((piece) => piece.trim());
    if (pieces.length < 3 || pieces.filter(isDetail).length < 2) continue;
    const town = pieces.find((piece) => !isDetail(piece) && isTown(piece, name, context));
    if (town) return { value: { text: town, city: town }, doubt: 'check' };
  }
  return townAboveCountry(own, name, context);
}

/** "Inverness" and "GB" below it. */
function townAboveCountry(own: readonly Row[], name: string, context: Context): Cv['place'] | undefined {
  for (const [at, row] of own.entries()) {
    const code = own[at + 1]?.cells.at(-1)?.text ?? '';
    const town = row.cells.at(-1)?.text ?? '';
    if (/^[A-Z]{2}$/.test(code) && isCountry(code) && isTown(town, name, context))
      return { value: { text: `${town}, ${code}`, city: town, countryCode: code }, doubt: 'check' };
  }
  return undefined;
}

/**
 * A piece of the contact details that another part of the CV names as a town: of an employer or a school, or behind the last comma of a line. `named`:
 * the places of entries.
 */
export function townAsElsewhere(
  rows: { own: readonly Row[]; all: readonly Row[] },
  name: string,
  named: readonly string[],
  context: Context,
): Cv['place'] | undefined {
  const { own, all } = rows;
  const ours = new Set(own.map(({ at }) => at));
  const behind = all.flatMap(({ at, cells }) =>
    ours.has(at) ? [] : cells.map(({ text }) => townBehind(text.replace(/\.$/, ''))?.town ?? ''),
  );
  const towns = new Set([...named, ...behind].filter((town) => town !== '').map(fold));
  for (const row of own)
    for (const piece of row.text.split(PIECES)) {
      const text = piece.trim();
      const isPlain = TOWN.test(text) && !isDetail(text) && !isPartOf(text, name) && !headingKind(text, context);
      if (isPlain && towns.has(fold(text))) return { value: { text, city: text }, doubt: 'check' };
    }
  return undefined;
}

const isPartOf = (text: string, name: string) => ` ${name} `.includes(` ${text} `) || text === name;

function isTown(text: string, name: string, context: Context): boolean {
  if (!TOWN.test(text) || isDetail(text) || text.split(/\s+/).length > 3 || PAGES.test(text)) return false;
  const says = titleMark(text, context) + orgMark(text, context) + languageFinder().find(text).length;
  return says === 0 && !isPartOf(text, name) && !headingKind(text, context) && !labelled(`${text}: X`, context);
}
