// Names of towns in Cyrillic letters as the gazetteer has them: "в Твери" is in Tver, "Набережные Челны" is Naberezhnyye Chelny. Its spelling is that of
// BGN/PCGN, and for some the common English one, so both are tried; a case may have changed the end.

import { fold } from '@fairway/rules/folding';

const SOUNDS: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's',
  т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya', і: 'i', ї: 'yi', є: 'ye', қ: 'q', ң: 'ng', ғ: 'gh', ү: 'u', ұ: 'u', ө: 'o', ә: 'a', һ: 'h',
}; // biome-ignore format: one thought

/** Ends of names and what they were before a case. */
const CASES: readonly (readonly [end: RegExp, before: readonly string[]])[] = [
  [/и$/u, ['ь', 'а', 'я']],
  [/[еу]$/u, ['', 'а', 'о']],
  [/ы$/u, ['а']],
  [/а$/u, ['', 'о']],
  [/(?:ом|ем)$/u, ['', 'ий', 'ый', 'о']],
  [/о[йи]$/u, ['ая', 'а']],
];

/** The names of the gazetteer that a name in Cyrillic letters may stand for, folded; none of another name. */
export function latinNames(name: string): string[] {
  if (!/^[\p{Script=Cyrillic} -]+$/u.test(name)) return [];
  const words = [name, ...CASES.flatMap(([end, before]) => (end.test(name) ? before.map((one) => name.replace(end, one)) : []))];
  return [...new Set(words.flatMap((word) => [spelled(word, false), spelled(word, true)]))];
}

/** Folding makes й и: behind a vowel it is й. `isStrict`: as BGN/PCGN spells: "ye" where a vowel or nothing stands before, "iy" and "yy" at the end. */
function spelled(name: string, isStrict: boolean): string {
  const short = name.replaceAll(/(?<=[аеиоуыэюя])и/gu, 'й');
  const own = isStrict ? short.replaceAll(/(?<=^|[ аеёиоуыэюяьъ-])е/gu, 'є') : short.replaceAll(/[ыи]й(?= |$)/gu, 'ы');
  return Array.from(own, (letter) => SOUNDS[letter] ?? letter).join('');
}

/** Latin letters as Russian ears write them, the longest first. */
const LETTERS: Readonly<Record<string, string>> = {
  shch: 'щ', sch: 'ш', sh: 'ш', ch: 'ч', zh: 'ж', kh: 'х', ts: 'ц', tz: 'ц', ph: 'ф', th: 'т', ck: 'к', qu: 'кв', ya: 'я', yu: 'ю', yo: 'ё', ye: 'е', oo: 'у', ee: 'и',
  a: 'а', b: 'б', c: 'к', d: 'д', e: 'е', f: 'ф', g: 'г', h: 'х', i: 'и', j: 'дж', k: 'к', l: 'л', m: 'м', n: 'н', o: 'о', p: 'п', q: 'к', r: 'р', s: 'с', t: 'т', u: 'у', v: 'в', w: 'в', x: 'кс', y: 'ы', z: 'з',
}; // biome-ignore format: one thought
const CYRILLIC_COUNTRIES: ReadonlySet<string> = new Set('BG BY KG KZ MK MN RS RU TJ UA UZ'.split(' '));

/** How a name in Latin letters is written in Cyrillic ones: "Altyn Karavan" is алтын караван. Empty where the country writes otherwise, or the name is not in Latin letters. */
export function inCyrillic(name: string, countries: readonly string[]): string {
  if (!countries.some((country) => CYRILLIC_COUNTRIES.has(country)) || !/^[\p{Script=Latin}\p{N}\p{P} &+]+$/u.test(name)) return '';
  return fold(name)
    .replaceAll(/(?<=[aeiou])y(?![aeiou])/gu, 'й')
    .replaceAll(/shch|sch|sh|ch|zh|kh|ts|tz|ph|th|ck|qu|ya|yu|yo|ye|oo|ee|[a-z]/gu, (letters) => LETTERS[letters]!);
}
