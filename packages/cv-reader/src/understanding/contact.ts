// How to reach the person: e-mails, telephones, links, and where they live. Only what stands in the file.

import { isCountry } from '@fairway/rules/countries';
import { isEmail } from '@fairway/rules/emails';
import type { Locale } from '@fairway/rules/locales';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Cv, Read } from '../cv.ts';
import type { Context, Row } from './context.ts';
import { labelled } from './labels.ts';
import { type ContactRows, EMAIL, ENDED, LINK, MOST } from './links.ts';
import { countryOfPostcode, type FoundPlace, placeOf } from './place-words.ts';
import { townAboveCountry } from './town-alone.ts';

const PHONE = /(?<![\p{L}\p{N}/.#-])(?:\+|00)?\(?\d[\d\s().\u2010-\u2015/-]{5,20}\d(?![\p{L}\p{N}]|[./-]\d)/gu;
/** As Americans write them. */
const AMERICAN_PHONE = /^\(\d{3}\)\s?\d{3}[-\s.]\d{4}$/;
/** A postcode that stands before a number with its area in brackets. */
const POSTCODE_BEFORE = /(?<=\d{4,5})\s+(?=\(\d{2,4}\)\s?\d)/g;
/** "Pleasantville, CA 94588", wherever it stands in a line. */
const AMERICAN_PLACE = /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]+){0,2}),\s+([A-Z]{2})\s+\d{5}(?:-\d{4})?(?!\d)/u;
/** Behind a number: the house's, and no postcode. */
const STREET = /\s(?:st|street|ave|avenue|rd|road|blvd|boulevard|lane|ln|drive|dr|way|court|ct|place|pl|square|sq|highway|hwy)\.?$/i;
const COUNTRY_OF: Record<Locale, CountryCode> = {
  en: 'GB', cn: 'CN', de: 'DE', es: 'ES', fil: 'PH', fr: 'FR', it: 'IT', jp: 'JP', ko: 'KR', nl: 'NL', pt: 'BR', ro: 'RO', ru: 'RU', vi: 'VN',
}; // biome-ignore format: a table

const sure = <T>(value: T): Read<T> => ({ value, doubt: 'sure' });

/** The e-mail addresses. */
export function emailsIn({ own, all }: ContactRows): Read<string>[] {
  const found = new Map<string, Read<string>>();
  const rows = own.some((row) => row.text.includes('@') || row.links.some((link) => link.startsWith('mailto:'))) ? own : all.slice(0, 400);
  for (const [at, row] of rows.entries()) {
    const linked = row.links.filter((link) => link.startsWith('mailto:')).map((link) => link.slice(7).split('?')[0] ?? '');
    for (const address of [...(brokenAddress(row, rows[at + 1]) ?? row.text.match(EMAIL) ?? []), ...linked]) {
      const plain = address.replace(/[.\s]+$/, '');
      if (isEmail(plain) && found.size < MOST && !found.has(plain.toLowerCase())) found.set(plain.toLowerCase(), sure(plain));
    }
  }
  // A link says the whole of an address that was cut at its column's edge, or that goes on in the next line.
  const isCut = (key: string, other: string) => other !== key && (other.startsWith(key) || (other.endsWith(key) && /[a-z\d]$/.test(other.slice(0, -key.length)))); // biome-ignore format: one thing
  for (const key of found.keys()) if ([...found.keys()].some((other) => isCut(key, other))) found.delete(key);
  return [...found.values()];
}

/** An address that is longer than its column goes on in the next line: "ada@mail.exam", "ple". */
function brokenAddress(row: Row, next: Row | undefined): string[] | undefined {
  if (!next || next.block !== row.block || next.gap > 0.6 || !/^\.?(?=.*\p{L})[\p{L}\d][\p{L}\d.-]{0,20}$/u.test(next.text))
    return undefined;
  const tail = /(?:^|\s)([\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{2,60})$/u.exec(row.text)?.[1];
  if (tail && ENDED.test(tail) && !next.text.startsWith('.')) return undefined;
  // No address of Latin letters goes on in others: "泉州" below it is a town.
  if (tail && /^[\p{Script=Latin}\P{L}]+$/u.test(tail) && !/^[\p{Script=Latin}\P{L}]+$/u.test(next.text)) return undefined;
  // Letters go on as the address is written: small behind small ones, capitals behind capitals.
  if (tail && next.text !== (tail === tail.toUpperCase() ? next.text.toUpperCase() : next.text.toLowerCase())) return undefined;
  // As long as any line of its column: what is shorter ends where it ends.
  return tail && row.right >= next.right && isEmail(tail + next.text) ? [tail + next.text] : undefined;
}

/** The telephones, E.164 where the country is known. */
export function phonesIn({ own, all }: ContactRows, place: FoundPlace | undefined, context: Context): Read<string>[] {
  const inOwn = phonesOf(own, place, context);
  return inOwn.length > 0 ? inOwn : phonesOf(all.slice(0, 60), place, context);
}

/** "(05/2025 - 08/2025)" is no number to call. */
const withoutRanges = ({ text, periods }: Row) =>
  periods.reduce((left, { isSingle, from, to }) => (isSingle ? left : left.slice(0, from) + '|'.repeat(to - from) + left.slice(to)), text);

function phonesOf(rows: readonly Row[], place: FoundPlace | undefined, context: Context): Read<string>[] {
  const found = new Map<string, Read<string>>();
  for (const row of rows) {
    const text = withoutRanges(row)
      .replace(EMAIL, ' ')
      .replace(LINK, ' ')
      .replace(POSTCODE_BEFORE, ' | ')
      .replace(/〒\s?\d{3}-?\d{4}/gu, ' | ');
    const isOnTop = row.at < 12;
    const isLabelled = isOnTop || row.text.split(/\s{2,}|[|•·]/u).some((part) => labelled(part, context)?.label === 'phone');
    for (const [written] of text.matchAll(PHONE)) {
      const phone = phoneOf(written, place, context, isLabelled);
      if (phone && found.size < MOST && !found.has(phone.value)) found.set(phone.value, phone);
    }
    for (const link of row.links) {
      const phone = link.startsWith('tel:') ? phoneOf(link.slice(4), place, context, true) : undefined;
      if (phone && !found.has(phone.value)) found.set(phone.value, phone);
    }
  }
  return [...found.values()];
}

function phoneOf(written: string, place: FoundPlace | undefined, context: Context, isLabelled: boolean): Read<string> | undefined {
  const digits = written.replace(/\D/g, '');
  if (
    digits.length < 7 ||
    digits.length > 15 ||
    // Postcodes of Portugal and Brazil.
    /^(?:\d{4}|\d{5})-\d{3}$/.test(written.trim()) ||
    /^(?:19|20)\d\d\D{1,3}(?:19|20)\d\d$/.test(written.trim()) ||
    /^(?:19|20)\d\d[-./](?:0[1-9]|1[0-2])\D{1,5}(?:19|20)\d\d[-./](?:0[1-9]|1[0-2])?$/.test(written.trim()) ||
    /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(written.trim()) ||
    /^\d{4}[./-]\d{1,2}[./-]\d{1,2}$/.test(written.trim())
  )
    return undefined;
  const international = written.trim().replace(/^00/, '+');
  const home = place?.countryCode ?? countryOfPostcode(place?.text ?? '');
  const countries = [home, context.country, AMERICAN_PHONE.test(written.trim()) ? 'US' : undefined, COUNTRY_OF[context.language]].filter(
    (code): code is CountryCode => code !== undefined && isSupportedCountry(code),
  );
  for (const country of international.startsWith('+') ? [undefined] : countries) {
    const parsed = parsePhoneNumberFromString(international.replace(/\(0\)/, ''), country);
    const isKnown = international.startsWith('+') || country === home || country === context.country;
    if (parsed?.isValid() || (parsed?.isPossible() && (international.startsWith('+') || (isLabelled && country === countries[0])))) {
      return { value: parsed.number, doubt: isKnown && parsed.isValid() ? 'sure' : 'check' };
    }
  }
  return isLabelled || international.startsWith('+') ? { value: written.trim(), doubt: 'check' } : undefined;
}

/** Where the person lives: what an address' label says, or the first piece of the contact details that names a place. */
export function placeIn({ own }: ContactRows, name: string, context: Context): Cv['place'] | undefined {
  const pieces = own
    .map((row, at) => withTownBelow(withAddressBelow(row, own[at + 1], context), own[at + 1]))
    .flatMap((row) =>
      [
        row.text,
        ...row.text
          .replace(EMAIL, '  ')
          .replace(NUMBER, '  ')
          .split(/\s{2,}|\s*[|｜•·●◆▪⋄]\s*|\s+[–—-]\s+|\s+(?:\/|::|~|\*)\s+/u),
      ].map((text) => ({ text, whole: row.text })),
    )
    // "Lima" may be a part of the name that stands in a line of its own.
    .filter(({ text }) => !` ${name} `.includes(` ${text.trim()} `));
  for (const { text } of pieces) {
    const found = labelled(text, context);
    const place =
      found && (found.label === 'address' || found.label === 'place') && found.value !== '' ? addressOf(found.value) : undefined;
    if (place) return sure(place);
  }
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
    if (labelled(text, context)) continue;
    const place = placeOf(text) ?? townWithCountry(text) ?? (/\d/.test(text) && /[,，\s]/.test(text) ? addressOf(text, true) : undefined);
    if (place) return sure(place);
  }
  return townAboveCountry(own, name, context);
}

/** A number to call, in the line of a town. */
const NUMBER = /(?<=\s|^)\+\d[\d\s().-]{7,}\d(?=\s|$)/gu;

/** "Rua do Almada 145, 4050-037" above "Porto", "Cluj-" above "Napoca": a postcode, a comma or a hyphen waits for its town. */
function withTownBelow(row: Row, next: Row | undefined): Row {
  const isNext = next && next.block === row.block && next.gap < 0.6 && next.look === row.look && row.cells.length === 1;
  const isOpen =
    /(?:^|[,，]\s*)\d{4,5}(?:-\d{3})?$|\p{L}[,，]$/u.test(row.text) ||
    (/\p{Lu}\p{L}+-$/u.test(row.text) && /^\p{Lu}\p{Ll}/u.test(next?.text ?? ''));
  return isNext && isOpen && !EMAIL_ANY.test(row.text + next.text) && next.text.length < 40
    ? { ...row, text: `${row.text}${row.text.endsWith('-') ? '' : ' '}${next.text}` }
    : row;
}

const EMAIL_ANY = /@|https?:|www\.|\.[a-z]{2,}\//i;

/** "現住所 〒810-0041" above the address: its label and its postcode alone say no place. */
function withAddressBelow(row: Row, next: Row | undefined, context: Context): Row {
  const found = labelled(row.text, context);
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

/** A place out of an address: its last parts that name one. */
function addressOf(text: string, mustBeKnown = false): FoundPlace | undefined {
  const whole = placeOf(text);
  if (whole) return whole;
  const parts = text.split(/\s*[,，、|·•]\s*|\s+[–—-]\s+/u);
  for (let at = 0; at < parts.length; at += 1) {
    const place = placeOf(parts.slice(at).join(', '));
    if (place) return { ...place, text };
  }
  for (const part of parts) {
    const place = placeOf(part);
    if (place) return { ...place, text };
  }
  const postcode = /(?:^|[\s,])(?:[A-Z]{1,2}-)?\d{4,6}\s+(\p{Lu}[\p{L}\p{M} .'’-]{2,30})/u.exec(text)?.[1];
  if (postcode && !STREET.test(postcode.trim())) return { text, city: postcode.trim() };
  const asian = asianCity(text);
  // "鲤城区西街18号, 泉州": a district stands in the city behind it.
  const behind = parts.at(-1) ?? '';
  const city = asian?.city?.endsWith('区') && parts.length > 1 && /^\p{Script=Han}{2,4}$/u.test(behind) ? behind : asian?.city;
  if (asian && city) return { ...asian, city };
  return mustBeKnown ? asian : (asian ?? { text });
}

/** "北京市海淀区…", "東京都渋谷区…", "서울특별시 …". */
function asianCity(text: string): FoundPlace | undefined {
  const province =
    /^(?:〒?\s?\d{3}-?\d{4}\s*)?(?:中国)?(\p{Script=Han}{2,3}?[省都道府県])?(\p{Script=Han}{1,5}?[市区區州])|([가-힣]{2,4}(?:특별시|광역시|시|도)?)\s+([가-힣]+[시구군])/u.exec(
      text.trim(),
    );
  // "경기도 수원시 팔달구": the city stands behind its province; a district stands behind its city.
  const city = province?.[2] ?? (/[시군]$/u.test(province?.[4] ?? '') ? province?.[4] : province?.[3]);
  if (!city) return undefined;
  const known = placeOf(city) ?? placeOf(city.replace(/(?:특별시|광역시|[市시])$/u, ''));
  return { ...known, text, city };
}
