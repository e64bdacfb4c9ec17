// Languages an applicant needs: a language's name beside a word of mastery ("fluent in German", "Englischkenntnisse", "anglais courant").
// A name alone tells nothing: "Italian restaurant", "French office".
import { fold } from '../folding.ts';
import { perWord, type Words } from './words.ts';

const CODES =
  'en de fr es it nl pt ro ru vi fil zh ja ko sv da nb fi pl cs sk hu tr ar he hi el uk bg hr sr sl et lv lt id ms th fa ur bn ta cy ga ca eu'.split(
    ' ',
  );
const NAMED_IN = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'ro', 'ru', 'vi', 'sv', 'da', 'pl'];
const MORE: Record<string, string> = {
  zh: 'mandarin,cantonese,putonghua,chinese,chinois,chinesisch',
  fil: 'tagalog,filipino',
  nl: 'dutch,flemish',
  nb: 'norwegian,norwegisch,norvegien',
  fa: 'farsi,persian',
  es: 'castellano,spanish',
  cy: 'welsh',
};

const names = new Map<string, string>();
for (const tag of NAMED_IN) {
  const display = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' });
  for (const code of CODES) {
    const name = display.of(code);
    if (name && !/\s/.test(name)) names.set(fold(name), code);
  }
}
for (const [code, list] of Object.entries(MORE)) for (const name of list.split(',')) names.set(name, code);
// Words of other meaning in other languages.
for (const word of ['thai', 'ham', 'bas']) if (names.get(word) !== 'th') names.delete(word);

const MASTERY = new Set(
  fold(
    'fluent fluency fluently speak speaks speaking speaker speakers spoken written native nativo proficient proficiency bilingual trilingual command language languages conversational verbal oral mother tongue ielts toefl c1 c2 b2 b1 a2 fließend fliessend fließende verhandlungssicher verhandlungssichere sprachkenntnisse sprache sprachen muttersprache muttersprachlich sehr gute kenntnisse courant courante couramment bilingue bilinguisme maîtrise langue langues parlé parlee écrit écrite niveau dominio nivel idioma idiomas hablado fluido fluida fluente lingua lingue madrelingua conoscenza vloeiend taal beheersing uitstekende inglês avançado domínio cunoștințe владение знание свободный язык разговорный thành thạo tiếng flytande sprog',
  ).split(/\s+/),
);
const REACH = 5;
const COMPOUND = /^(\p{L}{3,})(?:kenntnissen?|sprachige?|talige?)$/u;
const COMPOUND_CHARACTERS = 8;
const COMPOUND_ENDS = new Set(['achig', 'chige', 'talig', 'alige', 'nisse', 'issen']);
const HAN_NAMES: [RegExp, string][] = [
  [/英语|英語|영어/, 'en'],
  [/日语|日語|日本語|일본어/, 'ja'],
  [/普通话|中文|汉语|中国語|중국어/, 'zh'],
  [/韩语|韓語|韓国語|한국어/, 'ko'],
  [/德语|ドイツ語|독일어/, 'de'],
  [/法语|フランス語|프랑스어/, 'fr'],
];
const LANGUAGES_KEPT = 6;

type Meaning = { code: string; isAsked: boolean };

/** What a word says of a language: its name, or a compound that asks for it. */
const meaningOf = perWord((word): Meaning | undefined => {
  const compound = word.length > COMPOUND_CHARACTERS && COMPOUND_ENDS.has(word.slice(-5)) ? COMPOUND.exec(word) : null;
  const code = compound ? (names.get(compound[1] as string) ?? names.get(`${compound[1]}isch`)) : names.get(word);
  return code ? { code, isAsked: compound !== null } : undefined;
});

/** ISO 639 codes of the languages a description asks for, in the order they appear. */
export function recogniseRequiredLanguages(words: Words): string[] {
  const found: string[] = [];
  const add = (code: string) => {
    if (!found.includes(code)) found.push(code);
  };
  const count = words.words.length;
  for (let i = 0; i < count; i++) {
    const meaning = meaningOf(words, i);
    if (!meaning) continue;
    if (meaning.isAsked) add(meaning.code);
    for (let near = Math.max(0, i - REACH); !meaning.isAsked && near <= Math.min(count - 1, i + REACH); near++) {
      if (near !== i && MASTERY.has(words.words[near]?.folded ?? '')) {
        add(meaning.code);
        break;
      }
    }
  }
  if (/[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/.test(words.text))
    for (const [pattern, code] of HAN_NAMES) if (pattern.test(words.text)) add(code);
  return found.slice(0, LANGUAGES_KEPT);
}
