// How much a text's words say that it is an organization, a school or a job: 0 where they say nothing, more than 1 where they say it twice.
import type { Context } from './context.ts';
import { occupationShare } from './occupations.ts';
import { isUnspaced } from './phrases.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Forms of companies of the countries whose CVs are read; in capitals as they are written. */
const FORMS =
  /(?:^|[\s,(.])(?:GmbH(?: & Co\.? KG(?:aA)?)?|AG|KG|OHG|UG|e\. ?V\.|e\. ?G\.|eG|VEB|LPG|SE|Inc\.?|LLC|LLP|Ltd\.?|PLC|plc|Corp\.?|Co\.|S\.? ?A\.? ?S?\.?|S\.?A\.?R\.?L\.?|SARL|SAS|SASU|S\.? ?p\.? ?A\.?|S\.? ?r\.? ?l\.?|S\.?R\.?L\.?|S\.? ?L\.?(?: ?U\.?)?|S\.?L\.?U\.?|S\.? ?A\. de C\.? ?V\.?|Ltda\.?|LTDA|Lda\.?|ME|EIRELI|B\.? ?V\.?|N\.? ?V\.?|VOF|V\.O\.F\.|Pty|Oy|AB|A\/S|ApS|AS|Sp\. z o\.o\.|d\.o\.o\.|JSC|PJSC|OOO|ООО|ОАО|ЗАО|ПАО|АО|ИП|ГБУЗ?|МБОУ|ГБОУ|МБУ|МАУ|МКУ|МУ|ГКУ|ГАУ|МОУ|МАОУ|МКОУ|НОУ|ЧОУ|АНО|ГАПОУ|ГБПОУ|ОГБУ|ФГБУ|ФГБОУ|ФГАОУ|ФКУ|КФХ|ФГУП|НПО|НИИ|МУП|ГУП|ТОО|S\.C\.|SC|PFA|Cty|TNHH|CP|TMCP|JS Company)(?=$|[\s,).;:])/u;
const UNSPACED_FORMS =
  /株式会社|有限会社|合同会社|合資会社|財団法人|社団法人|医療法人|学校法人|社会福祉法人|有限公司|股份|集团|集團|公司|주식회사|유한회사|㈜|\(주\)|\(유\)|재단법인|사단법인|㈱|\(株\)|（株）|（주）/u;
const QUOTED = /[«"„“][^»"“”]{2,60}[»"“”]/u;

const ALL_QUOTED = new RegExp(QUOTED.source, 'gu');

/** Fields of work that Korean and Chinese titles may end with, and names of firms as well: "한빛조경개발" ("development"). */
const ACTIVITY =
  /(?:개발|기획|마케팅|홍보|영업|구매|판매|회계|세무|재무|감사|법무|인사|행정|총괄|설계|시공|공무|품질|물류|생산|제조|조립|디자인|편집|촬영|번역|개발|策划|设计|运营|推广|产品|市场|财务|审计|测试|开发)$/u;
/** So much of a word that ends with a field of work must be known for it to be a title. */
const ACTIVITY_PART = 0.4;

/** "Boulangerie", "Ingenieurbüro", "Agentur für Arbeit": a house is called with the word of who works in it. */
const HOUSE =
  /(?:erie|[eo]r[ií]a|erij|erei|büro|praxis|kanzlei|werkstatt|agentur|schule|akademie|verband|verein|innung|kammer|gesellschaft|bureau|kantoor|bedrijf|praktijk|vereniging|editorial|consult[oó]rio|agen[tț]i[aăe])$/iu;

/** For a title of a job. */
export function titleMark(text: string, { words }: Context): number {
  const quoted = [...text.matchAll(ALL_QUOTED)];
  const isQuoted = ({ from, to }: { from: number; to: number }) => quoted.some((one) => one.index < from && one.index + one[0].length > to);
  // «Центральная бухгалтерия»: a name in marks is called with the word of who works there.
  const found = words.titles.find(text).filter((hit) => !isQuoted(hit));
  if (found.length === 0) return occupationMark(text, words);
  // "Văn phòng luật sư", "法務局": a title within the words for an organization is a part of them; so is a house that is one itself ("Boulangerie").
  const orgs = words.orgs.find(text);
  const isPart = (hit: { from: number; to: number }) =>
    orgs.some(
      ({ from, to }) => from <= hit.from && to >= hit.to && (to - from > hit.to - hit.from || HOUSE.test(text.slice(hit.from, hit.to))),
    );
  const hits = found.filter((hit) => !isPart(hit));
  if (hits.length === 0) return 0;
  const [only, ...more] = hits;
  const isFirm = only && more.length === 0 && !/\s/.test(text) && ACTIVITY.test(text) && only.to - only.from < text.length * ACTIVITY_PART;
  if (isFirm) return 0;
  const last = hits.at(-1);
  const covered = hits.reduce((sum, { from, to }) => sum + to - from, 0) / text.length;
  const isAtEdge = hits[0]?.from === 0 || (last && last.to >= text.length - 1) || false;
  return 0.8 + (isAtEdge ? 0.4 : 0) + (covered > 0.6 ? 0.4 : 0);
}

/** For what no word marks as a title: an occupation of the dictionary, if nothing in it is an organization's. */
function occupationMark(text: string, words: Vocabulary): number {
  if (
    HOUSE.test(text) ||
    FORMS.test(text) ||
    UNSPACED_FORMS.test(text) ||
    words.orgs.find(text).length + words.schools.find(text).length > 0
  )
    return 0;
  const share = occupationShare(text, words.language);
  return share === 0 ? 0 : 0.8 + (share === 1 ? 0.4 : 0);
}

/** For an employer: forms of companies, words that stand in names of organizations, schools. */
export function orgMark(text: string, { words }: Context): number {
  if (UNSPACED_FORMS.test(text) || FORMS.test(text)) return 2;
  const isNamed = ({ from, to }: { from: number; to: number }) =>
    !HEAD.test(text.slice(from, to)) &&
    !TOWN.test(text.slice(from)) &&
    (!HEIM.test(text.slice(from, to)) || HOME.test(text.slice(from, to)));
  // "학생연구원": who works in an institute is called with its word, and a longer one says it.
  const titles = isUnspaced(text) ? words.titles.find(text) : [];
  const isWithinTitle = ({ from, to }: { from: number; to: number }) =>
    titles.some((one) => one.from <= from && one.to >= to && one.to - one.from > to - from);
  const hits = words.orgs.find(text).filter((hit) => isNamed(hit) && !isWithinTitle(hit));
  const isSchool = words.schools.find(text).some(isNamed);
  const isAtEdge = hits.some(({ from, to }) => from === 0 || to >= text.length - 1);
  const marks = (hits.length > 0 ? 0.8 + (isAtEdge ? 0.3 : 0) : 0) + (isSchool ? 0.6 : 0) + (QUOTED.test(text) ? 0.5 : 0);
  return isUnspaced(text) && hits.some(({ to }) => to >= text.length - 1) ? marks + 0.5 : marks;
}

/** Vietnamese says "science" with the word for a faculty: "Khoa học biển" is a subject. */
const SCIENCE = /^khoa học(?!\s(?:và|xã hội và nhân văn))/iu;

/** Short names of Russian universities end with the first letters of "state university" and the like: "КазНУ", "СПбГТУ". A building trust ("СМУ-5") and machines ("ЧПУ") are none. */
const RUSSIAN_SHORT = /(?<!\p{L})(?!СМУ|ЧПУ)\p{Lu}\p{L}{0,6}(?:[ГНТПМЭАЛФ]У|ВШЭ|ИТМО|МИФИ|ГИМО|РАНХиГС)(?![\p{L}\d]|-\d)/u;

/** Vietnamese calls who leads ("trưởng") as a school ("trường") but for its tone. */
const HEAD = /^trưởng(?![\p{L}\p{M}])/iu;

/** "Heidenheim", "Mannheim": towns end as homes do ("Seniorenheim"). */
const HEIM = /\p{L}heim$/u;
const HOME =
  /(?:senioren|pflege|alten|alters|kinder|wohn|tier|jugend|studenten|studierenden|erholungs|obdachlosen|mutter-kind-|ferien|landschul|schul|vereins|behinderten|lehrlings|mädchen|frauen|männer|flüchtlings|familien|blinden|kolping|schüler|personal|gäste)heim$/iu;

/** A town whose name begins like an association's. */
const TOWN = /^hội an(?![\p{L}\p{M}])/iu;

/** The programme, and no school called so. */
const ERASMUS = /^erasmus\s?(?:\+|plus|mundus)?\)?$/iu;

/** For a school. */
export function schoolMark(text: string, { words }: Context): number {
  const hits = words.schools
    .find(text)
    .filter(({ from, to }) => !SCIENCE.test(text.slice(from)) && !ERASMUS.test(text.slice(from)) && !HEAD.test(text.slice(from, to)));
  if (hits.length === 0) return RUSSIAN_SHORT.test(text) ? 1.3 : 0;
  const isAtEdge = hits.some(({ from, to }) => from === 0 || to >= text.length - 1);
  return 1 + (isAtEdge ? 0.3 : 0) + (hits.length > 1 ? 0.2 : 0);
}
