// Languages an applicant needs: a language's name beside a word of mastery ("fluent in German", "Englischkenntnisse", "anglais courant"), and those
// that are listed with it ("French, Dutch or Korean"). A name alone tells nothing: "Italian restaurant", "French office"; nor does one that is not
// needed ("Welsh is not necessary", "a language other than English").
import { fold } from '../folding.ts';
import { asidesOf } from './text-asides.ts';
import { perWord, type Words } from './words.ts';

const CODES =
  'en de fr es it nl pt ro ru vi fil zh ja ko sv da nb fi pl cs sk hu tr ar he hi el uk bg hr sr sl et lv lt id ms th fa ur bn ta cy ga ca eu pa gu ht so sq am yi sw'.split(
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
  ht: 'haitian',
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
    'dialect dialects bilingualism multilingual multilingualism lingual fluent fluency fluently speak speaks speaking speaker speakers bilingues linguistique linguistiques sprachlich linguistico linguistica spoken written native nativo proficient proficiency bilingual trilingual command language languages conversational verbal oral mother tongue ielts toefl c1 c2 b2 b1 a2 fließend fliessend fließende verhandlungssicher verhandlungssichere sprachkenntnisse sprache sprachen muttersprache muttersprachlich sehr gute kenntnisse courant courante couramment bilingue bilinguisme maîtrise langue langues parlé parlee écrit écrite niveau dominio nivel idioma idiomas hablado fluido fluida fluente lingua lingue madrelingua conoscenza vloeiend taal beheersing uitstekende inglês avançado domínio cunoștințe владение знание свободный язык разговорный thành thạo tiếng flytande sprog communicate communicating communiquer communiquez conversation parler parlez parle sprechen sprichst sprichst kommunizieren comunicar comunicare comunicarte spreekt spreek parla parli habla hablar hablas fala falar bilinguals ielts oet',
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

const ADJACENT = 2;
/** Directly before a name: how well; "knowledge of" it. */
const HOW_WELL = new Set(
  'good excellent strong perfect advanced basic solid gutes gute gutem bon bonne buen buena ottimo ottima goede goed bom boa'.split(' '),
);
const KNOWLEDGE = new Set([
  'knowledge',
  'connaissance',
  'connaissances',
  'conocimiento',
  'conocimientos',
  'conoscenza',
  'kennis',
  'conhecimento',
  'conhecimentos',
  'kenntnisse',
]);
/** Directly behind one. */
const NEEDED = new Set(
  fold(
    'skills required essential mandatory must essentiel essentielle exigé exigée requis requise obligatoire indispensable imperatif erforderlich zwingend necessario richiesto vereist requerido obligatorio imprescindible obrigatório',
  ).split(' '),
);
/** What is called after a country and is no language. */
const OTHER_THINGS = new Set(
  'government nhs ambulance tv students company companies startup startups market markets bank office offices team teams customers clients restaurant cuisine embassy law army economy university universities mainland national citizen citizens citizenship passport work classes bank parliament council border assembly grammar literature history board region'.split(
    ' ',
  ),
);
const LISTING = new Set(['and', 'or', 'et', 'en', 'und', 'oder', 'ou', 'y', 'o', 'e', 'of', 'och', 'og', 'in', 'creole']);
const SENTENCE_END = /[.!?;\n]/;
/** A point behind them ends no sentence: "languages (esp. Spanish)". */
const SHORTENED = /\b(?:esp|espec|e\.g|i\.e|incl|z\.B|bzw|p\. ?ex)\./gi;
const BOTH_OF_CANADA = /\bbilingual imperative|\bbilingue impérati|\bboth official languages|\bdeux langues officielles/i;
/** No language is named where both are meant. */
const NEEDS_BOTH_OF_CANADA =
  /\bbilinguisme (?:est |sera )?(?:exigé|requis|obligatoire|essentiel)|\bbilingualism (?:is |will be )?(?:required|essential|mandatory)/i;

const MASTERS_BOTH_OF_CANADA =
  /\b(?:fluen\w+|proficien\w+|bilingual|command|communicate|work|mastery|speak)\b[^.;\n]{0,30}\bboth official languages|(?:maîtris\p{L}*|parle\p{L}*|courant|couramment|bilingue|communiquer)[^.;\n]{0,40}deux langues officielles/iu;

/** ISO 639 codes of the languages a description asks for, in the order they appear. A title that begins the text may name one alone. */
export function recogniseRequiredLanguages(words: Words): string[] {
  const asked: number[] = [];
  const named: number[] = [];
  const count = words.words.length;
  for (let at = 0; at < count; at++) {
    const meaning = meaningOf(words, at);
    if (!meaning || isOtherThing(words, at)) continue;
    if (!isRefused(words, at)) named.push(at);
    if (meaning.isAsked || isMastered(words, at) || isPair(words, at) || isExample(words, at) || standsAloneInTitle(words, at))
      asked.push(at);
  }
  const codes = new Set<string>();
  for (const at of named) if (asked.includes(at) || isListed(words, at, named, asked)) codes.add(meaningOf(words, at)!.code);
  if (codes.size > 0 && BOTH_OF_CANADA.test(words.text)) for (const code of ['en', 'fr']) codes.add(code);
  const isOfCanada = /\bcanad/i.test(words.text);
  if (isOfCanada && (NEEDS_BOTH_OF_CANADA.test(words.text) || MASTERS_BOTH_OF_CANADA.test(words.text)))
    for (const code of ['en', 'fr']) codes.add(code);
  if (words.hasHan) for (const [pattern, code] of HAN_NAMES) if (pattern.test(words.text)) codes.add(code);
  return [...codes].slice(0, LANGUAGES_KEPT);
}

const wordAt = ({ words }: Words, at: number): string => words[at]?.folded ?? '';

/** Nothing ends a sentence between two words. */
function isOneSentence({ text, starts, words }: Words, from: number, to: number): boolean {
  const between = text.slice((starts[from] ?? 0) + (words[from]?.text.length ?? 0), starts[to]);
  return !SENTENCE_END.test(between) || !SENTENCE_END.test(between.replaceAll(SHORTENED, ' '));
}

function isMastered(words: Words, at: number): boolean {
  for (let near = Math.max(0, at - REACH); near <= Math.min(words.words.length - 1, at + REACH); near++)
    if (near !== at && MASTERY.has(wordAt(words, near)) && isOneSentence(words, Math.min(near, at), Math.max(near, at))) return true;
  if (
    HOW_WELL.has(wordAt(words, at - 1)) ||
    NEEDED.has(wordAt(words, at + 1)) ||
    (wordAt(words, at + 1) === 'is' && NEEDED.has(wordAt(words, at + 2)))
  )
    return true;
  for (let near = at - 1; near >= at - ADJACENT - 1; near--) if (KNOWLEDGE.has(wordAt(words, near))) return true;
  return false;
}

/** What begins examples of languages. */
const EXAMPLE = new Set(fold('as including especially esp preferably like notamment insbesondere beispielsweise incluyendo').split(' '));
const EXAMPLES_REACH = 16;
const OF_MASTERY =
  /^(?:proficien\w+|fluen\w+|speak|speaks|speaking|command|knowledge|ability|maitrise|courant\w*|kenntnisse|dominio|conoscenza)$/;

/** "Proficiency in one of the languages spoken by the people of a city, such as Spanish": examples belong to what stands before them. */
function isExample(words: Words, at: number): boolean {
  if (!EXAMPLE.has(wordAt(words, at - 1))) return false;
  let isOfLanguages = false;
  for (let near = at - 2; near >= Math.max(0, at - EXAMPLES_REACH) && isOneSentence(words, near, at); near--) {
    if (/^lang(?:uages?|ues?)$|^sprachen?$|^idiomas?$|^lingue?$/.test(wordAt(words, near))) isOfLanguages = true;
    else if (isOfLanguages && OF_MASTERY.test(wordAt(words, near))) return true;
  }
  return false;
}

const IN = new Set(['in', 'en', 'auf', 'em', 'na', 'both']);
const AND = new Set(['and', 'et', 'und', 'y', 'e', 'en', 'or', 'ou', 'oder', 'o']);
/** What is there in two languages asks for none. */
const IS_THERE = /^(?:available|published|translated|offered|provided|versions?|website|article|disponibles?|publies?|verfugbar|courses)$/;
const IS_THERE_BEFORE = 5;

/** "Presentations in Spanish and English", "en français et en anglais": what is done in two languages. */
function isPair(words: Words, at: number): boolean {
  if (!IN.has(wordAt(words, at - 1)) || !AND.has(wordAt(words, at + 1))) return false;
  const other = IN.has(wordAt(words, at + 2)) ? at + 3 : at + 2;
  if (other >= words.words.length || meaningOf(words, other) === undefined || !isOneSentence(words, at - 1, other)) return false;
  if (isOtherThing(words, other) || asidesOf(words)(words.starts[at] ?? 0)) return false;
  for (let near = at - 2; near >= Math.max(0, at - IS_THERE_BEFORE); near--) if (IS_THERE.test(wordAt(words, near))) return false;
  return true;
}

/** "Welsh Government", and "polish" as a verb. */
function isOtherThing(words: Words, at: number): boolean {
  return words.words[at]!.text === 'polish' || (!words.breaks[at + 1] && OTHER_THINGS.has(wordAt(words, at + 1)));
}

/** "Welsh is not necessary", "a language other than English", "non-English". */
function isRefused(words: Words, at: number): boolean {
  const before = wordAt(words, at - 1);
  if (before === 'non' || (before === 'than' && wordAt(words, at - 2) === 'other')) return true;
  for (let near = at + 1; near <= at + 3; near++)
    if (wordAt(words, near) === 'not')
      return wordAt(words, near - 1) !== 'but' && /^(?:necessary|required|needed|essential)$/.test(wordAt(words, near + 1));
  return false;
}

/** It stands in a list with one that is asked for: commas and words of listing are all that is between them. */
function isListed(words: Words, at: number, named: readonly number[], asked: readonly number[]): boolean {
  const reaches = (step: 1 | -1): boolean => {
    for (let near = at + step, between = 0; between <= 2 && near >= 0 && near < words.words.length; near += step) {
      if (!isOneSentence(words, Math.min(near, at), Math.max(near, at))) return false;
      if (asked.includes(near)) return true;
      if (named.includes(near)) between = 0;
      else if (LISTING.has(wordAt(words, near))) between++;
      else return false;
    }
    return false;
  };
  return reaches(-1) || reaches(1);
}

/** "Search Quality Rater - Spanish - USA". */
function standsAloneInTitle(words: Words, at: number): boolean {
  const lineEnd = words.text.indexOf('\n');
  if (lineEnd < 0 || (words.starts[at] ?? 0) > lineEnd || at === 0) return false;
  return words.breaks[at] === true && (at + 1 >= words.words.length || words.breaks[at + 1] === true);
}
