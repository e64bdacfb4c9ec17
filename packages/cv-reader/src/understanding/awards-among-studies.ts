// "Lehrling des Jahres der Innung 2013" below the degree that it was given for: an award with its year is no entry of education, though it has a date.
import type { Row } from './context.ts';
import type { Entry } from './entries.ts';

const AWARD =
  /(?:des jahres|stipendi\p{L}*|\p{L}*preis|auszeichnung|of the year|award(?!\s(?:in|of)\s)|scholarship|prize|dean['’]s list|valedictorian|salutatorian|honou?r roll|premio|premiaz\p{L}*|beca|mejor (?:alumn[oa]|estudiante|promedio)|prêmio|prémio|bolsa de (?:estudo|mérito)|prix|bourse|borsa di studio|prijs|studiebeurs|premiu\p{L}*|bursă|стипенди\p{L}*|премия|грамота|победитель|học bổng|giải (?:nhất|nhì|ba|thưởng)|奖学金|三好学生|优秀(?:学生|毕业生)\p{L}*|受賞|奨学金|장학금|우수상|gawad|parangal|iskolarsyip)/iu;

const isAward = ({ head: [row, ...others], body }: Entry): boolean =>
  row !== undefined && others.length + body.length === 0 && isAwardRow(row);
const isAwardRow = ({ text, periods, bold }: Row): boolean =>
  !bold && periods.length === 1 && periods[0]?.isSingle === true && AWARD.test(text);

/** The entries, those that are nothing but an award told in the one above. */
export function withAwardsTold(entries: readonly Entry[]): Entry[] {
  const told: Entry[] = [];
  for (const entry of entries) {
    const last = told.at(-1);
    if (last && isAward(entry)) told[told.length - 1] = { ...last, body: [...last.body, ...entry.head, ...entry.body] };
    else told.push(entry);
  }
  return told;
}
