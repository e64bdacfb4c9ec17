// What every reader of a part of the CV is given: its words, its day, and its lines with their dates.
import type { Locale } from '@fairway/rules/locales';
import type { Line } from '../text-document.ts';
import { type FoundPeriod, periodsIn } from './periods.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { SectionKind } from './words/locale-words.ts';

export type Context = {
  language: Locale;
  words: Vocabulary;
  /** `YYYY-MM-DD`. */
  today: string;
  isAmerican: boolean;
  /** Of most letters of the text, in points. */
  bodyPt: number;
  country?: string;
  /** Where the person lives, once that is read. */
  town?: string;
  /** Slots of education's heads: above 0 where schools stand, below 0 where degrees do. Work that has the same ones is written alike. */
  schoolSlots?: ReadonlyMap<string, number>;
};

export type Row = Line & {
  at: number;
  periods: FoundPeriod[];
  /** How it looks, as a key: rows of one look are of one kind. */
  look: string;
  /** Cut off behind the head in whose line it stood; part of no head. */
  isTale?: boolean;
  /** What all entries of its section say is a town. */
  town?: string;
  /** Where the next column of the page begins, at the right of all lines of its block. */
  room?: number;
};

/** What stands below a heading; `top`: before the first. */
export type Section = { kind: SectionKind | 'top'; heading?: string; rows: Row[] };

const LONGEST_WITH_DATES = 240;
const LONGEST_LEAD = 60;

/** "自己PR" is written in no capitals. */
const isCapitals = (text: string) =>
  /\p{Lu}{2}/u.test(text) && text === text.toUpperCase() && !/[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(text);

/** How a line looks: size, weight, slant, colour and capitals. */
export function lookOf({ text, sizePt, bold, italic, color }: Line): string {
  return `${Math.round(sizePt * 2) / 2}|${bold ? 'b' : ''}${italic ? 'i' : ''}${isCapitals(text) ? 'C' : ''}|${color ?? ''}`;
}

/** Lines with their dates and looks. */
export function rowsOf(lines: readonly Line[], context: Context): Row[] {
  const rooms = roomsOf(lines);
  return lines.map((line, at) => ({
    ...line,
    ...rooms.get(`${line.page}.${line.block}`),
    at,
    periods: line.text.length <= LONGEST_WITH_DATES ? periodsIn(yearAndMonth(line), context) : leadOf(line, context),
    look: lookOf(line),
  }));
}

/** By block: where the nearest block begins that stands at its right. */
function roomsOf(lines: readonly Line[]): Map<string, { room: number }> {
  const blocks = Map.groupBy(lines, ({ page, block }) => `${page}.${block}`);
  const boxes = [...blocks].map(([key, own]) => ({
    key,
    page: own[0]?.page,
    x: Math.min(...own.map(({ x }) => x)),
    right: Math.max(...own.map(({ right }) => right)),
    top: Math.min(...own.map(({ y }) => y)),
    bottom: Math.max(...own.map(({ y }) => y)),
  }));
  const rooms = new Map<string, { room: number }>();
  for (const { key, page, right, top, bottom } of boxes) {
    const beside = boxes.filter((other) => other.page === page && other.x > right && other.top <= bottom && other.bottom >= top);
    if (beside.length > 0) rooms.set(key, { room: Math.min(...beside.map(({ x }) => x)) });
  }
  return rooms;
}

/** "03/2021 – 06/2023: ...": a paragraph may begin with the time that it tells of. */
const leadOf = ({ text }: Line, context: Context) =>
  periodsIn(text.slice(0, LONGEST_LEAD), context).filter(({ from, to, isSingle }) => from <= 2 && to < LONGEST_LEAD && !isSingle);

/** Tables of forms have the year and the month in two cells: "2015 | 4 | ...". Same length as the text, so that places stay. */
function yearAndMonth({ text }: Line): string {
  return text.replace(
    /^((?:19|20)\d\d|(?:令和|平成|昭和)\s?(?:\d{1,2}|元))年?(\s+)(\d{1,2})月?(?=\s{2,}|$|\s\p{Script=Han})/u,
    (all, year: string, gap: string, month: string) => {
      const joined = `${year.replace(/\s/g, '')}${/\d{4}/.test(year) ? '-' : '.'}${month}`;
      if (Number(month) < 1 || Number(month) > 12) return all;
      // The month stays at its place, so that nothing of it is left beside the date.
      const inPlace = `${joined.slice(0, -month.length)}${gap.slice(1)}${month}`;
      return inPlace.length === all.length ? inPlace : joined.padEnd(all.length, ' ');
    },
  );
}

/** The size most letters have. */
export function bodySize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { sizePt, text } of lines) letters.set(sizePt, (letters.get(sizePt) ?? 0) + text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}
