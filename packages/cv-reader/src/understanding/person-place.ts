// Where the person lives: out of an address with a label, or of the first piece of the contact details that names a place.
import { isCountry } from '@fairway/rules/countries';
import type { Cv, Read } from '../cv.ts';
import { addressOf, cityOfProvince, hasVillage, townOfAustralia, townOfCanada, townOfRegion } from './addresses.ts';
import { townOfState } from './american-towns.ts';
import type { Context, Row } from './context.ts';
import { withoutDetails } from './details-parted.ts';
import { labelled, labelNamed } from './labels.ts';
import { type ContactRows, EMAIL } from './links.ts';
import { orgMark, titleMark } from './orgs.ts';
import { type FoundPlace, isPlaceName, isTownByWord, placeOf } from './place-words.ts';
import { townAboveCountry } from './town-alone.ts';

/** "Pleasantville, CA 94588", wherever it stands in a line. */
const AMERICAN_PLACE = /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]+){0,2}),\s+([A-Z]{2})\s+\d{5}(?:-\d{4})?(?!\d)/u;

const sure = (value: FoundPlace): Read<FoundPlace> => ({ value, doubt: 'sure' });

/** Where the person lives: what an address' label says, or the first piece of the contact details that names a place. */
export function placeIn(rows: ContactRows, name: string, context: Context): Cv['place'] | undefined {
  const found = placeAmong(rows, name, context);
  const [first = '', ...wider] = found?.value.text.split(/\s*[,，]\s*/u) ?? [];
  // "Lousnada, Porto, Portugal": a town that nobody knows before its region, which other lines name alone.
  const isTown = wider.length === 2 && found?.value.city === wider[0] && isPlaceName(first);
  const isElsewhere = rows.all.some((row) => !rows.own.includes(row) && row.cells.some(({ text }) => text.trim() === first));
  return found && isTown && isElsewhere ? { ...found, value: { ...found.value, city: first } } : found;
}

function placeAmong({ own }: ContactRows, name: string, context: Context): Cv['place'] | undefined {
  const pieces = own
    .map((row, at) => withTownBelow(withAddressBelow(row, own[at + 1], context), own[at + 1]))
    .flatMap((row) =>
      [row.text, ...withoutDetails(withoutOthers(row, context)).split(/\s{2,}|\s*[|｜•·●◆▪⋄]\s*|\s+[–—-]\s+|\s+(?:\/|::|~|\*)\s+/u)].map(
        (text) => ({
          text,
          whole: row.text,
        }),
      ),
    )
    // "Lima" may be a part of the name that stands in a line of its own.
    .filter(({ text }) => !` ${name} `.includes(` ${text.trim()} `));
  // "Adres" and below it "Postcode en woonplaats": of several addresses the first one that says a town.
  const addresses = pieces.flatMap(({ text }) => {
    const found = labelled(text, context);
    const isAddress = (found?.label === 'address' || found?.label === 'place') && found.value !== '';
    return isAddress ? (addressOf(found.value) ?? []) : [];
  });
  const address = addresses.find(({ city }) => city !== undefined) ?? addresses[0];
  if (address) return sure(address);
  for (const { text } of pieces) {
    const [american, city] = AMERICAN_PLACE.exec(text) ?? [];
    if (american && city) return sure({ text: american, city, countryCode: 'US' });
  }
  for (const { text } of pieces) {
    if (EMAIL.test(text) || text.length > 120) {
      EMAIL.lastIndex = 0;
      continue;
    }
    EMAIL.lastIndex = 0;
    if (labelled(text, context) || SEX.test(text.trim())) continue;
    const place =
      placeOf(text) ??
      townOfCanada(text) ??
      townOfAustralia(text) ??
      // "Junior QA" is no town of Qatar.
      (titleMark(text, context) > 0 ? undefined : townWithCountry(text)) ??
      cityOfProvince(text) ??
      ((/\d/.test(text) && (/[,，\s]/.test(text) || JAPANESE.test(text.trim()))) ||
      hasVillage(text) ||
      text.split(/\s*,\s*/u).some(isTownByWord)
        ? addressOf(text, true)
        : undefined);
    if (place) return sure(place);
    const before = townBeforeCapital(text, context);
    if (before) return { value: before, doubt: 'check' };
    // Nobody knows the town, but what stands behind it.
    const inState = townOfState(text);
    const town = inState === undefined ? townOfRegion(text) : { text: text.trim(), city: inState, countryCode: 'US' };
    if (town?.city && titleMark(town.city, context) + orgMark(town.city, context) === 0) return { value: town, doubt: 'check' };
  }
  return townAboveCountry(own, name, context);
}

/** "福岡県若葉市青葉町1120-5": a prefecture, a town and a house, without white between. */
const JAPANESE = /^\p{Script=Han}{2,3}[都道府県]\p{Script=Han}{1,6}[市区町村郡].*\d/u;

/** "Born | 1991 | Nationality | Viet Nam": what another label of the row asks for is not where somebody lives. */
function withoutOthers({ text, cells }: Row, context: Context): string {
  const isOther = (cell: { text: string } | undefined) => {
    const label = cell && labelNamed(cell.text, context);
    return label !== undefined && label !== 'address' && label !== 'place';
  };
  return cells.some((_, at) => at > 0 && isOther(cells[at - 1]))
    ? cells.flatMap((cell, at) => (isOther(cells[at - 1]) ? [] : [cell.text])).join('  ')
    : text;
}

/** Where provinces are called as their capitals are. */
const OF_CAPITALS: ReadonlySet<string> = new Set(['pt', 'es', 'it']);

/** "Ílhavo, Aveiro": a town that nobody knows before the capital of its province. */
function townBeforeCapital(text: string, context: Context): FoundPlace | undefined {
  const [town = '', capital = '', ...more] = text.trim().split(/,\s+/u);
  const known = more.length === 0 && OF_CAPITALS.has(context.language) ? placeOf(capital) : undefined;
  const isTown = isPlaceName(town) && /^\p{Lu}/u.test(town) && titleMark(town, context) + orgMark(town, context) === 0;
  return known?.city !== undefined && isTown ? { ...known, text: text.trim(), city: town } : undefined;
}

/** "Nam", "Male": a word that says who somebody is may be a town's elsewhere. */
const SEX =
  /^(?:nam|nữ|male|female|masculino|femenino|feminino|homme|femme|männlich|weiblich|man|vrouw|maschio|femmina|lalaki|babae|masculin|feminin)$/iu;

/** "Rua do Almada 145, 4050-037" above "Porto", "Cluj-" above "Napoca": a postcode, a comma or a hyphen waits for its town. */
function withTownBelow(row: Row, next: Row | undefined): Row {
  const last = row.cells.at(-1);
  const isBelow = row.cells.length === 1 || (row.cells.length === 2 && next !== undefined && Math.abs((last?.x ?? 0) - next.x) < 3);
  const isNext = next && next.block === row.block && next.gap < 0.6 && next.sizePt === row.sizePt && isBelow;
  const isOpen =
    /(?:^|[,，]\s*)\d{4,5}(?:-\d{3})?$|\p{L}[,，]$|[,，]\s(?:jud|prov|г|пос|обл|TP)\.$/u.test(row.text) ||
    (/\p{Lu}\p{L}+-$/u.test(row.text) && /^\p{Lu}\p{Ll}/u.test(next?.text ?? '')) ||
    isBrokenTown(row.text, next?.text ?? '');
  return isNext && isOpen && !EMAIL_ANY.test(row.text + next.text) && next.text.length < 40
    ? { ...row, text: `${row.text}${row.text.endsWith('-') ? '' : ' '}${next.text}` }
    : row;
}

/** "9 Harbour Street, Đà" above "Nẵng": a known town that had no room. */
function isBrokenTown(text: string, next: string): boolean {
  const last = /[,，]\s*(\p{Lu}[\p{L}\p{M}]*(?:\s\p{Lu}[\p{L}\p{M}]*)?)$/u.exec(text)?.[1];
  return last !== undefined && placeOf(last) === undefined && /^\p{Lu}/u.test(next) && placeOf(`${last} ${next}`)?.city !== undefined;
}

const EMAIL_ANY = /@|https?:|www\.|\.[a-z]{2,}\//i;

/** "現住所 〒810-0041" above the address: its label and its postcode alone say no place; nor does a street above its town. */
function withAddressBelow(row: Row, next: Row | undefined, context: Context): Row {
  const found = labelled(row.text, context);
  const isStreet =
    found?.label === 'address' && /\p{L}.*\d|\d.*\p{L}/u.test(found.value) && addressOf(found.value, true)?.city === undefined;
  const isNext = isStreet && next?.block === row.block && next.gap < 0.6 && labelled(next.text, context) === undefined;
  if (isNext && /\d/.test(next.text) && addressOf(next.text, true)?.city !== undefined)
    return { ...row, text: `${row.text}, ${next.text}` };
  const isAddress = (found?.label === 'address' || found?.label === 'place') && /\d/.test(found.value) && !/\p{L}/u.test(found.value);
  return found && isAddress && next ? { ...row, text: `${row.text.slice(0, found.at).replace(/[:：\s]+$/u, '')}: ${next.text}` } : row;
}

/** "Oldenburg, DE", "Rennes FR", "Perm (RU)", "York – GB": a name and a country's code, though nobody knows the town. */
function townWithCountry(text: string): FoundPlace | undefined {
  const [, town = '', code = ''] =
    /^(\p{L}[\p{L}\p{M} .'’-]{1,40}?)(?:[\s,，]{1,2}|\s[–—-]\s)[(（]?([A-Z]{2})[)）]?,?$/u.exec(
      /\s{2}/.test(text.trim()) ? '' : text.trim(),
    ) ?? [];
  const isTown = /^\p{Lu}|^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(town) && town.split(/\s+/).length <= 4;
  return isTown && isCountry(code) ? { text: text.trim(), city: placeOf(town)?.city ?? town, countryCode: code } : undefined;
}
