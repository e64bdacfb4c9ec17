// Single dates in a line of text, as exactly as they were written: `2021`, `2021-09`, `2021-09-15`. Never a year that nobody's CV has, never a
// month 13. The text is read folded to the same length, so that places in it stay true.
import type { Locale } from '@fairway/rules/locales';
import { type DateWords, dateWordsOf } from './date-words.ts';

export type DateAtom = {
  from: number;
  to: number;
  /** Absent: "present". */
  value?: string;
  /** A month without its year, or a day of it: the year of the other end counts. */
  month?: number;
  day?: number;
  /** A school year: its second one. */
  through?: string;
  /** Day and month could be the other way round, or only the last two digits of the year stand there. */
  doubt?: true;
};

export type DateOptions = { language: Locale; isAmerican: boolean; today: string };

const FIRST_YEAR = 1940;
const YEARS_AHEAD = 12;
const ERAS: Record<string, number> = { 民國: 1911, 民国: 1911, 令和: 2018, 平成: 1988, 昭和: 1925, 大正: 1911, r: 2018, h: 1988, s: 1925 };
const LONGEST = 1000;
/** Where months may stand without their year: "6-8/2021", but not "Level 3 - 05/2021". */
const START = '^\\s*|[([|,;:]\\s*|thang\\s';
/** "Quý 2/2021", "Q2/2021": no month. */
const QUARTER = '(?:quy|q|quartal|quarter|kwartaal|trimestre|trim)\\.?\\s?';
const YEAR_FIRST: ReadonlySet<Locale> = new Set<Locale>(['jp', 'ko', 'cn']);

const pad = (number: number) => String(number).padStart(2, '0');

/** Lower case without accents, letter for letter: the places of the text stay. */
export function flattened(text: string): string {
  let flat = '';
  for (const character of text.slice(0, LONGEST)) {
    const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const keeps = /[\p{Script=Latin}\p{Script=Cyrillic}０-９]/u.test(character) && plain.length === character.length;
    const special: Record<string, string> = {
      ł: 'l',
      đ: 'd',
      Đ: 'd',
      ø: 'o',
      '．': '.',
      '／': '/',
      '（': '(',
      '）': ')',
      '　': ' ',
      '‐': '-',
      '‑': '-',
      '∼': '~',
      '－': '-',
    };
    flat +=
      special[character] ?? (keeps ? plain : character.toLowerCase().length === character.length ? character.toLowerCase() : character);
  }
  return flat;
}

/** Digits that say a date only where another of their kind, or "now", stands beside them: "19.03~21.02". */
function besideOther(digits: string, like: string): string {
  const free = '(?<![\\p{N}.,/-])';
  const dash = '\\s?[-~〜～–—至到]\\s?';
  const behind = `(?=${dash}(?:${like}(?!\\p{N})|현재|現在|재직|재학|在職|今|$)|\\s?(?:至今|迄今))`;
  return `(?:${free}|(?<=${free}${like}${dash}))${digits}(?:${behind}|(?<=${free}${like}${dash}${like})(?!\\p{N}|[./]\\p{N}))`;
}

/** Two digits of the year before the month, six digits, and a month alone at the end, in languages that write the year first. */
const yearFirstDates = (year: string): string[] => [
  `(?<=${year}[./]\\d{1,2}\\s?[-~〜～–—]\\s?)(?<my>0[1-9]|1[0-2])(?![\\p{N}./-])`,
  besideOther(
    "['’‘]?(?<sa>[0289]\\d|1[3-9])[./](?<ma>0[1-9]|1[0-2])(?:[./](?<da>0[1-9]|[12]\\d|3[01]))?\\.?",
    "['’]?\\d\\d[./]\\d\\d(?:[./]\\d\\d)?\\.?",
  ),
  besideOther(`(?<qy>${year})(?<qm>0[1-9]|1[0-2])`, '\\d{6}'),
];

/** Years of the Republic without its name, and years in Han digits: "108年9月", "二〇一九年九月". */
const CHINESE = [
  '(?<!\\p{N})(?<ry>1[01]\\d)\\s?年\\s?(?<rm>1[0-2]|0?[1-9])\\s?月',
  besideOther('(?<ty>1[01]\\d)[./](?<tm>0[1-9]|1[0-2])', '1[01]\\d[./]\\d\\d'),
  '(?<hy>[一二][〇零○九][〇零○一二三四五六七八九]{2})年(?:(?<hm>十[一二]?|[一二三四五六七八九])月)?',
];
const HAN = '〇一二三四五六七八九十';
const ofHan = (digits: string): number => Number([...digits.replace(/[零○]/g, '〇')].map((one) => HAN.indexOf(one)).join(''));

const patterns = new Map<Locale, RegExp>();

function patternOf(language: Locale, words: DateWords): RegExp {
  const made = patterns.get(language);
  if (made) return made;
  const year = '(?:19[4-9]\\d|20[0-4]\\d)';
  const month = '(?:0?[1-9]|1[0-2])';
  const day = '(?:[12]\\d|3[01]|0?[1-9])';
  const of = "(?:\\s*(?:de|del|of|в|năm|nam|,)\\s+|[\\s.,/’'-]*)";
  const name = `(?:${words.month})\\.?`;
  const L = '(?<![\\p{L}\\p{M}\\p{N}])';
  const R = '(?![\\p{L}\\p{M}\\p{N}])';
  // A hyphen without spaces parts two dates ("2019.03-2020.06", "09/2019-07/2020") where what stands at both its sides is one.
  const before = `(?<![\\p{N}.,/-])(?:${year}(?:[./]\\d{1,2})?|\\d{1,2}[./](?:\\d{1,2}[./])?${year})-{1,2}`;
  const N = `(?:(?<![\\p{N}.,/-])|(?<=${before}))`;
  const E = `(?![\\p{N}]|[.,/]\\p{N}|-(?!(?:\\d{1,2}[./]){0,2}${year}(?!\\p{N}))\\p{N})`;
  const era = '(?:令和|平成|昭和|大正|民國|民国|(?<![\\p{L}\\p{N}])[rhs])\\s?(?:\\d{1,2}|元)\\s?年?(?:度)?';
  const monthAndDay = (letter: string) => `\\s?年?\\s?(?:(?<${letter}m>${month})\\s?月(?:\\s?(?<${letter}d>${day})\\s?日)?)?`;
  const yearFirst = YEAR_FIRST.has(language) ? yearFirstDates(`${year}`) : [];
  const parts = [
    `(?<!\\p{N})(?<wy>${year})\\s?年?\\s?\\(${era}\\)${monthAndDay('w')}`,
    `${era}\\s?\\((?<vy>${year})\\s?年?\\)${monthAndDay('v')}`,
    `(?<era>令和|平成|昭和|大正|民國|民国|(?<![\\p{L}\\p{N}])[rhs])\\s?(?<ey>\\d{1,3}|元)\\s?[年./]\\s?(?<em>${month})(?!\\p{N})\\s?(?:月|(?=[^\\p{N}]|$))(?:\\s?(?<ed>${day})\\s?日)?`,
    `(?<era2>令和|平成|昭和|大正|民國|民国)\\s?(?<ey2>\\d{1,3}|元)\\s?年(?:度)?`,
    `(?<!\\p{N})(?<cy>${year})\\s?[年년](?:度)?\\s?(?:\\s?(?<cm>${month})\\s?(?:[月월]|(?=[-~〜～–—]\\s?\\d{1,2}\\s?[月월]))(?:\\s?(?<cd>${day})\\s?[日号일])?)?`,
    `${N}(?<y1>${year})\\s?(?<p1>[./-])\\s?(?<m1>${month})(?:\\s?\\k<p1>\\s?(?<d1>${day}))?\\.?${E}`,
    `${N}(?<m11>0[1-9]|1[0-2])\\s?[-–]\\s?(?<m12>0[1-9]|1[0-2])(?:\\s?/\\s?|\\s+)(?<y11>${year})${E}`,
    `${N}(?<a2>\\d{1,2})\\s?(?<p2>[./-])\\s?(?<b2>\\d{1,2})\\s?\\k<p2>\\s?(?<y2>${year})${E}`,
    `${N}(?<a10>\\d{1,2})[./-](?<b10>\\d{1,2})[./-](?<s10>\\d\\d)(?=\\s*(?:[-–—~]|${words.to})\\s*\\d{1,2}[./-]\\d{1,2}[./-]\\d\\d(?!\\d))`,
    `(?<=\\d[./-]\\d{1,2}[./-]\\d\\d\\s*(?:[-–—~]|${words.to})\\s*)(?<a11>\\d{1,2})[./-](?<b11>\\d{1,2})[./-](?<s11>\\d\\d)(?![\\d/]|[.-]\\d)`,
    `(?<=${START})(?<nm>${month})(?=\\s?[-–—~]\\s?${month}\\s?[/.]\\s?${year}${E})`,
    `(?<!\\p{L})${QUARTER}[1-4]\\s?[/.-]\\s?(?<qu>${year})${E}`,
    `(?:${N}|(?<=(?:${START})\\d{1,2}-))(?<m3>${month})(?:\\s?[./-]\\s?|\\|)(?<y3>${year})${E}`,
    `${L}(?:tháng|thang|thg|t)\\.?\\s?(?<m4>${month})${of}(?<y4>${year})${R}`,
    `${N}(?<m5>${month})\\s?[月월]\\s?,?\\s?(?<y5>${year})${R}`,
    `${L}(?<na>${name})\\s+(?<da>${day})(?:st|nd|rd|th)?(?=\\s*(?:[-–—~]|${words.to})\\s*${name}\\s+${day}(?:st|nd|rd|th)?,\\s+${year})`,
    `${L}(?:(?<d6>${day})(?:st|nd|rd|th|er|o|º|ª|°|\\.)?\\s?(?:de\\s+)?)?(?<n6>${name})(?:\\s+(?<e6>${day})(?:st|nd|rd|th)?,)?${of}(?:(?<y6>${year})|['’‘](?<s6>\\d\\d)|(?<=[-./ ])(?<s6b>\\d\\d)(?=\\s*(?:[-–—~/)]|$)|\\s+(?:${words.to})\\s))${R}`,
    `${L}(?<y7>${year})[\\s,.]{0,3}(?<n7>${name})${R}`,
    `${N}(?<yb>${year})\\s?/\\s?(?<zb>${year})${E}`,
    `${L}(?<ya>${year})\\s?[/–-]\\s?(?<za>\\d\\d)${E}`,
    ...yearFirst,
    ...(language === 'cn' ? CHINESE : []),
    `(?<!\\p{N})['’‘]?(?<sc>\\d\\d)\\s?[年년]\\s?(?<mc>${month})\\s?[月월]`,
    `(?<![\\p{L}\\p{N}])['’‘](?<s8>\\d\\d)(?!\\p{N})`,
    `(?:(?<![\\p{N}.,/#$€£+-]|[\\p{L}])|(?<=${before}|${L}mid?-))(?<y9>${year})(?!\\p{N}|[.,]\\p{N}|\\s?(?:€|\\$|usd|eur|h\\b|%))`,
    `${L}(?<now>${words.present})${R}`,
    `(?<now2>至今|现在|現在|目前|在读|在讀|在学中|在籍中|现今|今に至る|현재|재직\\s?중|재학\\s?중)`,
    `${N}(?<mx>0[1-9]|1[0-2])\\s?[./](?<sx>\\d\\d)${E}`,
    `(?<=(?:[月월](?:\\s?\\d{1,2}\\s?[日일])?|[年년]\\s?\\d{1,2})\\s?(?:から|부터|[-~〜～–—至到])\\s?)(?<mz>${month})\\s?[月월]`,
    `${L}(?:(?<dx>${day})(?:st|nd|rd|th|er|o|º|ª|°|\\.)?\\s?(?:de\\s+)?)?(?<nx>${name})(?=\\s*(?:[-–—~/&]|and|und|${words.to})\\s*(?:${day}(?:st|nd|rd|th|er|o|º|ª|°|\\.)?\\s?(?:de\\s+)?)?(?:${name}))`,
  ];
  const pattern = new RegExp(parts.join('|'), 'gu');
  patterns.set(language, pattern);
  return pattern;
}

/** The dates that stand in a text, in order. */
export function datesIn(text: string, options: DateOptions): DateAtom[] {
  if (!/\d|['’]/.test(text) && text.length > 60) return [];
  const words = dateWordsOf(options.language);
  const flat = flattened(text);
  const found: DateAtom[] = [];
  for (const match of flat.matchAll(patternOf(options.language, words))) {
    const read = dateOf(match.groups ?? {}, words, options);
    if (read) found.push({ from: match.index, to: match.index + match[0].length, ...read });
  }
  return found;
}

type Groups = Record<string, string | undefined>;
type Value = Omit<DateAtom, 'from' | 'to'>;

function dateOf(groups: Groups, words: DateWords, options: DateOptions): Value | undefined {
  const limit = Number(options.today.slice(0, 4)) + YEARS_AHEAD;
  const written = (year: number, month?: number, day?: number): Value | undefined => {
    if (year < FIRST_YEAR || year > limit || (month !== undefined && (month < 1 || month > 12))) return undefined;
    if (month === undefined) return { value: String(year) };
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
    return { value: `${year}-${pad(month)}${day !== undefined && day >= 1 && day <= last ? `-${pad(day)}` : ''}` };
  };
  const short = (digits: string) => {
    const year = 2000 + Number(digits);
    return year > limit ? year - 100 : year;
  };
  const number = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));
  const named = (word: string | undefined) => words.months.get((word ?? '').replace(/\./g, '').replace(/\s+/g, ' ').trim());
  const g = groups;
  if (g.now ?? g.now2) return {};
  if (g.wy ?? g.vy) return written(Number(g.wy ?? g.vy), number(g.wm ?? g.vm), number(g.wd ?? g.vd));
  if (g.sc ?? g.sa) return { ...written(short(g.sc ?? g.sa ?? ''), number(g.mc ?? g.ma), number(g.da)), doubt: true };
  if (g.qy) return written(Number(g.qy), number(g.qm));
  if (g.ry ?? g.ty) return written(Number(g.ry ?? g.ty) + 1911, number(g.rm ?? g.tm));
  if (g.hy)
    return written(ofHan(g.hy), g.hm === undefined ? undefined : g.hm.length > 1 ? 10 + HAN.indexOf(g.hm[1] ?? '') : HAN.indexOf(g.hm));
  if (g.mz ?? g.my ?? g.nm) return { month: Number(g.mz ?? g.my ?? g.nm) };
  if (g.era) return written((ERAS[g.era] ?? 0) + (g.ey === '元' ? 1 : Number(g.ey)), number(g.em), number(g.ed));
  if (g.era2) return written((ERAS[g.era2] ?? 0) + (g.ey2 === '元' ? 1 : Number(g.ey2)));
  if (g.cy) return written(Number(g.cy), number(g.cm), number(g.cd));
  // "2018.2": Brazil counts half years so.
  if (g.y1 && options.language === 'pt' && /^[12]$/.test(g.m1 ?? '') && !g.d1) return written(Number(g.y1));
  if (g.y1) return written(Number(g.y1), number(g.m1), number(g.d1));
  if (g.y11) return monthsOf(Number(g.m11), Number(g.m12), Number(g.y11), written);
  if (g.s10 ?? g.s11) {
    const read = dayAndMonth(Number(g.a10 ?? g.a11), Number(g.b10 ?? g.b11), short(g.s10 ?? g.s11 ?? ''), options, written);
    return read && { ...read, doubt: true };
  }
  if (g.y2) return dayAndMonth(Number(g.a2), Number(g.b2), Number(g.y2), options, written);
  if (g.y3) return written(Number(g.y3), number(g.m3));
  if (g.y4) return written(Number(g.y4), number(g.m4));
  if (g.y5) return written(Number(g.y5), number(g.m5));
  if (g.n6) {
    const year = g.y6 ? Number(g.y6) : short(g.s6 ?? g.s6b ?? '');
    return { ...written(year, named(g.n6), number(g.d6 ?? g.e6)), ...(!g.y6 && { doubt: true as const }) };
  }
  if (g.y7) return written(Number(g.y7), named(g.n7));
  if (g.yb) return schoolYear(Number(g.yb), Number(g.zb) % 100, written);
  if (g.ya) return schoolYear(Number(g.ya), Number(g.za), written);
  if (g.s8) return { ...written(short(g.s8)), doubt: true };
  if (g.qu) return written(Number(g.qu));
  if (g.y9) return written(Number(g.y9));
  if (g.sx) return { ...written(short(g.sx), number(g.mx)), doubt: true };
  const month = named(g.nx ?? g.na);
  return month === undefined ? undefined : { month, ...((g.dx ?? g.da) && { day: Number(g.dx ?? g.da) }) };
}

/** "07-08/2015": from one month to another of a year. */
function monthsOf(from: number, to: number, year: number, written: (y: number, m: number) => Value | undefined): Value | undefined {
  const [first, last] = [written(year, from), written(year, to)];
  return first && (from < to && last?.value !== undefined ? { ...first, through: last.value } : undefined);
}

function dayAndMonth(
  a: number,
  b: number,
  year: number,
  { isAmerican }: DateOptions,
  written: (y: number, m: number, d: number) => Value | undefined,
): Value | undefined {
  const monthFirst = b > 12 || (isAmerican && a <= 12);
  const read = monthFirst ? written(year, a, b) : written(year, b, a);
  return read && { ...read, ...(a <= 12 && b <= 12 && a !== b && isAmerican && { doubt: true as const }) };
}

/** "2019/20", "2019-20"; what is no year and the next ones is no date but its first year. */
function schoolYear(year: number, end: number, written: (y: number) => Value | undefined): Value | undefined {
  const through = Math.floor(year / 100) * 100 + end;
  const first = written(year);
  return first && (through > year && through - year <= 8 ? { ...first, through: String(through) } : undefined);
}
