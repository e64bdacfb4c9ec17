// What the text of a posting says of its working time: part time by words or by the hours of a week, and a contract that ends. Feeds write
// FULL_TIME on everything. @rule jobs.2

import { EMPLOYMENT_TYPES, type EmploymentType } from '../jobs.ts';

/** Where a posting says it of itself; further down it speaks of other things. */
const TOP_CHARACTERS = 800;
/** Its contract it may say below what it tells of itself. */
const CONTRACT_CHARACTERS = 2000;
const PART_TIME_TEXT = /\bpart[ -]time\b|\bteilzeit\b|\btemps partiel\b|\bdeeltijd\b|\btiempo parcial\b|\bmedia jornada\b|\bparttime\b/i;
const FULL_TIME_TEXT =
  /\bfull[ -]?time\b|\bfull\b[^.\n]{1,8}\bpart\b|\bvollzeit\b|\btemps (?:plein|complet)\b|\bvoltijd\b|\bfulltime\b|\btiempo completo\b|\bjornada completa\b|\btempo pieno\b|\b3[5-9](?:[.,]\d+)? ?(?:hours|hrs|stunden|heures|uur)\b/i;
const HOURS = '(\\d{1,2}(?:[.,]\\d{1,2})?)';
/** "24 hours per week", "16-24 hrs/wk", "20 Stunden pro Woche", "20-Stunden-Woche", "24h/semaine", "20 horas semanales", "週20時間". */
const WEEKLY_HOURS = new RegExp(
  `(?<![\\d.,:])(?:${HOURS} ?(?:-|–|to|bis|à|a|tot) ?)?${HOURS}[ -]?(?:hours?|hrs?|h|stunden|std\\.?|heures|uren|uur|horas|ore|timer|timmar)[ -]?(?:(?:per|a|each|every|/|p/|pro|in der|die|par|por|alla|a la|om|i) ?(?:the )?(?:w(?:ee)?k|woche|semaine|week|semana|settimana|uke|veckan|ugen)\\b|weekly|wöchentlich|woche\\b|hebdomadaires?|semanales|semanais|settimanali)`,
  'i',
);
const HAN_HOURS = /(?:週|每周|주)\s?(\d{1,2})\s?(?:時間|小时|시간)/;

/** The fewest hours of a week that are a full post; elsewhere 30. */
const FULL_FROM: Record<string, number> = { FR: 34, NL: 33, BE: 34, DE: 33, AT: 34, CH: 36, GB: 33, IE: 33, DK: 33, NO: 33 };
const FULL_FROM_ELSEWHERE = 30;
const LEAST_HOURS = 4;

/** Hours of a week by a text's top, the most where there is a range. */
function weeklyHours(top: string): number | undefined {
  const found = WEEKLY_HOURS.exec(top);
  const hours = Number((found?.[2] ?? HAN_HOURS.exec(top)?.[1])?.replace(',', '.'));
  return Number.isFinite(hours) ? hours : undefined;
}

/** Hours that stand in a line of their own. */
function hoursOfLine(text: string): number | undefined {
  const hours = Number(LINE_OF_HOURS.exec(text)?.[1]?.replace(',', '.'));
  return Number.isFinite(hours) ? hours : undefined;
}

/** What a posting says of itself wherever it stands: "this is a part-time role", "Part time: 21.5 hours", "this 0.6 WTE post". */
const SAYS_OF_ITSELF = new RegExp(
  [
    '\\b(?:this|it|the (?:post|role|position|vacancy|job)) (?:(?:post|role|position|vacancy|job) )?(?:is|will be) (?:an? |for )?(?:(?:permanent|exciting|new|fixed[ -]term),? )*(?:and )?part[ -]time\\b(?! (?:hours|applications|options|or|and|/))',
    '\\b(?:employ|recruit|appoint|seeking|looking for) (?:an?|one) (?:[^\\s.]+ ){0,4}part[ -]time\\b(?! (?:or|and|/))',
    '\\b(?:post|role|position|job)\\b[^.\\n]{0,60}\\b(?:is|for) (?:[4-9]|[12]\\d|30)(?:[.,]\\d+)? ?(?:hours|hrs) (?:weekly|per week|a week|/ ?week)',
    '\\b(?:post|role|position|vacancy|job) is for (?:[4-9]|[12]\\d|30)(?:[.,]\\d+)? ?(?:hours|hrs)\\b(?! ?(?:a|per|/) ?(?:day|shift|month))',
    '\\bpart[ -]time[:,–-]? ?\\(?(?:[4-9]|[12]\\d|30)(?:[.,]\\d+)? ?(?:hours|hrs)',
    '\\b(?:this|recruit\\w*|appoint\\w*|looking for|seeking|post|role|position|vacancy)\\b[^.\\n]{0,60}(?<![\\d.])0[.,][2-8]\\d? ?(?:wte|fte)\\b',
  ].join('|'),
  'i',
);
const ITSELF_CHARACTERS = 4000;
/** A line of nothing but hours, or nearly: "15 hours", "1 x 30 hours, fixed term", "30 Hours Term Time". */
const LINE_OF_HOURS = new RegExp(
  `^(?:\\d ?x ?)?${HOURS} ?(?:hours?|hrs?)\\b(?! ?(?:notice|a day|per day|of |cover|service|ago))[^\\n]{0,50}$`,
  'im',
);
/** A sentence that offers part time beside the whole: "flexible hours, part-time and job share opportunities". */
const OFFERS_PART_TIME = /\bflexib|\boffer\b|\bconsider|\boptions?\b|\bjob[- ]shar|\bpossible\b|\bwelcome/i;
const SENTENCE = /[^.!?\n]+/g;
const WHOLE_TOO = /\b1\.0\d? ?(?:wte|fte)\b|\bfull[ -]?time\b|\b3[5-9](?:\.\d+)? ?(?:hours|hrs)\b/i;

/** True where a posting its feed calls full time says at its top that it is part time, by words or by fewer hours a week than are full there. */
export function saysPartTime(description: string, country?: string): boolean {
  const top = description.slice(0, TOP_CHARACTERS);
  const own = description.slice(0, ITSELF_CHARACTERS);
  if (SAYS_OF_ITSELF.test(own) && !WHOLE_TOO.test(own)) return true;
  if (FULL_TIME_TEXT.test(top)) return false;
  if (PART_TIME_TEXT.test(top) && [...top.matchAll(SENTENCE)].some(([said]) => PART_TIME_TEXT.test(said) && !OFFERS_PART_TIME.test(said)))
    return true;
  const hours = weeklyHours(top) ?? hoursOfLine(own);
  return hours !== undefined && hours >= LEAST_HOURS && hours < (FULL_FROM[country ?? ''] ?? FULL_FROM_ELSEWHERE);
}

const OR = ' ?(?:/|,|&|\\+|-|–|or|and|oder|und|ou|et|o|y|e|of|en) ?(?:permanent |either |\\d{1,2} ?x? ?)?';
/** "Full or part time hours", "Vollzeit/Teilzeit", "temps plein ou partiel": both. */
const EITHER = new RegExp(
  [
    `\\bfull(?:[ -]?time)?${OR}part[ -]?time`,
    `\\bpart(?:[ -]?time)?${OR}full[ -]?time`,
    `\\bvoll(?:zeit)?-?${OR}teilzeit`,
    `\\bteil(?:zeit)?-?${OR}vollzeit`,
    `\\btemps (?:plein|complet)${OR}(?:à )?(?:temps )?partiel`,
    `\\btemps partiel${OR}(?:à )?(?:temps )?(?:plein|complet)`,
    `\\b(?:tiempo|jornada) complet[oa]${OR}(?:a )?(?:tiempo |jornada )?(?:parcial|media jornada)`,
    `\\btempo pieno${OR}(?:a )?(?:part[ -]?time|(?:tempo )?parziale)`,
    `\\btempo (?:integral|inteiro)${OR}(?:a )?(?:tempo )?parcial`,
    `\\b(?:voltijds?|fulltime)${OR}(?:deeltijds?|parttime)`,
  ]
    .map((phrase) => `(?:${phrase})\\b`)
    .join('|'),
  'giu',
);
/** "Full/Part Time: Full Time", "full-time or part-time experience", "all full-time and part-time employees". */
const OF_OTHERS_AFTER =
  /^(?: ?:|,? (?:paid |work |professional |relevant )?(?:experience|stud\w+|employees?|workers|staff\b(?! nurse)|faculty|equivalent|education|enrol\w*|benefits))/iu;
const OF_OTHERS_BEFORE = /\b(?:experience|years?|months?|whether|students?|all|every|any|as well as|employees?)(?: \p{L}+){0,2} ?\(?$/iu;

/** True where a posting says of itself that it is full time or part time, as one wishes. */
export function saysEither(description: string): boolean {
  const own = description.slice(0, ITSELF_CHARACTERS);
  for (const { 0: said, index } of own.matchAll(EITHER)) {
    const isOfOthers =
      OF_OTHERS_AFTER.test(own.slice(index + said.length)) || OF_OTHERS_BEFORE.test(own.slice(Math.max(0, index - 40), index));
    if (!isOfOthers) return true;
  }
  return false;
}

const NUMBER = '(?:\\d{1,2}|one|two|three|six|nine|twelve|eighteen)';
const ENDS = new RegExp(
  [
    '\\bFTC\\b',
    `\\b${NUMBER}[ -](?:months?|years?)['’]? (?:maternity|fixed[ -]term|secondment|temporary|contract\\b)`,
    "\\bfixed[ -]term\\b|\\bfixed \\d+[ -]months?[ -]term\\b|\\b\\d+[ -]months?[’']? FTC\\b",
    `\\b${NUMBER}[ -](?:months?|years?)\\b[^.\\n]{0,4}\\b(?:extendable|renewable)\\b`,
    '\\bthis (?:post|role|position|vacancy|is a) (?:is )?(?:a )?(?:fixed[ -]term|temporary)',
    '\\bbefristet (?:auf|bis|für)',
    '\\b(?:zunächst|vorerst) befristet',
    '\\bcontrat à durée déterminée',
    "\\ben CDD\\b|\\bCDD (?:de|d[’']un)",
    '\\bcontrato temporal',
    '\\btempo determinato',
    '\\btijdelijk contract',
    '\\bmaternity (?:leave )?cover',
    '\\bcover (?:a period of )?maternity leave',
    '\\b(?:this|the) (?:post|role|position|vacancy) is (?:available|offered|advertised) (?:initially )?(?:for|as) (?:a )?\\d+[ -]months?',
    '\\b(?:posts?|positions?) (?:is|are) available for \\d+ months',
    '\\bon (?:the basis of )?a secondment',
    '\\bsecondment (?:opportunity|arrangement|basis|post)',
    '\\bthis is an? (?:\\d+|six|three|nine|twelve)[ -]month (?:temporary|fixed)',
    '\\b(?:durée|période) déterminée',
    `\\blimited (?:for|to) ${NUMBER} (?:months|years)\\b`,
  ].join('|'),
  'i',
);
const ENDS_OR_NOT =
  /permanent,? ?(?:or|and|\/|&) ?fixed|fixed[ -]term,? (?:or|and|\/|&) ?permanent|\bunbefristet|permanent and temporary|CDI/i;

/** What a posting says of its own contract wherever it stands: "this vacancy is ... on a fixed term contract". */
const ENDS_ITSELF = new RegExp(
  [
    '\\b(?:this|these|the|your) (?:posts?|roles?|positions?|vacanc(?:y|ies)|jobs?|contracts?) (?:is|are|will be)\\b[^.\\n]{0,90}\\b(?:fixed[ -]term|temporary (?:contract|basis|position|post)|secondment basis)',
    '\\bfixed[ -]term (?:nature )?of (?:your|this|the) (?:contract|post|role)',
    '\\ba temporary (?:vacancy|position|post|opportunity) (?:has|is)\\b',
    `\\b(?:type of )?contract: ?${NUMBER}[ -](?:months?|years?)\\b`,
    `\\blimited (?:to|for) (?:an? )?${NUMBER}[ -](?:months?|years?)(?: term)?\\b`,
  ].join('|'),
  'i',
);

/** One of them stands in whatever ENDS finds; looking for them is cheap. */
const HINTS =
  'fixed ftc temporar secondment befristet détermin cdd determinato tijdelijk maternity contra available offered advertised extendable renewable limited'.split(
    ' ',
  );

/** True where a posting says in its first paragraphs that its contract ends. */
export function saysTemporary(description: string): boolean {
  const top = description.slice(0, CONTRACT_CHARACTERS);
  const folded = description.toLowerCase();
  if (!HINTS.some((hint) => folded.includes(hint))) return false;
  if (ENDS.test(top)) return !ENDS_OR_NOT.test(top);
  return ENDS_ITSELF.test(description) && !ENDS_OR_NOT.test(description);
}

/** A title that says part time alone is not widened by a text that says both. */
const PART_TIME_TITLE = /part[ -]?time|teilzeit|temps partiel|tiempo parcial|deeltijd/i;

/**
 * The types of a feed and title by what the text says: both working times where it offers both, part time instead of the feed's full time,
 * and an end of the contract. `text` may begin with the title; `country`: ISO code of the first place.
 */
export function typesByText(types: readonly EmploymentType[], title: string, text: string, country?: string): EmploymentType[] {
  const all = new Set(types);
  const isIntern = all.has('INTERN') || all.has('CREDIT_GIVING_INTERNSHIP');
  const isOneOfBoth = all.has('FULL_TIME') !== all.has('PART_TIME') && !isIntern;
  if (isOneOfBoth && !PART_TIME_TITLE.test(title) && saysEither(text)) {
    all.add('FULL_TIME').add('PART_TIME');
  } else if (all.size === 1 && all.has('FULL_TIME') && saysPartTime(text, country)) {
    all.delete('FULL_TIME');
    all.add('PART_TIME');
  }
  if (!isIntern && !all.has('TEMPORARY') && saysTemporary(text)) all.add('TEMPORARY');
  return EMPLOYMENT_TYPES.filter((type) => all.has(type));
}
