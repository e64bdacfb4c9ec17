// Which part of a name is the family's: by its language's order, in doubt wherever that is a custom and not a rule.
import type { Locale } from '@fairway/rules/locales';
import type { Cv } from '../cv.ts';
import { withoutAsides } from './name-suffixes.ts';
import { HONORIFICS } from './name-titles.ts';

export type Name = NonNullable<Cv['name']>['value'];

export const PARTICLES =
  /^(?:van|von|vom|de|der|den|des|del|della|delle|dei|degli|di|da|dal|dalla|dos|das|do|du|la|le|lo|los|las|ten|ter|te|op|uit|aan|zu|zum|zur|auf|bin|binti|ibn|al|el|y|e|i|dela|delos|san|santa|mc|st\.?|freiherr|freifrau|graf|gräfin|d'|d[eai]['’]|in|['’‘]t|огл[ыу]|кызы|қызы|угли|заде|lui)$/iu;
const COMPOUND =
  /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|东方|夏侯|皇甫|尉迟|公孙|慕容|令狐|司徒|端木|长孙|宇文|남궁|황보|제갈|사공|선우|서문|독고|동방)/u;

/** What friends say, in marks or brackets between the names, or behind a word: Oluwaseun "Seun" Adeyemi, Paul « Polo » Delorme, Giuseppe detto Pino Russo. */
export const NICKNAME =
  /\s*(?:["“”„«»'‘’]\s?\p{Lu}[\p{L}\p{M}.-]{1,20}\s?["“”«»'‘’]|[(（]\p{Lu}[\p{L}\p{M}.-]{1,20}[)）]|(?<=\s)(?:detto|detta|genannt|dit|dite|alias|a\.?k\.?a\.?)\s\p{Lu}[\p{L}\p{M}-]{1,20})(?=\s)/u;

/** "DELOS REYES III": the third of a family is no word. */
const NUMERAL = /(?<=\s)(?:II|III|IV|VI{0,3})$/iu;

const cased = (text: string) =>
  text === text.toUpperCase() || text === text.toLowerCase()
    ? text
        .toLowerCase()
        .replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(NUMERAL, (numeral) => numeral.toUpperCase())
    : text;

/** A name's parts. */
export function partsOf(written: string, language: Locale): Name {
  const full = cased(withoutAsides(written.replace(/\s+/g, ' ').trim()));
  const plain = full.replace(HONORIFICS, '').replace(NICKNAME, '').trim();
  if (/^[\p{Script=Han}々]{2,4}$/u.test(plain) || /^[가-힣]{2,4}$/u.test(plain)) {
    const cut = COMPOUND.test(plain) && plain.length > 2 ? 2 : plain.length === 4 && language === 'jp' ? 2 : 1;
    return language === 'jp' && plain.length !== 4 ? { full } : { full, last: plain.slice(0, cut), first: plain.slice(cut) };
  }
  const comma = /^([^,]+),\s*([^,]+)$/.exec(plain);
  if (comma?.[1] && comma[2]) return { full: `${comma[2]} ${comma[1]}`, first: comma[2], last: comma[1] };
  const words = plain.split(' ');
  if (words.length < 2) return { full };
  const isCapital = written
    .replace(HONORIFICS, '')
    .replace(NICKNAME, '')
    .trim()
    .split(/\s+/)
    .map((word) => word.length > 1 && word === word.toUpperCase());
  if (isCapital.some(Boolean) && !isCapital.every(Boolean) && isCapital.length === words.length) {
    return { full, last: words.filter((_, at) => isCapital[at]).join(' '), first: words.filter((_, at) => !isCapital[at]).join(' ') };
  }
  const isFamilyFirst =
    /^[\p{Script=Han}\p{Script=Hangul}々]/u.test(plain) ||
    language === 'vi' ||
    (language === 'ru' && /^(?:\S+\s){2,3}\S*(?:вич|вна|чна|ұлы|улы|қызы|кызы|оглы|угли)$/iu.test(plain));
  if (isFamilyFirst) return { full, last: words[0] ?? '', first: words.slice(1).join(' ') };
  let cut = words.length - 1;
  if (language === 'es' && words.length >= 3) cut = words.length - 2;
  while (cut > 1 && PARTICLES.test(words[cut - 1] ?? '')) cut -= 1;
  return { full, first: words.slice(0, cut).join(' '), last: words.slice(cut).join(' ') };
}
