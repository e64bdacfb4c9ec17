// How much a text's words say that it is an organisation, a school or a job: 0 where they say nothing, more than 1 where they say it twice.
import type { Context } from './context.ts';
import { isUnspaced } from './phrases.ts';

/** Forms of companies of the countries whose CVs are read; in capitals as they are written. */
const FORMS =
  /(?:^|[\s,(.])(?:GmbH(?: & Co\.? KG(?:aA)?)?|AG|KG|OHG|UG|e\. ?V\.|eG|SE|Inc\.?|LLC|LLP|Ltd\.?|PLC|plc|Corp\.?|Co\.|S\.? ?A\.? ?S?\.?|S\.?A\.?R\.?L\.?|SARL|SAS|SASU|S\.? ?p\.? ?A\.?|S\.? ?r\.? ?l\.?|S\.?R\.?L\.?|S\.? ?L\.?(?: ?U\.?)?|S\.?L\.?U\.?|S\.? ?A\. de C\.? ?V\.?|Ltda\.?|LTDA|Lda\.?|ME|EIRELI|B\.? ?V\.?|N\.? ?V\.?|VOF|V\.O\.F\.|Pty|Oy|AB|A\/S|ApS|AS|Sp\. z o\.o\.|d\.o\.o\.|JSC|PJSC|OOO|ООО|ОАО|ЗАО|ПАО|АО|ИП|ГБУЗ?|МБОУ|ГБОУ|ФГУП|НПО|НИИ|МУП|ГУП|ТОО|S\.C\.|SC|PFA|Cty|TNHH|CP|TMCP|JS Company)(?=$|[\s,).;:])/u;
const UNSPACED_FORMS =
  /株式会社|有限会社|合同会社|合資会社|財団法人|社団法人|医療法人|学校法人|社会福祉法人|有限公司|股份|集团|集團|公司|주식회사|유한회사|㈜|\(주\)|\(유\)|재단법인|사단법인|㈱|\(株\)|（株）|（주）/u;
const QUOTED = /[«"„“][^»"“”]{2,60}[»"“”]/u;

/** For a title of a job. */
export function titleMark(text: string, { words }: Context): number {
  const hits = words.titles.find(text);
  if (hits.length === 0) return 0;
  const last = hits.at(-1);
  const covered = hits.reduce((sum, { from, to }) => sum + to - from, 0) / text.length;
  const isAtEdge = hits[0]?.from === 0 || (last && last.to >= text.length - 1) || false;
  return 0.8 + (isAtEdge ? 0.4 : 0) + (covered > 0.6 ? 0.4 : 0);
}

/** For an employer: forms of companies, words that stand in names of organisations, schools. */
export function orgMark(text: string, { words }: Context): number {
  if (UNSPACED_FORMS.test(text) || FORMS.test(text)) return 2;
  const hits = words.orgs.find(text);
  const isSchool = words.schools.find(text).length > 0;
  const isAtEdge = hits.some(({ from, to }) => from === 0 || to >= text.length - 1);
  const marks = (hits.length > 0 ? 0.8 + (isAtEdge ? 0.3 : 0) : 0) + (isSchool ? 0.6 : 0) + (QUOTED.test(text) ? 0.5 : 0);
  return isUnspaced(text) && hits.some(({ to }) => to >= text.length - 1) ? marks + 0.5 : marks;
}

/** Vietnamese says "science" with the word for a faculty: "Khoa học biển" is a subject. */
const SCIENCE = /^khoa học(?!\s(?:và|xã hội và nhân văn))/iu;

/** For a school. */
export function schoolMark(text: string, { words }: Context): number {
  const hits = words.schools.find(text).filter(({ from }) => !SCIENCE.test(text.slice(from)));
  if (hits.length === 0) return 0;
  const isAtEdge = hits.some(({ from, to }) => from === 0 || to >= text.length - 1);
  return 1 + (isAtEdge ? 0.3 : 0) + (hits.length > 1 ? 0.2 : 0);
}
