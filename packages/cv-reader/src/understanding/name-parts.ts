// Which part of a name is the family's: by its language's order, in doubt wherever that is a custom and not a rule.
import type { Locale } from '@fairway/rules/locales';
import type { Cv } from '../cv.ts';

export type Name = NonNullable<Cv['name']>['value'];

export const HONORIFICS =
  /^(?:(?:prof|dr|mr|mrs|ms|mx|herr|frau|dipl|ing|mag|med|rer|nat|phil|jur|dott|dott\.ssa|dra?|sr|sra|m|mme|drs|ir|engr|atty|arq|lic|ths|ts|ks|ông|bà)\.?(?:-\w+\.)?\s+)+/iu;
export const SUFFIXES =
  /(?:,\s*|\s+)(?:(?:M\.?Sc|B\.?Sc|Ph\.?\s?D|MBA|M\.?A|B\.?A|M\.?D|CPA|PMP|RN|LPT|Esq|MBE|OBE|LL\.?M|M\.?Eng|B\.?Eng|DPT|CFA|Dr)\.?(?=$|,|\s))+.*$/u;
export const PARTICLES =
  /^(?:van|von|de|der|den|del|della|di|da|dos|das|do|du|la|le|los|las|ten|ter|te|zu|zum|zur|bin|binti|al|el|y|e|dela|san|santa|mc|st\.?|d'|op|'t|in)$/iu;
const COMPOUND_CN = /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|东方|夏侯|皇甫|尉迟|公孙|慕容|令狐|司徒|端木|长孙|宇文)/u;

/** What friends say, in marks or brackets between the names: Oluwaseun "Seun" Adeyemi. */
export const NICKNAME = /\s*(?:["“”„«»'‘’]\p{Lu}[\p{L}\p{M}.-]{1,20}["“”«»'‘’]|[(（]\p{Lu}[\p{L}\p{M}.-]{1,20}[)）])(?=\s)/u;

const cased = (text: string) =>
  text === text.toUpperCase() || text === text.toLowerCase()
    ? text.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;

/** A name's parts. */
export function partsOf(written: string, language: Locale): Name {
  const full = cased(written.replace(/\s+/g, ' ').replace(SUFFIXES, '').trim());
  const plain = full.replace(HONORIFICS, '').replace(NICKNAME, '').trim();
  if (/^[\p{Script=Han}々]{2,4}$/u.test(plain) || /^[가-힣]{2,4}$/u.test(plain)) {
    const cut = COMPOUND_CN.test(plain) && plain.length > 2 ? 2 : plain.length === 4 && language === 'jp' ? 2 : 1;
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
    (language === 'ru' && words.length === 3 && /(?:вич|вна|чна|ична|вич)$/iu.test(words[2] ?? ''));
  if (isFamilyFirst) return { full, last: words[0] ?? '', first: words.slice(1).join(' ') };
  let cut = words.length - 1;
  if (language === 'es' && words.length >= 3) cut = words.length - 2;
  while (cut > 1 && PARTICLES.test(words[cut - 1] ?? '')) cut -= 1;
  return { full, first: words.slice(0, cut).join(' '), last: words.slice(cut).join(' ') };
}
