// Names of towns in Cyrillic letters as the gazetteer has them: "в Твери" is in Tver, "Набережные Челны" is Naberezhnyye Chelny. Its spelling is that of
// BGN/PCGN, and for some the common English one, so both are tried; a case may have changed the end.

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
