// Pay in a question: "at least 30k", "ab 3000 brutto", "RAL 30k", "от 80 тыс. руб.", "lương 10 triệu", 月薪8000以上, 時給1200円, 연봉 4000만원. Hardly any
// posting has these words, and most do not say what they pay: they ask for nothing, and the list offers the filter instead.
import { askedEuros, type PayCurrency, type PayPeriod } from '@fairway/rules/pay-comparison';
import { fold } from './words.ts';

/** `from`, `to`: in the folded question. The period is what the amount can be where nothing says it; the currency that of the reader's country. */
export type AskedPay = { amount: number; currency: PayCurrency; period: PayPeriod };
type Stretch = { from: number; to: number };
type Said = Stretch & {
  amount: number;
  currency: PayCurrency | undefined;
  implied: PayCurrency | undefined;
  period: PayPeriod | undefined;
};

const any = (list: string) =>
  list
    .trim()
    .split(/\s*\|\s*/u)
    .map((one) =>
      fold(one)
        .trim()
        .replaceAll(/[.$*+?()[\]{}\\^]/gu, '\\$&')
        .replaceAll(' ', '\\s'),
    )
    .join('|');
/** Words in scripts with spaces are whole ones. */
const whole = (list: string) => `(?<![\\p{L}\\p{N}])(?:${any(list)})(?![\\p{L}])`;

const CURRENCIES: readonly [PayCurrency, string][] = [
  ['EUR', `€|${whole('euros|euro|eur|€')}`],
  ['GBP', `£|${whole('gbp|pounds|quid')}`],
  ['BRL', `r\\$|${whole('reais|brl')}`],
  ['USD', `(?:us)?\\$|${whole('usd|dollars|dollar|dolares|dollari|доллар|долларов|đô')}|美元|美金|달러|ドル`],
  ['RUB', `₽|${whole('руб|рублей|рубля|рубль|р|rub')}`],
  ['CNY', `${whole('rmb|cny')}|元|块|人民币`],
  ['JPY', `${whole('jpy|yen')}|円|¥`],
  ['KRW', `₩|${whole('krw|won')}|원`],
  ['VND', `₫|${whole('vnd|vnđ|đồng|đ')}`],
  ['PHP', `₱|${whole('php|piso|pesos|peso')}`],
  ['RON', whole('lei|ron')],
  ['CHF', whole('chf|franken|sfr')],
  ['PLN', `zł|${whole('pln|zl')}`],
  ['INR', `₹|${whole('inr|rupees')}`],
  ['MXN', whole('mxn')],
];
const CURRENCY = CURRENCIES.map(([, one]) => one).join('|');

const PERIODS: readonly [PayPeriod, string][] = [
  [
    'HOUR',
    `/\\s?(?:h|hr|hour|std|stunde|heure|hora|ora|uur|час|gio|oras)(?!\\p{L})|${whole('an hour|per hour|hourly|die stunde|pro stunde|stundenlohn|de l heure|par heure|la hora|por hora|all ora|per uur|pe ora|в час|mỗi giờ|một giờ|kada oras')}|时薪|時薪|時給|每小时|시급|시간당`,
  ],
  [
    'DAY',
    `/\\s?(?:day|tag|jour|dia|giorno|dag|zi|день|ngay)(?!\\p{L})|${whole('a day|per day|daily|am tag|pro tag|par jour|al dia|por dia|al giorno|per dag|pe zi|в день|kada araw')}|日薪|日給|일급|일당`,
  ],
  [
    'WEEK',
    `/\\s?(?:week|wk|woche|semaine|semana|settimana)(?!\\p{L})|${whole('a week|per week|weekly|die woche|pro woche|par semaine|a la semana|por semana|alla settimana|в неделю|kada linggo')}|周薪|週給|주급`,
  ],
  [
    'MONTH',
    `/\\s?(?:mo|month|monat|mois|mes|mese|maand|mnd|luna|мес|thang)(?!\\p{L})|${whole('a month|per month|monthly|im monat|pro monat|monatlich|mtl|par mois|mensuel|al mes|mensuales|mensual|al mese|mensili|per maand|por mes|mensal|pe lună|в месяц|mỗi tháng|một tháng|tháng|kada buwan|a buwan')}|月薪|月給|月収|每月|월급|월(?=\\s?\\d)`,
  ],
  [
    'YEAR',
    `/\\s?(?:y|yr|year|jahr|an|ano|anno|jaar|год)(?!\\p{L})|${whole('a year|per year|yearly|per annum|pa|p a|im jahr|pro jahr|jahresgehalt|par an|annuel|al año|anuales|annui|all anno|ral|per jaar|por ano|anual|pe an|в год|kada taon')}|年薪|年収|年俸|연봉`,
  ],
];
const PERIOD = PERIODS.map(([, one]) => one).join('|');

const PAY_NOUN = `${whole('salary|salaries|pay|wage|wages|income|gehalt|monatsgehalt|lohn|brutto|netto|verdienst|vergütung|salaire|brut|net|smic|salario|sueldo|bruto|bruta|neto|ral|stipendio|lordi|lordo|netti|loon|salaris|salariu|зарплата|зарплатой|зп|з/п|оклад|lương|thu nhập|sahod|sweldo|suweldo|remuneração|ordenado')}|薪资|薪資|薪水|工资|工資|薪酬|时薪|時薪|月薪|年薪|时薪|薪|給料|給与|時給|月給|年収|연봉|월급|시급|급여`;
/** These say of anything that it is paid: beside a number they speak of pay where a period does too. */
const PAY_VERB = whole('pays|paid|paying|earn|earning|bezahlt|verdienen|payé|payée|cobrar|ganar|remunerado|câștig');
const PAY_WORD = `${PAY_NOUN}|${PAY_VERB}`;
const LEAST_BEFORE = whole(
  'at least|min|minimum|from|over|above|more than|upwards of|around|about|ab|mindestens|mind|über|mehr als|rund|à partir de|au moins|plus de|desde|mínimo|minimo|más de|al menos|a partir de|da|almeno|oltre|vanaf|minstens|meer dan|pelo menos|mais de|acima de|de la|peste|minim|cel puțin|от|не менее|более|từ|trên|hơn|ít nhất|mula|hindi bababa sa|of|is|di|de',
);
const LEAST_BEHIND = `\\+|${whole('or more|plus|and up|und mehr|o más|o piu|e oltre|of meer|ou mais|ou plus|sau mai mult|и выше|trở lên|pataas')}|以上|起|이상|より上`;
const TIMES: readonly [number, string][] = [
  [1_000, `${whole('thousand|tausend|mille|mil|mila|тысяч|тыс|nghìn|ngàn|libo|duizend|mii')}|k(?![\\p{L}])|千|천`],
  [10_000, '万|만'],
  [1_000_000, whole('triệu|tr|million|millones|milhões|millón')],
];
const TIME = TIMES.map(([, one]) => one).join('|');

const NUMBER = String.raw`\d{1,3}(?:[.,'\s]\d{3})+(?!\d)|\d{1,7}(?:[.,]\d{1,2})?(?!\d)`;
const SPACE = String.raw`[\s.:-]{0,2}`;
/** All that stands around an amount and speaks of it. */
const PAY = new RegExp(
  `(?<before>(?:(?:${PAY_WORD}|${PERIOD}|${LEAST_BEFORE})${SPACE}){0,4})(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}.,])(?<sign>(?:${CURRENCY}|p(?=\\d))\\s?)?(?<number>${NUMBER})\\s?(?<time>${TIME})?(?<behind>(?:${SPACE}(?:${CURRENCY}|${PERIOD}|${PAY_WORD}|${LEAST_BEHIND})){0,5})`,
  'giu',
);
/** Words that are said of one country's money, where neither the question nor the reader's country says which. */
const IMPLIED: readonly (readonly [PayCurrency, RegExp])[] = [
  ['VND', /luong|trieu|nghin/iu],
  ['JPY', /時給|年収|月給|月収|日給/u],
  ['KRW', /연봉|월급|시급|만/u],
  ['RUB', /зарплат|зп|оклад|тыс/iu],
  ['EUR', /(?<!\p{L})(?:ral|lord[io]|smic)(?!\p{L})/iu],
];
/** A number of thousands alone ("25k") is pay from so much on: nobody runs that far. */
const THOUSANDS_FROM = 12;
/** What an amount can be where nothing says of how long: euros, from so much on. */
const YEAR_FROM = 9_000;
const MONTH_FROM = 200;

const PATTERNS = {
  currency: CURRENCIES.map(([code, one]) => [code, new RegExp(one, 'iu')] as const),
  period: PERIODS.map(([code, one]) => [code, new RegExp(one, 'iu')] as const),
  time: TIMES.map(([code, one]) => [code, new RegExp(`^(?:${one})`, 'iu')] as const),
  noun: new RegExp(PAY_NOUN, 'iu'),
  verb: new RegExp(PAY_VERB, 'iu'),
};
const found = <T>(patterns: readonly (readonly [T, RegExp])[], text: string): T | undefined => patterns.find(([, one]) => one.test(text))?.[0]; // biome-ignore format: one thought

/** Where a folded question speaks of pay: of so much. */
export function payStretches(question: string): readonly Said[] {
  if (!/\d/u.test(question)) return [];
  return [...question.matchAll(PAY)].flatMap((match) => {
    const { before = '', sign = '', number = '', time = '', behind = '' } = match.groups!;
    const around = `${before} ${sign} ${behind}`;
    const currency = /^p/iu.test(sign) ? 'PHP' : found(PATTERNS.currency, `${sign} ${behind}`);
    const digits = amountOf(number);
    // American pensions are called 401(k) and 403(b).
    const isThousands = /^k/iu.test(time) && digits >= THOUSANDS_FROM && digits < 1_000 && digits !== 401;
    const period = found(PATTERNS.period, around);
    const isYear = /^20[2-4]\d$/u.test(number);
    const isAmount = (digits >= MONTH_FROM && !isYear) || time !== '' || period === 'HOUR';
    // Hours, months and ages have numbers too: money says that it is pay, or a word of pay beside an amount that can be some.
    const isSaid = PATTERNS.noun.test(around) || (PATTERNS.verb.test(before) && period !== undefined);
    const isPay = currency !== undefined || isThousands || (isSaid && isAmount);
    if (!isPay) return [];
    const from = match.index + (before.length - before.trimStart().length);
    const amount = digits * (found(PATTERNS.time, time) ?? 1);
    return [{ from, to: match.index + match[0].length, amount, currency, implied: found(IMPLIED, match[0]), period }];
  });
}

/** The least pay that a question asks for; null where it asks for none. @rule search.21 `ofCountry`: the reader's money, where the question says no other. */
export function askedPay(text: string, ofCountry: PayCurrency | undefined): AskedPay | null {
  const [said] = payStretches(fold(text));
  const currency = said?.currency ?? ofCountry ?? said?.implied;
  if (!said || currency === undefined) return null;
  const { amount } = said;
  const euros = askedEuros(amount, currency, 'YEAR');
  const period = said.period ?? (euros >= YEAR_FROM ? 'YEAR' : euros >= MONTH_FROM ? 'MONTH' : 'HOUR');
  return { amount, currency, period };
}

function amountOf(number: string): number {
  const isGrouped = /^\d{1,3}(?:[.,'\s]\d{3})+$/u.test(number);
  return Number(isGrouped ? number.replaceAll(/\D/gu, '') : number.replace(',', '.'));
}
