// How long a posting lasts, in months, where its text says so of the contract, internship or programme: "a 6-month internship", "Dauer: 3-6 Monate",
// "CDD de 12 mois", "期間：6ヶ月". Months of experience, probation, notice and leave are others.

export type MonthSpan = { min: number; max: number };

const LONGEST_MONTHS = 60;
const WEEKS_A_MONTH = 52 / 12;
/** Shorter spans of weeks are courses and trainings. */
const FEWEST_WEEKS = 4;

const NUMBER_WORDS: Record<string, number> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, nine: 9, ten: 10, twelve: 12, eighteen: 18, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6,
  zwölf: 12, deux: 2, trois: 3, quatre: 4, cinq: 5, douze: 12, dos: 2, tres: 3, cuatro: 4, seis: 6, doce: 12, due: 2, tre: 3, quattro: 4, sei: 6, dodici: 12,
  twee: 2, drie: 3, zes: 6, twaalf: 12, dois: 2, três: 3, doze: 12, șase: 6, trei: 3, douăsprezece: 12,
}; // biome-ignore format: a table
const NUMBER = `(?:\\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')})`;
const MONTHS =
  'months?|monat(?:en|e|ige[nrsm]?|ig)?|mois|mes(?:es)?|mesi|mese|maand(?:en)?|mês|luni|lună|месяц(?:ев|а)?|tháng|(?:na )?buwan';
const WEEKS = 'weeks?|wochen|wöchige[nrsm]?|semaines|semanas|settimane|weken|săptămâni|недель|недели|tuần|(?:na )?linggo';
const YEARS = 'years?|jahre?|ans?|años?|anni|anno|jaar|anos?|ani|год(?:а)?|лет|năm|taon';
const SPAN = `(?<![\\d.,])(${NUMBER})(?:\\s?(?:-|–|—|to|bis|à|a|ou|or|oder|tot|până la|до|đến|hanggang)\\s?(${NUMBER}))?[\\s-]?(?:(${MONTHS})|(${WEEKS})|(${YEARS}))(?![\\p{L}])`;
const THING =
  'internship|placement|traineeship|apprenticeship|contract|assignment|fixed[- ]term|co-?op|fellowship|secondment|programme|program|appointment|praktik\\p{L}*|befrist\\p{L}*|vertrag\\p{L}*|traineeprogramm|stage|stagiaire|cdd|alternance|contrat|prácticas|beca|contrato|tirocinio|contratto|tempo determinato|contractduur|estágio|stagiu|contract pe|стажировк\\p{L}*|практик\\p{L}*|договор\\p{L}*|thực tập|hợp đồng|kontrata';
const LENGTH =
  'duration|length|lasts?|lasting|for a period of|period|term|dauert?|laufzeit|zeitraum|für|durée|pour une durée|duración|periodo|durata|durante|duur|looptijd|duração|período|на срок|сроком на|срок|длительность|продолжительность|thời hạn|thời gian|tagal|sa loob ng';

const SPANS = new RegExp(SPAN, 'gu');
/** Right before the span stands a word of length or the thing: "duration: 6 months", "stage de 6 mois". */
const BEHIND = new RegExp(`(?<!\\p{L})(?:${THING}|${LENGTH})(?!\\p{L})[^\\d\\n.;]{0,30}?$`, 'u');
/** Right behind it stands the thing: "6-month internship", "12 month fixed term contract". */
const BEFORE = new RegExp(`^[\\s-]{1,3}(?:[\\p{L}-]{1,20}\\s){0,2}?(?:${THING})(?!\\p{L})`, 'u');
/** So far around a span is looked. */
const REACH = 60;
const OTHER =
  /experience|erfahrung|expérience|experiencia|esperienza|ervaring|experiência|experiență|опыт|kinh nghiệm|probation|probezeit|essai|prueba|prova|proef|notice|kündigung|préavis|leave|urlaub|elternzeit|congé|permiso|guarantee|warranty|review|old|alt\b|agée?|ago|vor\b|kontrata sa|evaluat/i;
const HAN =
  /(?:期间|期間|时长|为期|實習期|实习期|契約|合同|기간|계약|인턴십?)[^\d\n。]{0,8}?(\d{1,2})(?:\s?(?:-|–|~|〜|～|至|到|から)\s?(\d{1,2}))?\s?(?:个月|個月|か月|ヶ月|カ月|ヵ月|개월)/;
/** The words behind a span that may say what it is of. */
const AROUND = 24;
/** Further down a text speaks of other things. */
const READ_CHARACTERS = 12_000;

/** The span of months that a posting's title and text say it lasts; undefined where they do not, or say different ones. */
export function durationInText(title: string, text: string): MonthSpan | undefined {
  for (const part of [title, text.slice(0, READ_CHARACTERS)]) {
    const spans = spansIn(part.toLowerCase());
    const [first] = spans;
    if (first) return spans.every(({ min, max }) => min === first.min && max === first.max) ? first : undefined;
  }
  return undefined;
}

function spansIn(text: string): MonthSpan[] {
  const spans = [...text.matchAll(SPANS)].map((match) => {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - REACH), match.index);
    const behind = text.slice(end, end + REACH);
    const lead = BEHIND.exec(before)?.[0];
    if (lead === undefined && !BEFORE.test(behind)) return undefined;
    if (OTHER.test(`${lead ?? ''} ${behind.slice(0, AROUND).split(/[.;\n]/)[0]}`)) return undefined;
    const [, from = '', to = from, months, weeks] = match;
    if (weeks && numberOf(from) < FEWEST_WEEKS) return undefined;
    return spanOf(numberOf(from), numberOf(to), months ? 1 : weeks ? 1 / WEEKS_A_MONTH : 12);
  });
  const han = HAN.exec(text);
  return [...spans, han ? spanOf(Number(han[1]), Number(han[2] ?? han[1]), 1) : undefined].filter((span) => span !== undefined);
}

function spanOf(from: number, to: number, unit: number): MonthSpan | undefined {
  const [min, max] = [Math.round(from * unit), Math.round(to * unit)];
  return min >= 1 && max >= min && max <= LONGEST_MONTHS ? { min, max } : undefined;
}

const numberOf = (text: string): number => NUMBER_WORDS[text] ?? Number(text);
