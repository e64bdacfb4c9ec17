// How to reach the person: e-mails and telephones. Only what stands in the file.

import { isEmail } from '@fairway/rules/emails';
import type { Locale } from '@fairway/rules/locales';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Read } from '../cv.ts';
import type { Context, Row } from './context.ts';
import { countryOfSigns } from './home-country.ts';
import { labelled } from './labels.ts';
import { type ContactRows, CUT, EMAIL, ENDED, LINK, MOST, wholeOrNone } from './links.ts';
import { countriesOfLanguage, countryOfMail } from './mail-countries.ts';
import { isFilipinoMobile, isOfPaper } from './phone-words.ts';
import { countryOfPostcode, type FoundPlace } from './place-words.ts';

const PHONE = /(?<![\p{L}\p{N}/.#-])(?:\+|00)?\(?\d[\d\s().\u2010-\u2015/-]{5,40}\d(?![\p{L}\p{N}]|[./-]\d|-\p{L}(?!\p{L}))/gu;
/** No number is longer; what is may be two. */
const LONGEST = 22;
/** "983 555 018 / 644 555 018", "0905 55 01 63 – 0262 3555 018", and two cells. */
const BETWEEN = /\s*\/\s*|\s+[\u2010-\u2015-]\s+|\s{2,}/u;
const LEAST_DIGITS = 7;
const digitsOf = (text: string) => text.replace(/\D/g, '');
/** As Americans write them. */
const AMERICAN_PHONE = /^\(\d{3}\)\s?\d{3}[-\s.]\d{4}$/;
/** "507-555-0100": so written in English by Americans only. */
const isAmericanPhone = (written: string, { language }: Context) =>
  AMERICAN_PHONE.test(written) || (language === 'en' && /^[2-9]\d{2}([-.])[2-9]\d{2}\1\d{4}$/.test(written));
/** A postcode that stands before a number with its area in brackets. */
const POSTCODE_BEFORE = /(?<=\d{4,5})\s+(?=\(\d{2,4}\)\s?\d)/g;
/** "Via Nazionale, 88 – 80038 Penrino": the number of a house, and a postcode before its town. */
const HOUSE_AND_POSTCODE = /(?<=\p{L}[\s,.]{1,3}(?:n[.°º]*\s?)?)\d{1,4}\s?\p{L}?\s*[–—-]\s*\d{4,5}(?=\s+\p{Lu})/gu;
const COUNTRY_OF: Record<Locale, CountryCode> = {
  en: 'GB', cn: 'CN', de: 'DE', es: 'ES', fil: 'PH', fr: 'FR', it: 'IT', jp: 'JP', ko: 'KR', nl: 'NL', pt: 'BR', ro: 'RO', ru: 'RU', vi: 'VN',
}; // biome-ignore format: a table

const sure = (value: string): Read<string> => ({ value, doubt: 'sure' });

/** The e-mail addresses. */
export function emailsIn({ own, all }: ContactRows): Read<string>[] {
  const found = new Map<string, Read<string>>();
  const rows = own.some((row) => row.text.includes('@') || row.links.some((link) => link.startsWith('mailto:'))) ? own : all.slice(0, 400);
  for (const [at, row] of rows.entries()) {
    const linked = row.links.filter((link) => link.startsWith('mailto:')).map((link) => link.slice(7).split('?')[0] ?? '');
    const written = row.text.replace(CUT, wholeOrNone);
    for (const address of [...(brokenAddress(row, rows[at + 1]) ?? written.match(EMAIL) ?? []), ...linked]) {
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
  const home =
    place?.countryCode ??
    countryOfPostcode(place?.text ?? '') ??
    own.flatMap(({ text }) => countryOfPostcode(text) ?? [])[0] ??
    countryOfMail(own, context);
  const likely = home === undefined ? countryOfSigns(all, context) : undefined;
  const inOwn = phonesOf(own, { home, likely }, context);
  return inOwn.length > 0 ? inOwn : phonesOf(all.slice(0, 60), { home, likely }, context);
}

/** One number, or the two that a stroke parts where both are as long as numbers are. */
function numbersOf(written: string): string[] {
  const parts = written.split(BETWEEN);
  if (parts.length > 1 && parts.every((part) => digitsOf(part).length >= LEAST_DIGITS)) return parts;
  if (written.length <= LONGEST) return [written];
  const [first = '', rest = ''] = [written.slice(0, LONGEST), written.slice(LONGEST)].map((part) => part.trim());
  const end = first.search(/\d[^\d]*$/u) + 1;
  return [first.slice(0, end), rest].filter((part) => digitsOf(part).length >= LEAST_DIGITS);
}

/** "０９０－１２３４", "090（1234）5678": full letters are as wide as two, and say the same. */
const inHalfWidth = (text: string) => text.replace(/[０-９（）－＋．／]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

const BARE = /^\s*\+?[\d\s().\u2010-\u2015/-]{8,}$/u;

/** "(05/2025 - 08/2025)" is no number to call. */
const withoutRanges = ({ text, periods }: Row) =>
  periods.reduce((left, { isSingle, from, to }) => (isSingle ? left : left.slice(0, from) + '|'.repeat(to - from) + left.slice(to)), text);

/** "+44 7700 900" above "123" in a cell that was too narrow for it: digits alone right below a number are its end. */
function withRestOfNumber(row: Row, next: Row | undefined, text: string): string {
  if (!next || next.block !== row.block || next.gap > 0.5) return text;
  const ends = next.cells.filter((cell) => /^\d{2,4}$/u.test(cell.text));
  return row.cells.reduce((whole, cell) => {
    const isNumber = /^[^\p{L}]*\d[\d\s().-]{4,}\d$/u.test(cell.text) && cell.text.replace(/\D/g, '').length < 12;
    const rest = isNumber ? ends.find(({ x, right }) => x >= cell.x - 1 && right <= cell.right + 1) : undefined;
    return rest ? whole.replace(cell.text, `${cell.text} ${rest.text}`) : whole;
  }, text);
}

/** "25/11/1998  0978.550.142": a day of somebody's life before the number. */
const DAY = /(?<![\d./-])[0-3]?\d([./-])[01]?\d\1(?:19|20)\d\d(?![\d.-])/gu;

/** The country of an address, and else the one that the rest of the CV speaks of. */
type From = { home: string | undefined; likely: CountryCode | undefined };

function phonesOf(rows: readonly Row[], from: From, context: Context): Read<string>[] {
  const found = new Map<string, Read<string>>();
  for (const [at, row] of rows.entries()) {
    const text = inHalfWidth(withRestOfNumber(row, rows[at + 1], withoutRanges(row)))
      .replace(EMAIL, ' ')
      .replace(LINK, ' ')
      .replace(POSTCODE_BEFORE, ' | ')
      .replace(HOUSE_AND_POSTCODE, ' | ')
      .replace(DAY, ' | ')
      .replace(/〒\s?\d{3}-?\d{4}/gu, ' | ');
    const isOnTop = row.at < 12;
    // A number alone among the person's own details is theirs, wherever these stand.
    const isLabelled =
      isOnTop || BARE.test(row.text) || row.text.split(/\s{2,}|[|•·]/u).some((part) => labelled(part, context)?.label === 'phone');
    const numbers = [...text.matchAll(PHONE)].filter(({ index }) => !isOfPaper(text.slice(0, index)));
    for (const written of numbers.flatMap(([all]) => numbersOf(all))) {
      const phone = phoneOf(written, from, context, isLabelled);
      if (phone && found.size < MOST && !found.has(phone.value)) found.set(phone.value, phone);
    }
    for (const link of row.links) {
      const phone = link.startsWith('tel:') ? phoneOf(link.slice(4), from, context, true) : undefined;
      if (phone && !found.has(phone.value)) found.set(phone.value, phone);
    }
  }
  return [...found.values()];
}

function phoneOf(written: string, { home, likely }: From, context: Context, isLabelled: boolean): Read<string> | undefined {
  const digits = digitsOf(written);
  if (
    digits.length < LEAST_DIGITS ||
    digits.length > 15 ||
    // Postcodes of Portugal and Brazil.
    /^(?:\d{4}|\d{5})-\d{3}$/.test(written.trim()) ||
    /^(?:19|20)\d\d\D{1,3}(?:19|20)\d\d$/.test(written.trim()) ||
    /^(?:19|20)\d\d[-./](?:0[1-9]|1[0-2])\D{1,5}(?:19|20)\d\d[-./](?:0[1-9]|1[0-2])?$/.test(written.trim()) ||
    /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(written.trim()) ||
    // "(EU) 517/2014": a law.
    /^\d{1,4}\/(?:19|20)\d\d$/.test(written.trim()) ||
    // "1988. 06. 15." too.
    /^\d{4}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{1,2}\.?$/.test(written.trim())
  )
    return undefined;
  // Mexico had a 1 behind its code for mobile telephones until 2019.
  const international = written
    .trim()
    .replace(/^00/, '+')
    .replace(/^\+\s?52\s?1\s?(?=\d{2,3}\D?)/, '+52 ');
  const american = isAmericanPhone(written.trim(), context) ? 'US' : undefined;
  // "(062) 991-0123" is so written elsewhere too.
  const ofText = context.language === 'en' ? [american, COUNTRY_OF.en] : [COUNTRY_OF[context.language], american];
  // Indian numbers have as many digits, and are written otherwise.
  const filipino = isFilipinoMobile(written) ? ['PH'] : [];
  const countries = [home, context.country, ...filipino, ...ofText].filter(
    (code): code is CountryCode => code !== undefined && isSupportedCountry(code),
  );
  const parsedIn = (country: CountryCode | undefined) => parsePhoneNumberFromString(international.replace(/\(0\)/, ''), country);
  if (international.startsWith('+')) {
    const parsed = parsedIn(undefined);
    if (parsed?.isPossible()) return { value: parsed.number, doubt: parsed.isValid() ? 'sure' : 'check' };
  } else {
    const there = likely && context.country === undefined ? parsedIn(likely) : undefined;
    if (there?.isValid()) return { value: there.number, doubt: 'check' };
    // What exists nowhere near is of the country that the CV speaks of, before another of its language where it happens to exist.
    const isOwn = countries.some((code) => parsedIn(code)?.isValid());
    if (isLabelled && !isOwn && there?.isPossible()) return { value: there.number, doubt: 'check' };
    // Who lives where the language is at home has a number from there, though it be one that nobody has; of others one that exists is likelier.
    const ofLanguage = [COUNTRY_OF[context.language], ...countriesOfLanguage(context.language)];
    const isAtHome = countries[0] === 'US' || (home !== undefined && ofLanguage.some((code) => code === home));
    for (const country of isAtHome ? countries : [...countries, ...countriesOfLanguage(context.language)]) {
      const parsed = parsedIn(country);
      const isKnown = country === home || country === context.country;
      if (parsed?.isValid()) return { value: parsed.number, doubt: isKnown ? 'sure' : 'check' };
      const isAbroad = american !== undefined && parsedIn(american)?.isValid();
      if (isAtHome && isLabelled && !isAbroad && country === countries[0] && parsed?.isPossible())
        return { value: parsed.number, doubt: 'check' };
    }
    const parsed = isLabelled && countries[0] ? parsedIn(countries[0]) : undefined;
    if (parsed?.isPossible()) return { value: parsed.number, doubt: 'check' };
  }
  return isLabelled || international.startsWith('+') ? { value: written.trim(), doubt: 'check' } : undefined;
}
