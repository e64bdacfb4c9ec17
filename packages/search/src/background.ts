// What somebody has worked as or in until now ("I've been a waiter for ten years", "ho lavorato in banca", 호텔에서 5년 일했는데), beside what they look for.
import { fold } from './words.ts';

const folded = (line: string): ReadonlySet<string> =>
  new Set(line.split(',').map((one) => fold(one).trim().replaceAll(/\s+/gu, ' '))); // biome-ignore format: one thought

/** How people begin to say what they did. */
const DID = folded(`
  redundant from, laid off from, let go from, retired from, resigned from, left my job as, left my job in, quit my job as,
  worked, been working, i work, currently work, am working, currently working, been a, been an, i was a, i was an, was working, used to work, used to be, employed, experience, background, career,
  gearbeitet, arbeite seit, arbeite als, arbeite derzeit, arbeite momentan, arbeite aktuell, arbeitete, ich war, war ich, erfahrung, erfahrungen, berufserfahrung, komme aus, tätig, entlassen bei, gekündigt bei,
  travaillé, travaille depuis, travaille actuellement, j’ai été, étais, expérience, expériences, carrière, licencié de, licenciée de,
  trabajé, trabajado, trabajando, trabajaba, llevo, fui, he sido, experiencia, carrera, despedido de, despedida de,
  trabalhei, trabalhado, trabalhava, trabalho há, trabalho desde, já fui, experiência, demitido de, demitida de, despedido de,
  lavorato, lavoro da, lavoravo, sono stato, sono stata, facevo, esperienza, esperienze, licenziato da, licenziata da,
  gewerkt, werk al, werk nu, werk momenteel, werkte, ik was, ik werk, ervaring, werkervaring, ontslagen bij,
  lucrat, lucrez de, lucrez acum, lucram, am fost, experiență,
  работал, работала, работаю, проработал, проработала, был, была, опыт, опытом, стаж, уволили из, уволилась из, уволился из, сократили из,
  đã làm, từng làm, đang làm, kinh nghiệm, đã từng,
  nagtrabaho, nagtatrabaho, nagtatrabahong, nagtrabahong, dati akong, naging, karanasan, experience ko`);
const DID_WORDS_MAX = 3;
const YEARS = 'years?|yrs?|jahren?|jahre|ans|annees?|anos?|anni|anno|jaar|jaren|ani|лет|года?|nam|taong?|taon';
const IS_YEARS = new RegExp(`^(?:${YEARS})$`, 'u');
const NUMBER = '(?:\\d+|\\p{L}+)';
/** What stands between that and the thing, besides years and their number. */
const BETWEEN = new Set(
  (
    'as a an the in at of with always mostly mainly for over last past full part time als im bei beim einer einem der dem den immer seit uber mehr lang fur ' +
    'comme dans en au aux la le l les un une depuis pendant plus de como del el los las sempre siempre durante desde hace mas em no na num numa ha por mais come nel nella nell per da di piu ' +
    'altijd een het bij voor meer dan al ca intr din mereu timp peste в на по как более уже o trong cho tren hon bilang sa ng isang ako akong loob работы'
  ).split(' '),
);
const BETWEEN_MAX = 8;

/** Whether the last clause of what stands before a thing says that it was done. */
function isSaidBefore(before: string): boolean {
  const words = (before.split(/[.,;!?:()]/u).at(-1) ?? '').split(/[\s'’]+/u).filter((word) => word !== '');
  for (let end = words.length, between = 0; end > 0 && between <= BETWEEN_MAX; end--, between++) {
    for (let length = 1; length <= Math.min(DID_WORDS_MAX, end); length++)
      if (DID.has(words.slice(end - length, end).join(' '))) return true;
    const word = words[end - 1]!;
    // The number of years is a word of its own.
    if (IS_YEARS.test(word)) end--;
    else if (!BETWEEN.has(word) && !/^\d+$/u.test(word)) return false;
  }
  return false;
}

/** Right behind it. */
const BEHIND = new RegExp(
  `^(?:\\s(?:(?:for|over|seit|depuis|pendant|durante|desde hace|ha|per|da|al|timp de|de)\\s)?(?:${NUMBER}\\s)?(?:${NUMBER}\\s(?:${YEARS})(?!\\sold))?\\s?(?:gearbeitet|gewerkt|tatig|werkzaam)(?:\\s|$|[,.;])|\\s(?:for|seit|depuis|pendant|durante|desde hace|per|da|al|timp de)\\s(?:the\\s(?:last|past)\\s|mehr als\\s|mas de\\s|piu di\\s|plus de\\s)?${NUMBER}\\s(?:${YEARS})(?:\\s|$|[,.;])|\\s\\d+\\snam(?:\\s|$|[,.;]))`,
  'u',
);
const DENSE_BEFORE =
  /(?:做了|干了|當了|当了|做过|做過|当过|當過|干过|从事了?|從事了?)[\d一二三四五六七八九十两兩几幾多]*(?:多?年多?)?(?:的)?$|[\d一二三四五六七八九十两兩]+年(?:的)?$/u;
const DENSE_BEHIND =
  /^(?:会社|業界|店|関係|系)?(?:で|として|を|に)(?:は)?(?:[\d一二三四五六七八九十]+年(?:間|ほど|以上)?)?(?:働いてい|働いて|働きま|働いた|勤め|勤務|してき|していま|してい|やってい|経験)|^(?:회사|업계|쪽|분야)?(?:에서|로|으로|를|을)?\s?(?:\d+년\s?(?:간|동안|정도|넘게)?\s?)?(?:일했|일하다|일해\s?왔|근무|다녔|다니다|했었|경력|하다가)|^(?:行业|行業|公司)?(?:做了|干了|工作了|工作过|的?工作经验|工作經驗|的?经验|经历|出身)/u;

/** Whether a stretch of a folded question is what somebody has done so far. @rule search.32 */
export function wasDone(question: string, { from, to }: { from: number; to: number }): boolean {
  const [before, behind] = [question.slice(0, from), question.slice(to)];
  return isSaidBefore(before) || BEHIND.test(behind) || DENSE_BEFORE.test(before) || DENSE_BEHIND.test(behind);
}
