// From when until when: dates of a text joined to periods by what stands between and beside them ("from", "until", a dash, "expected").
import type { Locale } from '@fairway/rules/locales';
import type { Period, Read } from '../cv.ts';
import { dateWordsOf } from './date-words.ts';
import { type DateAtom, type DateOptions, datesIn, flattened } from './dates.ts';

export type FoundPeriod = Period & {
  /** Where it stands, with its brackets and small words. */
  from: number;
  to: number;
  /** One date, of which the text does not say whether it begins or ends. */
  isSingle: boolean;
};

type Joins = {
  between: RegExp;
  since: RegExp;
  sinceSeason: RegExp;
  dayBefore: RegExp;
  until: RegExp;
  expected: RegExp;
  open: RegExp;
  season: RegExp;
};
const joins = new Map<Locale, Joins>();

function joinsOf(language: Locale): Joins {
  const made = joins.get(language);
  if (made) return made;
  const words = dateWordsOf(language);
  const L = '(?<![\\p{L}\\p{M}\\p{N}])';
  const R = '(?![\\p{L}\\p{M}\\p{N}])';
  const dash = '(?:[-‐-―−~〜～→➔>至到]|から|부터|부터\\s?[~-]?)';
  const season = `(?:${L}(?:${words.season})${R}[\\s./-]*(?:(?:de|do|del|of)\\s+)?)`;
  const list: Joins = {
    between: new RegExp(`^(?:\\s*(?:${words.season})${R})?\\s*(?:г(?:\\.|ода?)?(?![\\p{L}]))?\\s*[.,)]?\\s*(?:${dash}+|(?<=\\s)/(?=\\s)|${L}(?:${words.to})${R}|から\\s?[~〜～]?)\\s*[-–—]?\\s*(?:${L}(?:${words.expected}|${words.to}|${words.season})${R}\\.?\\s*:?\\s*)*[('’"]?\\s*$`, 'u'),
    since: new RegExp(`${L}(?:${words.since})${R}\\.?\\s*:?\\s*$`, 'u'),
    sinceSeason: new RegExp(`(?:^\\s*[([]?\\s*|${L}(?=\\p{L}{4}))(?:${words.since})${R}\\s+(?:(?:dem|der|the|le|la|el|il|o|a|het|de)\\s+|l['’])?${season}$`, 'u'),
    dayBefore: new RegExp(`(?<![\\p{L}\\p{N}.,/-])(\\d{1,2})(?:\\.|er|st|nd|rd|th|º|ª|°)?\\s?(?:[-–—]|(?<=\\s)(?:${words.to})(?=\\s))\\s?$`, 'u'),
    until: new RegExp(`${L}(?:${words.until})${R}\\.?\\s*:?\\s*$`, 'u'),
    expected: new RegExp(`${L}(?:${words.expected})${R}\\.?\\s*:?\\s*${season}?$`, 'u'),
    open: new RegExp(`^(?:\\s*(?:${words.season})${R})?\\s*(?:${dash}|から|부터)+\\s*(?:(?:\\.{2,3}|…|\\?)\\s*)?(?:\\)|$|\\s{2,})`, 'u'),
    season: new RegExp(`${season}$`, 'u'),
  }; // biome-ignore format: patterns
  joins.set(language, list);
  return list;
}

const ENDS_AFTER = /^\s*(?:まで|까지|に?(?:卒業|修了|退社|退職|中退)|毕业|畢業|结业|离职|離職|졸업|수료|퇴사|퇴직|중퇴)/u;
/** In languages that say "since" behind the date: "2020年4月以降", "2023.09起", "2022.03 이후". */
const SINCE_AFTER = /^\s*(?:以降|以来|より現在|起|开始|이후|이래)(?![\p{L}])/u;
const AHEAD_AFTER =
  /^\s*[(（]?\s*(?:expected|anticipated|voraussichtlich|geplant|prévu|previst|previsto|prevista|(?:卒業|修了|取得)?見込|(?:졸업|수료|취득|전역)?\s?예정|(?:卒業|修了|取得)?予定|预计|ожида|verwacht|dự kiến|inaasahan|estimat|est\.)/iu;

/** "2023年4月入学、2027年3月卒業見込み": a beginning and an end that say of themselves what they are. */
const ENTERED = /^\s*(?:に?入学|に?入社|に?入職|入职|进入|입학|입사)\s*[、，,]?\s*(?:[-–—~〜～至→]\s*)?$/u;
const LEFT =
  /^\s*(?:に?(?:卒業見込み?|卒業予定|卒業|修了見込み?|修了予定|修了|退社|退職|中退)|毕业|离职|졸업\s?예정|졸업|수료|중퇴|퇴사|퇴직)(?![\p{Script=Han}\p{Script=Hangul}])/u;

/** The periods that stand in a text, in order. */
export function periodsIn(text: string, options: DateOptions): FoundPeriod[] {
  const atoms = datesIn(text, options);
  if (atoms.length === 0) return [];
  const flat = flattened(text);
  const found: FoundPeriod[] = [];
  for (let at = 0; at < atoms.length; at += 1) {
    const atom = atoms[at] as DateAtom;
    const next = atoms[at + 1];
    const gap = next ? flat.slice(atom.to, next.from) : '';
    // "2019 to present": the word for now may hold the "to".
    const left = next && ENTERED.test(gap) ? LEFT.exec(flat.slice(next.to)) : null;
    const isJoined =
      left !== null ||
      joinsOf(options.language).between.test(gap) ||
      (next?.value === undefined && next?.month === undefined && /^[\s,.]*$/.test(gap)) ||
      (atom.value === undefined && next?.value !== undefined && /^\s*(?:[/&]|and|und)\s*$/.test(gap));
    const isRange = next && isJoined && (atom.value ?? atom.month);
    const period = isRange && next ? rangeOf(atom, next, options) : singleOf(atom, flat, options);
    if (!period) continue;
    found.push(widened(flat, left ? { ...period, to: period.to + left[0].length } : period, options));
    if (isRange) at += 1;
  }
  return withYearsJoined(withEndsJoined(found, flat), flat);
}

/** "Início: 2024. Previsão de conclusão: 2028", "Since 2019 | until 2021": a beginning and an end with words of their own are one time. */
function withEndsJoined(found: readonly FoundPeriod[], flat: string): FoundPeriod[] {
  const joined: FoundPeriod[] = [];
  for (const period of found) {
    const last = joined.at(-1);
    const isBegun = last?.start !== undefined && last.end === undefined && last.isCurrent && !last.isSingle;
    const isEnd = period.end !== undefined && period.start === undefined && !period.isSingle;
    if (
      last &&
      isBegun &&
      isEnd &&
      /^[\s.,;:|/()–—-]*$/u.test(flat.slice(last.to, period.from)) &&
      (last.start?.value ?? '') <= (period.end?.value ?? '')
    )
      joined[joined.length - 1] = { ...period, ...(last.start && { start: last.start }), from: last.from };
    else joined.push(period);
  }
  return joined;
}

const AND = /^\s*(?:,|,?\s*(?:and|und|et|y|e|en|og|si|și|и|và|at|&|、|和|및))\s*$/u;
const isYear = (date: Read<string> | undefined) => date?.value.length === 4;
const yearOf = (date: Read<string> | undefined) => Number(date?.value.slice(0, 4));

/** "July to September 2022, 2023 and 2024", "Stagione 2019, 2020 e 2021": years that follow each other in a list are one time, if a word joins the last. */
function withYearsJoined(found: readonly FoundPeriod[], flat: string): FoundPeriod[] {
  const joined: FoundPeriod[] = [];
  for (const period of found.toReversed()) {
    const next = joined[0];
    const between = next ? flat.slice(period.to, next.from) : '';
    const isNext = next !== undefined && isYear(next.start) && isYear(next.end) && yearOf(next.start) === yearOf(period.end) + 1;
    // A comma alone parts two things; a range behind it, or a word, says that they are one list.
    const isList = isNext && AND.test(between) && (!next.isSingle || !/^\s*,\s*$/u.test(between));
    if (isList && next.end && period.end) joined[0] = { ...period, end: { ...next.end, doubt: 'check' }, isSingle: false, to: next.to };
    else joined.unshift(period);
  }
  return joined;
}

const read = (value: string, doubt: boolean | undefined): Read<string> => ({ value, doubt: doubt ? 'check' : 'sure' });

function rangeOf(atom: DateAtom, next: DateAtom, options: DateOptions): FoundPeriod | undefined {
  const year = next.value?.slice(0, 4);
  const start = atom.value ?? (year && atom.month ? [year, atom.month, atom.day].filter((one) => one !== undefined).map((one) => String(one).padStart(2, '0')).join('-') : undefined); // biome-ignore format: one thing
  if (!start) return undefined;
  const place = { from: atom.from, to: next.to, isSingle: false };
  // "2021年8月～9月": the year of the beginning.
  if (next.month !== undefined && next.value === undefined)
    return next.month >= Number(start.slice(5, 7)) ? rangeOf(atom, { ...next, value: `${start.slice(0, 4)}-${String(next.month).padStart(2, '0')}` }, options) : undefined; // biome-ignore format: one thing
  if (next.value === undefined) return { start: read(start, atom.doubt), isCurrent: true, ...place };
  const isBackward = next.value.slice(0, 4) < start.slice(0, 4);
  const doubt = atom.doubt ?? next.doubt;
  const [first, last] = isBackward ? [next.value, start] : [start, next.through ?? next.value];
  return {
    start: read(first, doubt),
    end: read(last, doubt),
    isCurrent: last.length >= 7 && last > options.today.slice(0, last.length),
    ...place,
  };
}

function singleOf(atom: DateAtom, flat: string, options: DateOptions): FoundPeriod | undefined {
  const { since, sinceSeason, until, expected, open, season, dayBefore } = joinsOf(options.language);
  const before = flat.slice(Math.max(0, atom.from - 60), atom.from).replace(/[('"‘’\s]+$/u, ' ');
  const after = flat.slice(atom.to, atom.to + 30);
  const place = { from: atom.from, to: atom.to };
  if (atom.value === undefined) return undefined;
  // "seit Wintersemester 2020/21", "depuis l'automne 2020": no year but what began in it; "verano de 2017" has a joint of its own.
  const inSeason = season.exec(before)?.[0].length ?? 0;
  if (sinceSeason.test(before)) return { start: read(atom.value, true), isCurrent: true, isSingle: false, ...place };
  const [days, day] = dayBefore.exec(before) ?? [];
  if (days && day && /-\d\d-\d\d$/.test(atom.value) && Number(day) < Number(atom.value.slice(8))) {
    const start = `${atom.value.slice(0, 8)}${day.padStart(2, '0')}`;
    return { start: read(start, atom.doubt), end: read(atom.value, atom.doubt), isCurrent: false, isSingle: false, from: atom.from - days.length, to: atom.to }; // biome-ignore format: one thing
  }
  if (atom.through) return { start: read(atom.value, true), end: read(atom.through, true), isCurrent: false, isSingle: false, ...place };
  if (expected.test(before) || AHEAD_AFTER.test(after)) {
    return {
      end: read(atom.value, atom.doubt),
      isCurrent: atom.value > options.today.slice(0, atom.value.length),
      isSingle: false,
      ...place,
    };
  }
  const opened = open.exec(after);
  if (opened)
    return {
      start: read(atom.value, atom.doubt),
      isCurrent: true,
      isSingle: false,
      from: atom.from,
      to: atom.to + opened[0].trimEnd().length,
    };
  // "início em 02/2023": the longer words say it, though the last of them is one of an end too.
  const [begun, ended] = [since.exec(before)?.[0].length ?? 0, until.exec(before)?.[0].length ?? 0];
  if (begun > ended && ended > 0) return { start: read(atom.value, atom.doubt), isCurrent: true, isSingle: false, ...place };
  if (ended > 0 || ENDS_AFTER.test(after) || (/[-–—~〜～]\s*$/.test(before) && before.trim().length <= 2)) {
    return { end: read(atom.value, atom.doubt), isCurrent: false, isSingle: false, ...place };
  }
  const later = SINCE_AFTER.exec(after);
  if (later) {
    const to = atom.to + later[0].length;
    return { start: read(atom.value, atom.doubt), isCurrent: true, isSingle: false, from: atom.from, to };
  }
  if ((since.exec(before)?.[0].length ?? -1) >= inSeason)
    return { start: read(atom.value, atom.doubt), isCurrent: true, isSingle: false, ...place };
  return { start: read(atom.value, true), end: read(atom.value, true), isCurrent: false, isSingle: true, ...place };
}

const KIND_LEFT = /^\s*(?:초등학교|중학교|고등학교|고교|대학교|대학원|전문대학)\s?졸업[\s([（]*$/u;

/** "12.º ano (2014 – 2017)": the year of a school stands behind its number. */
const ORDINAL = /(?<!\d)\d{1,2}\s?(?:\.?[ºª°oa]|\.|e|er|ere|eme|th|st|nd|rd|de|ste)?\s*$/u;

/** "Voluntary Social Year | 09/2019": a word in the cell before ends what that one says, where something stands before it there. */
const isOfDate = (word: string, before: string) => !ORDINAL.test(before) && !(/\s{2,}$/u.test(word) && /\S\s?$/u.test(before));

/** Takes in what belongs to a date and says nothing else: "(", "since", "3 years". */
function widened(flat: string, period: FoundPeriod, { language }: DateOptions): FoundPeriod {
  const { since, until, expected, season } = joinsOf(language);
  let { from, to } = period;
  for (let turn = 0; turn < 4; turn += 1) {
    const before = flat.slice(0, from);
    // "고등학교 졸업 2011": who left a kind of school says with the word what was reached there.
    if (KIND_LEFT.test(before)) break;
    const word = [since, until, expected, season]
      .map((pattern) => pattern.exec(before.slice(-60))?.[0])
      .find((found) => found !== undefined && found !== '' && isOfDate(found, before.slice(0, before.length - found.length)));
    from -= word?.length ?? 0;
    const spaces = /[\s([（【[]*$/u.exec(flat.slice(0, from))?.[0] ?? '';
    if (/[([（【]/u.test(spaces)) from -= spaces.length;
    else if (!word) break;
  }
  const tail =
    /^\s*(?:[)\]）】]|暑假|寒假|(?:頃|ごろ|春|夏|秋|冬|末|初め?|前期|後期|봄|여름|가을|겨울|초|말|상반기|하반기|上半年|下半年)(?!\p{L})|まで|까지|から|부터|年度|年|년|г(?:\.|ода?)?(?!\p{L}))*/u.exec(
      flat.slice(to),
    )?.[0] ?? '';
  to += tail.trimEnd().length;
  const length =
    /^[\s·•,|]*[([（]?\s*(?:约|約|ca\.?|about)?\s*\d{1,2}\s*(?:\+\s*)?(?:years?|yrs?|y|jahre?|ans?|años?|anos?|anni|anno|jaar|ani|лет|года?|năm|年|년|months?|mos?|monate?|mois|meses|mes|mesi|mese|maanden|luni|мес\.?|месяц\p{L}*|tháng|个月|個月|ヶ月|か月|ヵ月|개월|weeks?|wochen?|semaines?|semanas?|settimane|weken|săptămâni|недел\p{L}*|tuần|linggo|周|週間|주)(?![\p{L}])(?:[\s,und&y]{0,5}\d{1,2}\s*\p{L}{1,8}\.?)?\s*[)\]）]?/u.exec(
      flat.slice(to),
    );
  if (length) to += length[0].length;
  return { ...period, from, to };
}

/** The period that a text says, if it says nothing else. */
export function periodAlone(text: string, options: DateOptions): FoundPeriod | undefined {
  const [only, ...more] = periodsIn(text, options);
  return only && more.length === 0 && !/[\p{L}\p{N}]/u.test(text.slice(0, only.from) + text.slice(only.to)) ? only : undefined;
}
