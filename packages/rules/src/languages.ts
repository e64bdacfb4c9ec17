// The languages a profile may name: every living or taught language of ISO 639-1 that has a name in all locales, the most spoken ones of
// ISO 639-3 beside them, and `other`. Their names come from CLDR (formatters().language); the name of `other` is a message.
// @rule reference.3

/** The id of a language that is not on the list; it always stands last. */
export const OTHER_LANGUAGE = 'other';

/** ISO 639 codes, without `other`, by code. */
export const LANGUAGE_CODES: readonly string[] = [
  'aa', 'ab', 'af', 'ak', 'am', 'an', 'ar', 'as', 'av', 'ay', 'az', 'ba', 'be', 'bg', 'bi', 'bm', 'bn', 'bo', 'br', 'bs', 'ca', 'ce',
  'ch', 'co', 'cs', 'cu', 'cv', 'cy', 'da', 'de', 'dv', 'dz', 'ee', 'el', 'en', 'eo', 'es', 'et', 'eu', 'fa', 'ff', 'fi', 'fj', 'fo',
  'fr', 'fy', 'ga', 'gd', 'gl', 'gn', 'gu', 'gv', 'ha', 'he', 'hi', 'hr', 'ht', 'hu', 'hy', 'hz', 'ia', 'id', 'ig', 'ii', 'io', 'is',
  'it', 'iu', 'ja', 'jv', 'ka', 'kg', 'ki', 'kj', 'kk', 'kl', 'km', 'kn', 'ko', 'kr', 'ks', 'ku', 'kv', 'kw', 'ky', 'la', 'lb', 'lg',
  'li', 'ln', 'lo', 'lt', 'lu', 'lv', 'mg', 'mh', 'mi', 'mk', 'ml', 'mn', 'mr', 'ms', 'mt', 'my', 'na', 'nb', 'nd', 'ne', 'ng', 'nl',
  'nn', 'nr', 'nv', 'ny', 'oc', 'om', 'or', 'os', 'pa', 'pl', 'ps', 'pt', 'qu', 'rm', 'rn', 'ro', 'ru', 'rw', 'sa', 'sc', 'sd', 'se',
  'sg', 'si', 'sk', 'sl', 'sm', 'sn', 'so', 'sq', 'sr', 'ss', 'st', 'su', 'sv', 'sw', 'ta', 'te', 'tg', 'th', 'ti', 'tk', 'tn', 'to',
  'tr', 'ts', 'tt', 'ty', 'ug', 'uk', 'ur', 'uz', 've', 'vi', 'vo', 'wa', 'wo', 'xh', 'yi', 'yo', 'za', 'zh', 'zu', 'ast', 'bem',
  'bho', 'ceb', 'ckb', 'fil', 'fur', 'gsw', 'haw', 'hil', 'hmn', 'ilo', 'kab', 'kok', 'lus', 'mai', 'mni', 'nap', 'nds', 'nso', 'pag',
  'pap', 'sah', 'sat', 'scn', 'sco', 'smj', 'sma', 'szl', 'tet', 'tpi', 'tum', 'war', 'wuu', 'yue', 'zgh',
]; // biome-ignore format: a list

const KNOWN: ReadonlySet<string> = new Set([...LANGUAGE_CODES, OTHER_LANGUAGE]);

/** Whether a profile may name this language. */
export const isLanguage = (code: string): boolean => KNOWN.has(code);
