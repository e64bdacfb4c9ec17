// Personal data: day of birth, nationality, permits to work. Only where a label says what it is: a date alone is a birthday only among the contact
// details, where nothing else of so long ago stands.
import { countryOf } from '@fairway/rules/recognition/country-names';
import type { Cv, Read } from '../cv.ts';
import type { Context, Row, Section } from './context.ts';
import { labelled } from './labels.ts';
import { periodAlone, periodsIn } from './periods.ts';
import { permitsIn, permitWords } from './permits.ts';
import { keyOf } from './phrases.ts';
import { residencesIn } from './residence-titles.ts';

export type Personal = Pick<Cv, 'bornOn' | 'nationalities' | 'permits'>;

/** What forms write short for a country's own people. */
const SHORT: Readonly<Record<string, string>> = { РФ: 'RU' };

/** "1992.08.14 (여)": who is born is written beside the day. */
const SEX = /\s*[(（](?:여|남|여자|남자|여성|남성|女|男|nam|nữ|[mfw])[)）]\s*$/iu;

/** The country of a nationality's words. */
function nationalityOf(words: string, { words: vocabulary }: Context): string | undefined {
  const plain = words.replace(/[.()（）]/g, ' ').trim();
  return (
    vocabulary.demonyms.get(keyOf(plain)) ??
    SHORT[plain] ??
    countryOf(plain) ??
    countryOf(plain.replace(/(?:籍|国籍|人|국적|인)$/u, '')) ??
    vocabulary.demonyms.get(keyOf(plain.split(/\s+/)[0] ?? ''))
  );
}

/** The country of a permit's words: "Switzerland", "nationalité suisse", "Германии". */
function countryOfPermit(words: string, context: Context): string | undefined {
  const told = nationalityWithoutColon(words, context)?.value;
  const forms = told === undefined ? [words, ...withoutCase(words)] : [words, told];
  return forms.map((form) => nationalityOf(form, context)).find((code) => code !== undefined);
}

/** "(в) Германии", "(в) Казахстане", "(в) Польше" as they stand in a list. */
const withoutCase = (words: string): string[] =>
  /^\p{Script=Cyrillic}{4,}$/u.test(words) ? ['а', 'я', ''].map((ending) => words.replace(/[еи]$/u, ending)) : [];

/** The countries of a nationality's words; a list of them has few. */
const nationalitiesIn = (words: string, context: Context): string[] =>
  words
    .split(/\s*[,;/、，]\s*|\s+(?:and|und|et|y|e|en|și|и|và)\s+|\s{2,}/u)
    .slice(0, 4)
    .flatMap((part) => nationalityOf(part, context) ?? []);

const AGED_LEAST = 14;

/** What rows of the top and of personal data say. */
export function readPersonal(rows: readonly Row[], context: Context, all: readonly Row[] = []): Personal {
  const nationalities = new Map<string, Read<string>>();
  const permits = new Map<string, Read<string>>();
  let bornOn: string | undefined;
  for (const row of rows) {
    const whole = wrappedPiece(row, rows, context);
    // A row of details has each in a cell of its own.
    const cells = row.cells.map(({ text }) => text);
    for (const piece of new Set([...(whole === undefined ? [] : [whole]), ...piecesOf(row.text), ...cells])) {
      const permit = permitWords(piece, context) ?? '';
      const named = permitsIn(permit, context, countryOfPermit);
      for (const code of [...named, ...residencesIn(piece, named.length > 0)]) permits.set(code, { value: code, doubt: 'check' });
      const found =
        labelled(piece, context) ??
        bornWithoutColon(piece, context) ??
        bornTold(piece) ??
        nationalityWithoutColon(piece, context) ??
        bornAged(piece);
      if (!found) continue;
      const day = found.label === 'born' ? birthday(found.value, context) : undefined;
      // "1997년생" beside the name, and the day behind its label: what says more.
      if (day !== undefined && day.length > (bornOn?.length ?? 0)) bornOn = day;
      if (found.label === 'nationality')
        for (const code of nationalitiesIn(found.value, context)) nationalities.set(code, { value: code, doubt: 'sure' });
    }
  }
  bornOn ??= bornBeside(rows, context) ?? bornAmongCivil(rows, context) ?? bornElsewhere(all, context);
  return { ...(bornOn && { bornOn }), nationalities: [...nationalities.values()], permits: [...permits.values()] };
}

/** A label of birth near the top, below a heading of something else ("求职意向"). */
const bornElsewhere = (rows: readonly Row[], context: Context): string | undefined =>
  rows
    .slice(0, NEAR_TOP)
    .flatMap(({ text }) => labelled(text, context) ?? [])
    .flatMap(({ label, value }) => (label === 'born' ? (birthday(value, context) ?? []) : []))[0];
const NEAR_TOP = 20;

/** "… | Citizenship:", "Data de nascimento: 1 de dezembro de": the last detail of a row, with what of it stands in the next one. */
function wrappedPiece({ text, at, page }: Row, rows: readonly Row[], context: Context): string | undefined {
  const last = text.split(PARTS).at(-1)?.trim() ?? '';
  const found = labelled(last, context);
  const isOpen = found?.label === 'born' ? birthday(found.value, context) === undefined : /^$|[,，、/&]$/u.test(found?.value ?? '-');
  if (!found || !WRAPPED.has(found.label) || !isOpen) return undefined;
  const next = rows.find((row) => row.at === at + 1 && row.page === page)?.text.split(PARTS)[0];
  return next === undefined || labelled(next, context) ? undefined : `${last} ${next.trim()}`;
}

const WRAPPED: ReadonlySet<string> = new Set(['born', 'nationality', 'permit']);
const PARTS = /\s*[|•·●｜]\s*|\s{2,}/u;

/** What stands below a heading of its own, as its label says it in a line. */
export function underHeading(kind: Section['kind'], text: string): string {
  const label = kind === 'nationality' ? 'Nationality: ' : kind === 'permits' ? 'Work permit: ' : '';
  return `${label}${text}`;
}

/** Whether a row says a permit or a nationality that nobody understands: it stays as text. */
export const isUnreadOfPerson = (text: string, context: Context): boolean =>
  piecesOf(text).some((piece) => {
    const permit = permitWords(piece, context);
    if (permit !== undefined) return permitsIn(permit, context, countryOfPermit).length === 0;
    const found = labelled(piece, context);
    return found?.label === 'nationality' && nationalitiesIn(found.value, context).length === 0;
  });

/** What begins a list of what somebody may drive, in the languages that write it without a colon. */
const DRIVES =
  /^(?:driving licen[cs]e|full (?:uk )?driving licen[cs]e|(?:pkw-)?führerschein|permis (?:de conduire|[ABCD]\d?(?:\s|,|$))|patente(?: di guida)? [ABCD]\d?(?:\s|,|$)|carn[eé](?:t)? (?:de conducir|[ABCD]\d?(?:\s|,|$))|rijbewijs|CNH [ABCDE]|carta de condução|permis (?:auto|categoria)|водительские права|права категории)/iu;

/** Whether a line is of birth, nationality, permits or what somebody may drive: nothing that sums somebody up. */
export const isOfPerson = (text: string, context: Context): boolean =>
  DRIVES.test(text.trim()) ||
  piecesOf(text).some((piece) => {
    if (permitWords(piece, context) !== undefined) return true;
    const found = bornWithoutColon(piece, context) ?? nationalityWithoutColon(piece, context);
    return found?.label === 'born' ? birthday(found.value, context) !== undefined : found !== undefined;
  });

/** The whole line, and its parts: labels may stand side by side. */
function piecesOf(text: string): string[] {
  // "Né le 9 juin 1991 – Nationalité française", "11.03.1990 г. Гражданство: РФ"
  const parts = text.split(/\s*[|•·●]\s*|\s{3,}|\s+[–—]\s+|(?<=[.;,])\s+(?=\p{Lu}[\p{L} ]{3,30}[:：]|есть разрешение|родил)/u);
  const cells = text.split(/\s{2,}/u);
  const pairs = cells.flatMap((cell, at) =>
    /[:：]/.test(cell)
      ? [/[:：]\s*$/.test(cell) ? `${cell} ${cells[at + 1] ?? ''}` : cell]
      : cells[at + 1]
        ? [`${cell}: ${cells[at + 1]}`]
        : [],
  );
  // "男，1996年4月生，汉族": Chinese and Korean list what they tell of a person.
  parts.push(...text.split(/\s*[，、·,]\s*/u).filter((part) => /(?:生|출생)$/u.test(part)));
  // "22 anos (nascido em 09/04/2004)"
  const inside = [...text.matchAll(/[(（]([^()（）]{6,60})[)）]/gu)].map(([, words = '']) => words);
  return [...new Set([...pairs, text, ...parts, ...inside])];
}

/** What says that a list is of personal data, in the languages that write it without labels. */
const CIVIL =
  /(?<!\p{L})(?:solteir[oa]|casad[oa]|divorciad[oa]|viúv[oa]|solter[oa]|single|married|ledig|verheiratet|geschieden|célibataire|mariée?|pacsée?|celibe|nubile|coniugat[oa]|(?:ne)?căsătorit[ăa]?|(?:on)?gehuwd|samenwonend|холост|не замужем|замужем|женат|binata|dalaga|độc thân|đã kết hôn|未婚|已婚|미혼|기혼|独身|既婚)(?!\p{L})/iu;

/** "British and Indian citizen", "deutsche Staatsbürgerin"; "ciudadana española", "гражданка РФ". */
const CITIZEN_BEHIND =
  /^(\p{L}[\p{L}\p{M} ,&/-]{2,40}?)\s+(?:citizens?(?:hip)?|nationals?|nationality|passport(?: holder)?|staatsbürger(?:in|schaft)?|staatsangehörig(?:e|er|keit)?|burger(?:schap)?|állampolgár)$/iu;
const CITIZEN_BEFORE =
  /^(?:ciudadan[oa]|cittadin[oa]|citoyen(?:ne)?|cidadã(?:o)?|cetățean[ăa]?|cetăţean[ăa]?|гражданин|гражданка|mamamayang|công dân)\s+(\p{L}[\p{L}\p{M} -]{1,30})$/iu;

/** "Nationalité française", "Brasileiro, solteiro": the word before it, or what stands beside it, says that it is one. */
function nationalityWithoutColon(piece: string, context: Context): ReturnType<typeof labelled> {
  const { labels, demonyms } = context.words;
  const [, word = '', rest = ''] = /^(\p{L}{4,20})\s+(\p{L}[\p{L}\p{M} -]{2,30})$/u.exec(piece.trim()) ?? [];
  if (rest !== '' && labels.get(keyOf(word)) === 'nationality') return { label: 'nationality', value: rest, at: word.length + 1 };
  const citizen = CITIZEN_BEHIND.exec(piece.trim())?.[1] ?? CITIZEN_BEFORE.exec(piece.trim())?.[1];
  if (citizen) return { label: 'nationality', value: citizen, at: 0 };
  const [first = ''] = piece.split(/\s*[,，、;|·•]\s*/u);
  const isListed = first !== piece && CIVIL.test(piece) && demonyms.has(keyOf(first));
  return isListed ? { label: 'nationality', value: first, at: 0 } : undefined;
}

/** A day or a month of so many years ago, alone in a cell right beside an address or a number to call: pages draw a cake before it. */
function bornBeside(rows: readonly Row[], context: Context): string | undefined {
  const isNear = (row: Row) =>
    rows.some((other) => other.block === row.block && Math.abs(other.at - row.at) <= NEAR && /\S@\S/u.test(other.text));
  const dates = rows.flatMap((row) => {
    if (!isNear(row)) return [];
    const pieces = row.cells.flatMap(({ text }) => text.split(/\s*[|｜]\s*/u)).map((text) => text.replace(SEX, ''));
    return pieces.flatMap((text) => {
      const alone = periodAlone(text, context);
      return alone?.isSingle && (alone.start?.value.length ?? 0) >= MONTH ? (birthday(text, context) ?? []) : [];
    });
  });
  return dates.length === 1 ? dates[0] : undefined;
}

/** So many lines are between a day and an address. */
const NEAR = 3;
/** Letters of a date that says its month. */
const MONTH = 7;

/** "Nata a Penrina il 03/03/1979", "geboren in Kiel am 3.3.1979", "Родилась в Ладове 30.08.2000": the place stands between the word and the day. */
const BORN_AT =
  /^(?:born|geb(?:oren|\.)|née?|nat[oa]|nacid[oa]|nascid[oa]|născut[ăa]?|родил(?:ся|ась)|ipinanganak|isinilang|sinh)\s(?:in|at|zu|à|a|en|em|na|no|la|în|в|во|te|sa|tại)\s[\p{Lu}][^\d,;|]{1,40}?(?:\([^()]*\))?[\s,]+(?:on|am|le|il|el|op|em|la(?: data de)?|noong|ngày)?\s*(?=\d)/iu;
/** "1992年3月生，汉族": who was born then, in a list. */
const BORN_IN_LIST = /(?:^|[，,、；;|\s])((?:19|20)\d\d[^，,、；;|]{1,14}?)\s*(?:生まれ|出生|生|출생|년생)(?=$|[\s(（，,、；;。])/u;

function bornWithoutColon(piece: string, { words }: Context): ReturnType<typeof labelled> {
  const at = BORN_AT.exec(piece)?.[0].length;
  if (at !== undefined) return { label: 'born', value: piece.slice(at), at };
  const split = /^([\p{L}\p{M}. ()（）]{3,30}?)\s*(?=[\d(（]|昭和|平成|令和)/u.exec(piece);
  if (split?.[1] && words.labels.get(keyOf(split[1])) === 'born')
    return { label: 'born', value: piece.slice(split[0].length), at: split[0].length };
  const behind = /^(.{6,30}?)\s*(?:生まれ|生|출생|년생|(?<=일\s?)생|г\.?\s?р\.?)(?=$|[\s(（])/u.exec(piece);
  const born = behind?.[1] ?? BORN_IN_LIST.exec(piece)?.[1];
  return born ? { label: 'born', value: born, at: 0 } : undefined;
}

/** "34岁（1992年6月）": when, beside how old. */
function bornAged(piece: string): ReturnType<typeof labelled> {
  const aged = AGED.exec(piece);
  return aged ? { label: 'born', value: aged[1] ?? aged[2] ?? '', at: aged.index } : undefined;
}

/** "nato a Messina il 3/12/1992", "geboren op 1 mei 1987 te Gent", "° Gent, 21/01/1984": born, wherever the place stands. */
function bornTold(piece: string): ReturnType<typeof labelled> {
  const found = BORN.exec(piece);
  return found && /\d/u.test(piece) ? { label: 'born', value: piece.slice(found.index + found[0].length), at: found[0].length } : undefined;
}

/** "34岁（1992年6月）", "만 28세(1998.03.02)", "34 anos (12/06/1992)", "12.03.1990 (36 лет)": an age, and in brackets when; or the other way round. */
const YEARS_OLD = '(?:岁|歲|歳|才|세|лет|года?|anos?|años|ans|anni|ani|jahre(?: alt)?|jaar|years?(?: old)?|yrs|tuổi|taong gulang)';
const AGED = new RegExp(
  `(?<!\\d)\\d{2}\\s?${YEARS_OLD}\\s*[(（]\\s*(?:geb\\.?|born|né(?:e)?(?: le)?|nacid[oa](?: el)?|nascid[oa](?: em)?|nat[oa](?: il)?|\\*|р\\.)?\\s*(\\d[^()（）]{3,20}?)\\s*(?:生|년생|г\\.\\s?р\\.)?[)）]|^\\s*(\\d{1,4}[./-]\\s?\\d{1,2}[./-]\\s?\\d{1,4}\\.?)\\s*(?:г\\.)?\\s*[(（,·]\\s*(?:만\\s?)?\\d{2}\\s?${YEARS_OLD}`,
  'iu',
);
const BORN =
  /^[\s\p{P}]*(?:(?:nat[oa]|nascid[oa]|nacid[oa]|née?|născut[ăa]?|nasc\.|geboren|geb\.|born|рожд(?:ён|ен)|родил(?:ся|ась)|sinh (?:ngày|năm)|ipinanganak)(?=\s)|[°*✶★](?=\s*(?:\p{Lu}|\d)))/iu;

/** "* 23.07.1990, ledig": a day of long ago at the head of what is said of somebody's family and nationality, or behind a star. */
function bornAmongCivil(rows: readonly Row[], context: Context): string | undefined {
  const dates = rows.flatMap((row) => {
    const [first = ''] = row.text.split(/\s*[,，;|]\s/u);
    const isOfPerson = STAR.test(row.bullet ?? '') || CIVIL.test(row.text.slice(first.length));
    const alone = isOfPerson ? periodAlone(first, context) : undefined;
    return alone?.isSingle && (alone.start?.value.length ?? 0) > MONTH ? (birthday(first, context) ?? []) : [];
  });
  return dates.length === 1 ? dates[0] : undefined;
}

const STAR = /^[*✶★°]$/u;

function birthday(text: string, context: Context): string | undefined {
  const [found] = periodsIn(text.slice(0, 80), context);
  const date = found?.start?.value ?? found?.end?.value;
  return date !== undefined && Number(date.slice(0, 4)) <= Number(context.today.slice(0, 4)) - AGED_LEAST ? date : undefined;
}
