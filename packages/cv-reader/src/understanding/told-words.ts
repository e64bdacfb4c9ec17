// What one sentence tells of work or studies, by the small words of its language: "I work as a rigger at Norsea", "war ich Seiler bei der Norsea GmbH",
// "chez Norsea comme gréeuse", "Mijn diploma touwslagerij behaalde ik aan het ROC Penwick".
import type { Context } from './context.ts';
import { degreeMark } from './degrees.ts';
import { titleMark } from './orgs.ts';
import { type FoundPeriod, periodsIn } from './periods.ts';

export type Sentence = { what: string; where: string; period?: FoundPeriod };

/**
 * `as`: before what somebody worked as; `be`: who somebody was; `studied`: what somebody did with a degree; `at`: before an employer or a school;
 * `near`: what stands before those alone ("coach for Beginners at Norsea"); `article`: before a title or a degree; `town`: between a name and its town; `clause`: what goes on behind a name.
 */
type Words = { as: string; be: string; studied: string; near?: string; at: string; article: string; town?: string; clause: string };

const WORDS: Partial<Record<Context['language'], Words>> = {
  nl: {
    as: 'als|in de functie van',
    be: '(?:ben|was|werd) ik|ik (?:ben|was|werd)',
    studied: '(?:haalde|behaalde|deed|volgde|voltooide|begon|studeerde|kreeg|doorliep|startte) ik|ik (?:haalde|behaalde|deed|volgde|voltooide|begon|studeerde|kreeg|doorliep)',
    near: 'bij(?: (?:de|het|een))?',
    at: '(?:bij|voor|op|aan|in dienst van)(?: (?:de|het|een))?',
    article: '(?:de|het|een|mijn)',
    town: 'in|te',
    clause: 'waar|waarmee|die|dat|met|toen|tot|sinds|vanaf|tussen|maar|en',
  },
  de: {
    as: 'als',
    be: '(?:bin|war|wurde) ich|ich (?:bin|war|wurde)',
    studied: '(?:absolvierte|machte|erwarb|begann|studierte|besuchte|erhielt) ich|ich (?:absolvierte|machte|erwarb|begann|studierte|erhielt)|habe ich|ich habe',
    near: '(?:bei|beim)(?: (?:der|dem|den|einer|einem))?',
    at: '(?:bei|beim|für|am|im|an|in)(?: (?:der|dem|den|die|das|einer|einem))?',
    article: '(?:der|die|das|den|ein|eine|einen|mein|meine|meinen|meinem|meiner)',
    town: 'in',
    clause: 'wo|und|mit|bis|seit|ab|zwischen|aber|abgeschlossen|erworben|gemacht|absolviert|bestanden|beschäftigt|tätig|angestellt',
  },
  en: {
    as: 'as',
    be: "I(?:['’]ve been| have been| was| am| became| had been)",
    studied: "I (?:studied|completed|earned|did|took|obtained|received|finished|gained|got|passed|began|started|hold|read)",
    near: 'at(?: the)?',
    at: '(?:at|for|with|in|from)(?: the)?',
    article: '(?:a|an|the|my)',
    town: 'in',
    clause: 'where|which|who|with|until|since|from|between|but|and then|when',
  },
  fr: {
    as: "comme|en tant que?|en qualité d[e’']",
    be: "j[’'](?:ai été|étais|exerce(?: comme)?)|je (?:suis(?: devenue?)?|fus|devins)",
    studied: "j[’']ai (?:obtenu|suivi|fait|passé|étudié|préparé|validé|décroché|commencé)|j[’']obtiens",
    near: "chez(?: (?:la|le|les))?",
    at: "(?:chez|à|au|aux|pour|dans|auprès d[eu])(?: (?:la|le|les))?(?: l[’'])?",
    article: "(?:une?|l[ea]|mon|ma|l[’'])",
    town: 'à',
    clause: 'où|qui|que|avec|depuis|pendant|durant|entre|mais|puis',
  },
  es: {
    as: 'como|en calidad de',
    be: 'fui|soy|he sido',
    studied: 'obtuve|cursé|estudié|terminé|realicé|hice',
    at: 'en(?: (?:el|la|los|las))?',
    article: '(?:el|la|los|las|un|una|mi)',
    clause: 'que|donde|durante|desde|hasta|entre|con',
  },
  it: {
    as: 'come|in qualità di|in veste di',
    be: '(?:sono stat[oa]|sono divent[ao]t[oa]|sono|ero|fui)',
    studied: 'ho (?:conseguito|studiato|frequentato|ottenuto|preso|fatto|completato|iniziato)',
    near: "presso(?: (?:il|la|lo|l[’']))?",
    at: "(?:presso|alla|al|all[’']|dalla|dal|per|nella|nel|nell[’']|da)(?: (?:il|la|lo|l[’']))?",
    article: "(?:un|una|uno|il|la|lo|l[’']|mio|mia)",
    town: 'a|di',
    clause: 'dove|che|con|durante|dal|fino|tra|fra|ma|e poi',
  },
  pt: {
    as: 'como|na função de|no cargo de',
    be: '(?:fui|sou|era|tenho sido|trabalhei de|tornei-me)',
    studied: '(?:fiz|concluí|cursei|estudei|terminei|obtive|completei|comecei|tirei)',
    at: '(?:na|no|nas|nos|em|para a|para o|pela|pelo)',
    article: '(?:uma?|o|a|meu|minha)',
    town: 'em',
    clause: 'onde|que|com|durante|desde|até|entre|mas|e depois',
  },
  ro: {
    as: 'ca|în calitate de|pe post(?:ul)? de',
    be: '(?:am fost|sunt|eram)',
    studied: 'am (?:absolvit|terminat|urmat|studiat|obținut|făcut|început)',
    at: '(?:la|în cadrul|pentru|în)',
    article: '(?:un|o)',
    town: 'din|în',
    clause: 'unde|care|cu|din|până|între|dar|și apoi',
  },
  fil: {
    as: 'bilang(?: isang)?',
    be: '(?:naging|ako ay)',
    studied: '(?:nagtapos ako ng|natapos ko ang|kumuha ako ng)',
    at: 'sa(?: ilalim ng)?',
    article: '(?:isang|ang)',
    clause: 'kung saan|na|mula|hanggang|noong|pero|at',
  },
}; // biome-ignore format: a table

/** A name begins with a capital or a mark. */
const NAME = String.raw`(?=[\p{Lu}\d«"„“‘'])`;
const LONGEST_NAME = 80;
const LONGEST_TITLE = 70;
/** Small words that a date leaves behind. */
const LEFT = /\s(?:in|im|en|em|nel|în|on|le|um|noong|van|from|de|du|del|dal|din)\s*$/iu;

const apart = (word: string) => String.raw`(?<![\p{L}\p{M}])(?:${word})(?![\p{L}\p{M}])`;
const joint = (word: string) => String.raw`(?<![\p{L}\p{M}])(?:${word})(?:\s+|(?<=[’'])\s*)`;

/** What one sentence tells of, where its language's words say so. */
export function toldByWords(sentence: string, kind: 'work' | 'education', context: Context): Sentence | undefined {
  const words = WORDS[context.language];
  if (!words) return undefined;
  const periods = periodsIn(sentence, context);
  const plain = withoutDates(sentence, periods);
  const found = kind === 'work' ? workIn(plain, words, context) : studyIn(plain, words, context);
  const where = found && nameOf(found.where, words);
  const what = found?.what.replace(/[\s,]+$/u, '').trim() ?? '';
  if (!found || !where || what === '' || /[,;:]/u.test(what) || what.length > LONGEST_TITLE || where.length > LONGEST_NAME)
    return undefined;
  const period = periodOf(periods, kind);
  return { what, where, ...(period && { period }) };
}

/** From the first to the last year of a study that a sentence names one by one ("began in 2016 …, and left in 2019"). */
function periodOf(periods: readonly FoundPeriod[], kind: 'work' | 'education'): FoundPeriod | undefined {
  const whole = periods.find(({ isSingle }) => !isSingle);
  const [first, second, ...more] = periods;
  const dates = [first, second].flatMap((one) => one?.start ?? one?.end ?? []);
  const isOfTwo = kind === 'education' && !(whole?.start && whole.end) && dates.length === 2 && more.length === 0;
  if (!first || !isOfTwo) return whole ?? first;
  const [start, end] = dates.toSorted((a, b) => (a.value < b.value ? -1 : 1));
  return { ...first, ...(start && { start }), ...(end && { end }), isCurrent: false, isSingle: false };
}

function withoutDates(sentence: string, periods: readonly FoundPeriod[]): string {
  let plain = '';
  let at = 0;
  for (const { from, to } of periods) {
    plain += `${sentence.slice(at, from).replace(LEFT, ' ')} `;
    at = to;
  }
  return (plain + sentence.slice(at)).replace(/\s{2,}/gu, ' ').replace(/\s,/gu, ',');
}

type Parts = { what: string; where: string };

/** The verb may be the first word of its sentence. */
const withSmallBeginning = (text: string) =>
  /^\p{Lu}(?!\p{Lu})/u.test(text) && !/^I\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** "as a rigger at Norsea", "at Norsea as a rigger", "I was a rigger at Norsea". */
function workIn(written: string, words: Words, context: Context): Parts | undefined {
  const { near } = words;
  return (near === undefined ? undefined : workAt(written, { ...words, at: near }, context)) ?? workAt(written, words, context);
}

function workAt(written: string, { as, be, at, article }: Words, context: Context): Parts | undefined {
  const plain = withSmallBeginning(written);
  const title = String.raw`\s*(?:${article}\s+)?(?<what>[\p{L}][^,;:()]{2,${LONGEST_TITLE}}?)`;
  const ahead = new RegExp(`${apart(as)}${title}\\s+${joint(at)}${NAME}(?<where>.+)$`, 'u').exec(plain)?.groups;
  if (ahead) return ahead as Parts;
  const behind = new RegExp(`${joint(at)}${NAME}(?<where>[^,;:]{2,${LONGEST_NAME}}?)\\s+${apart(as)}\\s+(?:${article}\\s+)?(?<what>[^,;:.()]{3,${LONGEST_TITLE}})`, 'u').exec(plain)?.groups; // biome-ignore format: one thing
  if (behind) return behind as Parts;
  const was = new RegExp(`${apart(be)}${title}\\s+${joint(at)}${NAME}(?<where>.+)$`, 'u').exec(plain)?.groups;
  // "I was responsible for …" tells of no title.
  return was?.what && titleMark(was.what, context) > 0 ? (was as Parts) : undefined;
}

/** "I took a diploma in rope work at Penwick College", "My diploma in rope work, also from Penwick College, I began …". */
function studyIn(written: string, { studied, at, article }: Words, context: Context): Parts | undefined {
  const plain = withSmallBeginning(written);
  const title = `(?:${article}\\s+)?(?<what>[\\p{L}][^,;:]{2,${LONGEST_NAME}}?)`;
  const first = new RegExp(`^${title},?\\s+(?:\\p{Ll}+\\s+)?(?:${joint(at)}${NAME}(?<where>[^,;:]+),\\s)?${apart(studied)}(?<rest>.*)$`, 'u').exec(plain)?.groups; // biome-ignore format: one thing
  if (first?.what && degreeMark(first.what, context) > 0) {
    const where = first.where ?? new RegExp(`${joint(at)}${NAME}(.+)$`, 'u').exec(first.rest ?? '')?.[1];
    // What stood at the beginning keeps its capital.
    if (where) return { what: written.startsWith(first.what.slice(1), 1) ? written.slice(0, first.what.length) : first.what, where };
  }
  const taken = new RegExp(`${apart(studied)}\\s+${title}\\s+${joint(at)}${NAME}(?<where>.+)$`, 'u').exec(plain)?.groups;
  return taken as Parts | undefined;
}

/** The name at the beginning: it ends before the next clause, and before its town. */
function nameOf(text: string, { clause, town }: Words): string {
  const [head = ''] = text.split(new RegExp(`,\\s|[:;]|\\s\\(|\\s(?:${clause})(?![\\p{L}\\p{M}])`, 'u'));
  const name = head.replace(/[\s,]+$/u, '').replace(/(?<=\p{L}{3}|[)”"»])\.$/u, '');
  return town ? name.replace(new RegExp(`\\s(?:${town})\\s\\p{Lu}[\\p{L}\\p{M}'’-]+(?:\\s\\p{Lu}[\\p{L}\\p{M}'’-]+)?$`, 'u'), '') : name;
}
