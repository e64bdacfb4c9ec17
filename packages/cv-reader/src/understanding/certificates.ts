// Certificates: what each line names, and whose they are. Where every line of a section is made of the same pieces ("2019 | TESDA | Welder",
// "Welder, TESDA (2019)"), these mean the same in each, and the words of all of them together say which piece is the issuer.
import type { CvCertificate } from '../cv.ts';
import {
  hasNoRoom,
  lettersOf,
  WHITE_WITHIN,
  withDatesAbove,
  withListsApart,
  withoutNamesOfColumns,
  withSentencesApart,
  withWhole,
  withWholeLists,
  withWholePoints,
} from './certificate-lines.ts';
import { isRunningList, piecesOfList, withListsWhole, withoutYearsOfNames, withTwoApart } from './certificate-lists.ts';
import type { Context, Row } from './context.ts';
import { isShortOf } from './degree-marks.ts';
import { orgMark, schoolMark } from './orgs.ts';
import { trimmed, withoutPeriods } from './segments.ts';

const LONGEST_NAME = 120;
const APART = /\s{2,}|\s+[–—|·/]\s+|\s+-\s+/u;

/** The certificates that rows name, one a line, or more where a line is a list. */
export function readCertificates(all: readonly Row[], context: Context): CvCertificate[] {
  const isOrganisation = (text: string) => says(text, context) > 0.5 || DURATION.test(text);
  const listed = withTwoApart(withListsWhole(withoutYearsOfNames(all)), isOrganisation);
  const rows = withoutNamesOfColumns(
    withWholeNames(
      withWholeIssuers(
        withRestBehindDates(withSentencesApart(withListsApart(withWholeLists(withWhole(withWholePoints(withDatesAbove(listed))))))),
      ),
    ),
  );
  const tailed = withTails(rows);
  if (tailed) return tailed;
  const heads = headsOf(rows);
  if (heads) return belowEachOther(rows, heads);
  if (rows.some((row) => datedIn(row).length > 1)) return rows.flatMap((row) => namedIn(row));
  // "Payroll – module of salaries" in one of several lines, which has no day and nothing of an organization: a dash of the name's own.
  const dashed = rows.filter((row) => row.text.split(APART).length > 1);
  const isOwn = rows.length > 2 && dashed.length === 1 && rows.every(({ periods, cells }) => periods.length === 0 && cells.length === 1);
  const own = isOwn && says(dashed[0]?.text.split(APART).at(-1) ?? '', context) === 0 ? dashed[0] : undefined;
  return inPairs(rows, context) ?? rows.flatMap((row) => namedIn(row, row === own));
}

/** "2023 | Guild of" above "Penwick" in the letters of the days, which are not those of the names. */
function withWholeIssuers(rows: readonly Row[]): Row[] {
  const whole: Row[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    const isRest =
      last !== undefined &&
      lettersOf(last) === lettersOf(row) &&
      lettersOf(last) !== lettersOf(rows[0]) &&
      last.periods.length > 0 &&
      row.periods.length === 0 &&
      row.gap < WHITE_WITHIN;
    if (last && isRest) whole[whole.length - 1] = { ...last, text: `${last.text} ${row.text}` };
    else whole.push(row);
  }
  return whole;
}

/** A name that takes two lines above its issuer and day in other letters, where every second kind of line has a day and no first one. */
function withWholeNames(rows: readonly Row[]): Row[] {
  const [first] = rows;
  const isName = (row: Row) => lettersOf(row) === lettersOf(first) && row.periods.length === 0;
  const others = rows.filter((row) => !isName(row));
  // One alone says it where its name goes on in small letters, or had no room.
  const isOne =
    others.length === 1 &&
    rows.at(-1) === others[0] &&
    rows.slice(1, -1).every((row, at) => /^\p{Ll}/u.test(row.text) || hasNoRoom(rows[at] as Row, row, rows));
  const arePairs =
    (others.length > 1 || isOne) &&
    others.every((row) => lettersOf(row) === lettersOf(others[0]) && lettersOf(row) !== lettersOf(first) && row.periods.length > 0);
  if (!arePairs || rows.some(({ bullet }) => bullet !== undefined)) return [...rows];
  const whole: Row[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    if (last && isName(last) && isName(row) && row.gap < WHITE_WITHIN)
      whole[whole.length - 1] = { ...last, text: `${last.text} ${row.text}` };
    else whole.push(row);
  }
  return whole;
}

/** "2015 Leader of" above "outdoor activities": where lines begin with their day, those that do not, in the same letters right below, go on. */
function withRestBehindDates(rows: readonly Row[]): Row[] {
  const begins = ({ periods: [first], bullet }: Row) => first !== undefined && first.from <= 2 && bullet === undefined;
  const dated = rows.filter(begins);
  if (dated.length === 0 || rows[0] !== dated[0] || dated.some((row) => trimmed(withoutPeriods(row)) === '')) return [...rows];
  const whole: Row[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    const isRest = last && !begins(row) && row.periods.length === 0 && row.bullet === undefined && row.look === last.look && row.gap < WHITE_WITHIN && row.block === last.block; // biome-ignore format: one thing
    if (isRest)
      whole[whole.length - 1] = { ...last, text: `${last.text} ${row.text}`, cells: [{ text: `${last.text} ${row.text}`, x: last.x, right: last.right }] }; // biome-ignore format: one thing
    else whole.push(row);
  }
  return whole;
}

const dateOf = ({ periods: [first] }: Row) => first?.end?.value ?? first?.start?.value;

/** What says anything beside marks and numbers. */
/** "第二種電気工事士 取得": what was done with it is no part of its name. */
const DONE = /\s*(?:[(（]\s*)?(?:を?取得|に?合格|취득|합격)(?:\s*[)）])?\s*$/u;

const isSaid = (text: string | undefined): text is string => text !== undefined && /\p{L}/u.test(text);

/** "8 ore", "40h", "3 дня", "16時間": how long it took says not whose it is. */
const DURATION =
  /^\p{L}{0,6}\.?\s*\d{1,4}(?:[.,]\d)?\s*[-–]?\s*(?:hours?|hrs?|h|days?|weeks?|stunden|std|tage?|heures?|jours?|horas?|d[ií]as?|ore|giorni|uur|uren|dagen|dias?|zile|час\p{L}*|дн\p{L}*|oras|araw|giờ|ngày|小时|学时|课时|天|時間|日間|시간|일)\.?$/iu;

function certificate(name: string, issuer: string | undefined, on: string | undefined): CvCertificate {
  return {
    name: { value: name.replace(DONE, ''), doubt: 'sure' },
    ...(isSaid(issuer) && !DURATION.test(issuer) && issuer.replace(DONE, '') !== '' && { issuer }),
    ...(on && { on }),
  };
}

/** A name in one line, its issuer and its day in those below it. */
function belowEachOther(rows: readonly Row[], heads: ReadonlySet<Row>): CvCertificate[] {
  const certificates: CvCertificate[] = [];
  for (const row of rows) {
    const text = trimmed(withoutPeriods(row));
    const above = certificates.at(-1);
    if (!above || heads.has(row)) {
      certificates.push(...namedIn(row));
      continue;
    }
    const on = dateOf(row);
    if (on && above.on === undefined) above.on = on;
    if (above.issuer === undefined && isSaid(text) && text.length <= LONGEST_NAME) above.issuer = text;
  }
  return certificates;
}

/** "SST – sauveteur secouriste du travail", "Welding NC II – Pipes and Plates": capitals, and behind a dash what they are short for, in small letters. */
const isSpeltOut = (name: string) =>
  /^(?:\p{L}+\s)?\p{Lu}{2,6}\s[–—-]\s(?:\p{L}+\s){1,6}\p{Ll}{4,}$/u.test(name.trim()) || /\sNC\s(?:I{1,3}|IV)\s[–—-]\s\p{Lu}/u.test(name);

/** "BLS – Suporte Básico de Vida, American Heart Association": whoever issued it stands behind the comma. */
const WORDS_AND_ISSUER = /^\p{Lu}[^,]*\s\p{Ll}{1,3}\s[^,]+,\s\p{Lu}/u;

/** One line by itself. */
function namedIn(row: Row, isWhole = false): CvCertificate[] {
  const text = trimmed(withoutPeriods(row));
  if (text.length < 2 || text.length > LONGEST_NAME * 2) return [];
  const dated = datedIn(row);
  if (dated.length > 1) return dated;
  // 、 stands in lists and nowhere else.
  const isList = row.periods.length === 0 && ((text.match(/[,;、，]/g) ?? []).length >= 2 || /[、;；]/u.test(text));
  const names = isList ? piecesOfList(text) : [text];
  return names.flatMap((name) => {
    const [first = '', second, ...rest] = name.split(APART).map(trimmed);
    // "PDSP – Principes de déplacement sécuritaire des personnes", "RCR / DEA": the same again, or two in one.
    const isOne =
      second !== undefined &&
      rest.length === 0 &&
      (isShortOf(first, second) || (/^\p{Lu}{2,5}$/u.test(first) && (name.startsWith(`${first} / `) || WORDS_AND_ISSUER.test(second))));
    const whole = isOne ? trimmed(name.split(/[,，]\s/u)[0] ?? name) : isWhole || isSpeltOut(name) ? trimmed(name) : undefined;
    const [head, issuer] = whole === undefined ? [first, second] : [whole, undefined];
    return isSaid(head) ? [certificate(head, issuer, isList ? undefined : dateOf(row))] : [];
  });
}

/** "**Welder** TESDA 2019": a name in letters of its own before whoever issued it, in every line. */
function withTails(rows: readonly Row[]): CvCertificate[] | undefined {
  const made = rows.flatMap((row): CvCertificate[] => {
    const [{ text = '', tail = '' } = {}, ...more] = row.cells;
    const at = text.length - tail.length;
    const own = row.periods.filter(({ from }) => from >= at).map((one) => ({ ...one, from: one.from - at, to: one.to - at }));
    const name = more.length === 0 && tail !== '' ? trimmed(text.slice(0, at)) : '';
    return isSaid(name) ? [certificate(name, trimmed(withoutPeriods({ ...row, text: tail, periods: own })), dateOf(row))] : [];
  });
  return made.length === rows.length && made.some(({ issuer }) => issuer !== undefined) ? made : undefined;
}

/** "TOEIC (2023), First aid (2022)": several in one line, each with its day. */
function datedIn(row: Row): CvCertificate[] {
  const ends = [0, ...row.periods.map(({ to }) => to)];
  const pieces = row.periods.map((period, at) => ({
    text: row.text.slice(ends[at], period.from),
    on: period.end?.value ?? period.start?.value,
  }));
  const areListed = pieces.slice(1).every(({ text }) => /^\s*[,;、，]\s*\S/u.test(text)) && row.text.length - (ends.at(-1) ?? 0) < 3;
  return areListed ? pieces.flatMap(({ text, on }) => (isSaid(trimmed(text)) ? [certificate(trimmed(text), undefined, on)] : [])) : [];
}

type Pair = { row: Row; before: string; behind: string };

/** Ways in which a line is made of two pieces. */
const WAYS: readonly ((text: string) => readonly string[])[] = [
  (text) => text.split(APART),
  (text) => /^([^()（）]{2,})\s*[(（]([^()（）]+)[)）]$/u.exec(text)?.slice(1) ?? [],
  (text) => /^([^,，]{2,}),\s+([^,，]+)$/u.exec(text)?.slice(1) ?? [],
];

/** Lines that are all made of two pieces in one way, one of which is the issuer; undefined where they are not. */
function inPairs(rows: readonly Row[], context: Context): CvCertificate[] | undefined {
  for (const way of WAYS) {
    const pairs = rows.flatMap((row): Pair[] => {
      const [before, behind, ...more] = way(plainOf(row))
        .map(bare)
        .filter((piece) => piece !== '');
      return isSaid(before) && isSaid(behind) && more.length === 0 ? [{ row, before, behind }] : [];
    });
    if (pairs.length < rows.length || rows.some(isRunningList) || !areIssued(pairs, way, context)) continue;
    const isIssuerBefore = way === WAYS[0] && areIssuersBefore(pairs, context);
    return pairs.map(({ row, before, behind }) =>
      isIssuerBefore ? certificate(behind, before, dateOf(row)) : certificate(before, behind, dateOf(row)),
    );
  }
  return undefined;
}

/** A line without its dates, and without what these leave of marks; the bracket behind a day closes what it opened. */
function plainOf(row: Row): string {
  const text = bare(withoutPeriods(row).replace(DONE, '').replace(/,?\s*[(（]\s*[)）]/gu, '').replace(/,\s*[)）]/gu, ')')); // biome-ignore format: a chain
  return /[(（][^()（）]*$/u.test(text) ? `${text})` : text;
}

/** Brackets stay, as they part a piece from another. */
const bare = (text: string) => text.replace(/^[\s,;:|/·•–—-]+|[\s,;:|/·•–—-]+$/gu, '');

/** Two lines and more of one make, or one with a day: a comma alone parts two certificates as well. */
const areIssued = (pairs: readonly Pair[], way: unknown, context: Context) =>
  way === WAYS[0] ||
  pairs.every(({ row }) => row.periods.length > 0) ||
  pairs.some(({ before, behind }) => says(behind, context) > 0 && says(before, context) === 0);

/** How much words say that they are of an organization; capitals alone are the letters of one. */
const says = (text: string, context: Context) =>
  orgMark(text, context) + schoolMark(text, context) + (/^\p{Lu}[\p{Lu}&.-]{1,7}$/u.test(text) ? 0.5 : 0);

/** "TESDA | Welder" in two lines and more: whoever issues stands first, and nothing that stands there is called a certificate. */
const areIssuersBefore = (pairs: readonly Pair[], context: Context) =>
  pairs.length > 1 &&
  pairs.filter(({ before }) => says(before, context) > 0).length * 2 > pairs.length &&
  pairs.every(
    ({ before, behind }) => says(before, context) >= says(behind, context) && !/certif|zertif|сертиф|sertip|証|证/iu.test(before),
  ) &&
  pairs.some(({ before, behind }) => says(before, context) > says(behind, context));

/** Heights of a line between two certificates. */
const WHITE_BETWEEN = 0.6;

const areFollowed = (heads: readonly Row[], rows: readonly Row[]) =>
  heads.every((head) => {
    const next = rows[rows.indexOf(head) + 1];
    return next !== undefined && !heads.includes(next);
  });

/** The lines that name certificates, where each has lines of another look below it that tell of it; undefined: every line names one. */
function headsOf(rows: readonly Row[]): ReadonlySet<Row> | undefined {
  const [first] = rows;
  const heads = rows.filter((row) => lettersOf(row) === lettersOf(first) && row.bullet === first?.bullet);
  const isFollowed = areFollowed(heads, rows);
  const apart = rows.filter(({ gap }, at) => at === 0 || gap > WHITE_BETWEEN);
  const isCloseBelow = rows.every((row) => apart.includes(row) || row.gap < WHITE_WITHIN);
  // White says it too: two of them and more, each with its issuer close below it.
  if (apart.length > 1 && isCloseBelow && areFollowed(apart, rows) && rows.every(({ bullet, x }) => bullet === undefined && x > 0))
    return new Set(apart);
  // Dates say it too: each second line has them, or each first one, and the second ones have another look.
  const isPair = (dated: number) => (row: Row, at: number) =>
    (at % 2 === 0) === (row.look === first?.look) && (at % 2 === dated) === row.periods.length > 0;
  if (rows.length > 1 && rows.length % 2 === 0 && (rows.every(isPair(1)) || rows.every(isPair(0))))
    return new Set(rows.filter((_, at) => at % 2 === 0));
  const dated = datedHeads(rows);
  if (dated) return dated;
  return first && isFollowed && rows.length > heads.length && (first.bold || first.sizePt > (rows[1]?.sizePt ?? 0))
    ? new Set(heads)
    : undefined;
}

/** Each certificate has its day in its own line; below some of them, never two in a row, stands whoever issued it, in letters that no dated line has. */
function datedHeads(rows: readonly Row[]): ReadonlySet<Row> | undefined {
  const dated = rows.filter(({ periods }) => periods.length > 0);
  const others = rows.filter(({ periods }) => periods.length === 0);
  const letters = new Set(dated.map(lettersOf));
  const isBelow = (row: Row) => dated.includes(rows[rows.indexOf(row) - 1] as Row) && row.bullet === undefined;
  const areIssuers = others.every((row) => isBelow(row) && !letters.has(lettersOf(row)) && lettersOf(row) === lettersOf(others[0]));
  return dated.length > 1 && others.length > 0 && areIssuers && dated.every((row) => isSaid(trimmed(withoutPeriods(row))))
    ? new Set(dated)
    : undefined;
}
