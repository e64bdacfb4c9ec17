// Dates and periods as a layout writes them, and what they then say.
import type { Bank } from './bank-shape.ts';
import { choices, pick } from './chance.ts';
import type { Layout } from './layout.ts';

/** A period as it is written, and as it can be read there. */
type WrittenPeriod = { text: string; start?: string; end?: string };
export type PeriodWriter = (period: { start?: string; end?: string }) => WrittenPeriod;
type WrittenDate = { text: string; iso: string };

/** How an open end is said behind a word. */
const UNTIL_NOW: Record<string, string> = {
  en: 'to present',
  de: 'bis heute',
  fr: 'à aujourd’hui',
  es: 'a la actualidad',
  it: 'a oggi',
  pt: 'até hoje',
  nl: 'tot heden',
  ro: 'până în prezent',
  ru: 'по настоящее время',
  vi: 'đến nay',
  fil: 'hanggang kasalukuyan',
};
/** What goes on is counted until then (the day of the reading, import-cv.ts). */
const THIS_MONTH = '2026-11';
const DASHES = { 'en-spaced': ' – ', 'hyphen-spaced': ' - ', 'em-spaced': ' — ', 'tight-en': '–', 'tight-hyphen': '-', tilde: ' ~ ' };
const SPACED = { ...DASHES, 'tight-en': ' – ', 'tight-hyphen': ' - ' };

const monthOf = (iso: string) => Number(iso.slice(5, 7));
const isMonth = (iso: string) => iso.length > 4;

/** Writes all dates of a CV in the same way. */
class Dates {
  readonly layout: Layout;
  readonly bank: Bank;
  readonly hasNoPoints: boolean;
  readonly monthAndYear: string;
  openWord: string | undefined;

  constructor(layout: Layout, bank: Bank) {
    this.layout = layout;
    this.bank = bank;
    // "Sept 2020" without its point.
    this.hasNoPoints = layout.random('points')() < 0.4;
    const hasOf = ['es', 'pt'].includes(bank.tag) && layout.random('of')() < 0.5;
    this.monthAndYear = bank.monthJoint ?? (hasOf ? ' de ' : ' ');
  }

  short(month: number): string {
    const word = choices(this.bank.short)[month - 1] ?? '';
    return this.hasNoPoints ? word.replace('.', '') : word;
  }

  long(month: number, isBent = false): string {
    const { months, monthsInCase = months } = this.bank;
    return choices(isBent ? monthsInCase : months)[month - 1] ?? '';
  }

  /** `isBehindWord`: "from" or the like stands before it. */
  one(iso: string, isBehindWord = false): WrittenDate {
    const [year = '', month] = iso.split('-');
    const format = this.layout.get('dates');
    const { yearAlone = '{y}', yearAndMonth = '', monthJoint = ' ' } = this.bank;
    if (!month || format === 'YYYY') return { text: format === 'signs' ? yearAlone.replace('{y}', year) : year, iso: year };
    const number = Number(month);
    const texts: Record<typeof format, string> = {
      'MM/YYYY': `${month}/${year}`,
      'MM.YYYY': `${month}.${year}`,
      'M.YYYY': `${number}.${year}`,
      'YYYY/MM': `${year}/${month}`,
      'YYYY-MM': `${year}-${month}`,
      'YYYY.MM': `${year}.${month}`,
      'Mon YYYY': `${this.short(number)}${monthJoint}${year}`,
      'Month YYYY': `${this.long(number, isBehindWord)}${this.monthAndYear}${year}`,
      'Mon-YY': `${this.short(number)}${monthJoint}’${year.slice(2)}`,
      signs: yearAndMonth.replace('{y}', year).replace('{m}', String(number)),
    };
    return { text: texts[format], iso: `${year}-${month}` };
  }

  present(): string {
    const [first = '', ...others] = choices(this.bank.present);
    this.openWord ??= this.layout.get('openword') === 'first' ? first : pick(others, this.layout.random('openword')());
    return this.openWord;
  }

  joined(from: string, to: string): string {
    const { tag, to: words, fromTo } = this.bank;
    const dash = this.layout.get('dash');
    if (dash === 'from-to') return fromTo.replace('{a}', from).replace('{b}', to);
    if (dash === 'word') {
      const [first = '', second = first] = choices(words);
      const word = this.layout.random('toword')() < 0.7 ? first : second;
      if (tag === 'ja') return `${from}～${to}`;
      if (tag === 'ko') return `${from} ~ ${to}`;
      return tag === 'zh-CN' ? `${from}${word}${to}` : `${from} ${word} ${to}`;
    }
    // Dates that have a hyphen themselves are kept apart.
    const signs = /-/.test(from + to) ? SPACED : DASHES;
    return `${from}${signs[dash]}${to}`;
  }

  duration(from: string, to: string): string {
    if (!isMonth(from) || !isMonth(to) || this.layout.get('duration') !== 'yes') return '';
    const { year, month, isEastAsian, tag } = this.bank;
    const count = (iso: string) => Number(iso.slice(0, 4)) * 12 + monthOf(iso);
    const all = count(to) - count(from) + 1;
    const told = (number: number, words: string) => {
      const [one = '', many = one] = choices(words);
      return number > 0 ? [`${number}${isEastAsian ? '' : ' '}${number === 1 ? one : many}`] : [];
    };
    const parts = [...told(Math.floor(all / 12), year), ...told(all % 12, month)];
    return isEastAsian && tag !== 'ko' ? `（${parts.join('')}）` : ` (${parts.join(' ')})`;
  }

  open(start: string): WrittenPeriod {
    const from = this.one(start);
    const dash = this.layout.get('dash');
    const { since, tag } = this.bank;
    const duration = this.duration(from.iso, THIS_MONTH);
    if (dash === 'from-to') return { text: since.replace('{a}', this.one(start, true).text) + duration, start: from.iso };
    const until = UNTIL_NOW[tag];
    if (dash === 'word' && until) return { text: `${from.text} ${until}${duration}`, start: from.iso };
    if (dash === 'word' && tag === 'zh-CN') return { text: `${from.text}至今`, start: from.iso };
    return { text: this.joined(from.text, this.present()) + duration, start: from.iso };
  }

  closed(start: string, end: string): WrittenPeriod {
    const dash = this.layout.peek('dash');
    const [from, to] = [this.one(start, dash === 'from-to'), this.one(end)];
    const seen = { start: from.iso, end: to.iso };
    if (from.iso === to.iso) return { text: to.text, ...seen };
    const duration = this.duration(from.iso, to.iso);
    const format = this.layout.peek('dates');
    const isNamed = format === 'Mon YYYY' || format === 'Month YYYY';
    const isOneYear = isMonth(start) && isMonth(end) && start.slice(0, 4) === end.slice(0, 4);
    const isDashed = dash !== 'from-to' && dash !== 'word' && dash !== 'tilde';
    if (isNamed && isOneYear && isDashed && !this.bank.monthJoint && this.layout.get('sameyear') === 'shared') {
      const month = format === 'Mon YYYY' ? this.short(monthOf(start)) : this.long(monthOf(start));
      return { text: this.joined(month, to.text) + duration, ...seen };
    }
    return { text: this.joined(from.text, to.text) + duration, ...seen };
  }
}

/** The hand that writes the periods of a CV. */
export function periodWriter(layout: Layout, bank: Bank): PeriodWriter {
  const dates = new Dates(layout, bank);
  return ({ start, end }) => {
    if (start && end) return dates.closed(start, end);
    if (start) return dates.open(start);
    if (!end) return { text: '' };
    const { text, iso } = dates.one(end);
    return { text, start: iso, end: iso };
  };
}

/** A day by a pattern of the bank; only the month where only that is known. */
export function dayText(iso: string, bank: Bank, layout: Layout): string {
  const [year = '', month = '', day] = iso.split('-');
  if (!day) return (bank.yearAndMonth ?? '{m}/{y}').replace('{y}', year).replace('{m}', bank.yearAndMonth ? String(Number(month)) : month);
  const pattern = pick(choices(bank.born), layout.random('born')());
  const name = choices(bank.monthsInCase ?? bank.months)[Number(month) - 1] ?? '';
  return pattern
    .replace('YYYY', year)
    .replace('MMMM', '#')
    .replace('MM', month)
    .replace('DD', day)
    .replace(/M(?=月|월)/, String(Number(month)))
    .replace(/D(?=[日일. ,])|D$/, String(Number(day)))
    .replace('#', name);
}
