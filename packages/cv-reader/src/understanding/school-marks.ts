// What is written behind the name of a school and is no part of it: how somebody did there, how far they came, how long it takes; and, in China, the
// degree, which no space parts from it in many a PDF.
import type { CvEducation } from '../cv.ts';
import { MARK_WORD } from './degree-marks.ts';
import type { Label } from './words/locale-words.ts';

const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
/** The best mark of scales that are in use; what else stands behind a stroke may be a year. */
const BEST = String.raw`(?:4[.,][035]0?|[4-7]|10(?:[.,]0)?|12|20|30|60|100|110)`;
const HONOURS =
  '(?:summa |magna )?cum laude|(?:first|second|third)[- ]class(?: hon(?:ou)?rs?)?|(?:upper|lower) second(?:[- ]class)?(?: hon(?:ou)?rs)?|2[:.][12]|(?:with )?(?:(?:high|highest|great) )?(?:honou?rs|distinction|merit)|(?:avec )?mention (?:très bien|assez bien|bien|honorable|passable)|avec (?:les )?félicitations(?: du jury)?|con lode|com (?:distinção|louvor)|con (?:honores|distinción|mención honorífica)|mit auszeichnung|met (?:grote )?onderscheiding|с отличием|красный диплом|(?:xếp )?loại:? (?:khá|giỏi|xuất sắc|trung bình(?: khá)?)|may (?:mataas na )?karangalan';
const MARK = new RegExp(
  `^(?:(?:${MARK_WORD})\\s*[:：=]?\\s*\\d[\\d.,/%\\s]*(?:e lode)?|${NUMBER}\\s?/\\s?${BEST}(?:\\s?e lode)?|\\d{1,3}(?:[.,]\\d{1,2})?\\s?(?:%|valores|val\\.|points|puntos|pontos|punti|баллов|балла|điểm)|\\d{1,2}[.,]\\d{1,2}|${HONOURS})$`,
  'iu',
);
const STATE =
  /^(?:(?:noch )?laufend|ohne abschluss|(?:vorzeitig )?abgebrochen|nicht abgeschlossen|en cours|inachevée?|abandonnée?|en curso|cursando|sin (?:terminar|título)|incomplet[oa]s?|inconclus[oa]|em andamento|em curso|a frequentar|trancad[oa]|conclu[ií]d[oa]|in corso|non (?:completat|terminat|conclus)[oa]|lopend|niet (?:afgerond|voltooid)|afgebroken|zonder diploma|în curs|neterminată|nefinalizată|no degree|did not graduate|in progress|ongoing|expected|not completed|incomplete|unfinished|graduated|kasalukuyan|hindi natapos|在读|在職|在学中?|卒業見込み?|재학(?:\s?중)?|중퇴|졸업(?:\s?예정)?|не оконч\p{L}*|незаконч\p{L}*|đang học)(?:$|[\s,，;])/iu;
const YEARS = /^\d(?:[,~-]\d)?\s?(?:년제|年制)$/u;
/** "11년 6개월", "2 years": no school is called so. */
const LENGTH_ALONE =
  /^\d{1,2}\s?(?:년|年|years?|yrs?|jahre?|ans?|años?|anos?|anni|jaar|ani|лет|года?|năm|taon)(?:\s?(?:and |und |et |y |e |en |și |и |at )?\d{1,2}\s?(?:개월|个月|ヶ月|か月|months?|monate?|mois|meses|mesi|maanden|luni|мес\p{L}*\.?|tháng|buwan))?$/iu;
/** The last bracket, though a comma within it may have cut it. */
const BRACKET = /^(.{2,}?\S)\s*[(（]([^()（）]{2,60})[)）]?$/u;

/** The school without such a bracket, and the mark that it gave. */
function withoutBracket(school: string): { name: string; mark?: string } {
  const [, name, inside = ''] = BRACKET.exec(school.trim()) ?? [];
  if (name === undefined) return { name: school };
  if (MARK.test(inside.trim())) return { name, mark: inside.trim() };
  return { name: STATE.test(inside.trim()) || YEARS.test(inside.trim()) ? name : school };
}

const CHINESE = /^(\p{Script=Han}{2,}(?:大学|学院|学校|分校))\s?(本科|大专|专科|高职|中专|学士|硕士(?:研究生)?|博士(?:研究生)?|研究生)$/u;

/** The name of a school alone; what stood behind it is told as labels tell it. `beside` was taken for the degree. */
export function schoolAlone(school: string | undefined, beside: string | undefined, labels: Map<Label, string>): string | undefined {
  if (school === undefined || LENGTH_ALONE.test(school.trim())) return undefined;
  const [, chinese, degree] = CHINESE.exec(school) ?? [];
  if (chinese !== undefined && degree !== undefined && !labels.has('degree')) {
    labels.set('degree', degree);
    if (beside !== undefined && !labels.has('field')) labels.set('field', beside);
    return chinese;
  }
  const { name, mark } = withoutBracket(school);
  if (mark !== undefined && !labels.has('grade')) labels.set('grade', mark);
  return name;
}

/** "High School Diploma, Woodward High School": the words of the degree are the school's too, whose name was taken for what was studied. */
const NAME =
  /^(?:\p{Lu}\S*\s){1,5}(?:(?:High|Secondary|Grammar) School|(?:Community )?College|Academy|University)$|^(?:IHK|HWK)\s\p{Lu}\S+$/u;

export function withSchoolInField(entry: CvEducation): CvEducation {
  const { field, ...others } = entry;
  const isSchool = field && !entry.school && entry.degree && NAME.test(field.value);
  return isSchool ? { ...others, school: { ...field, doubt: 'check' } } : entry;
}
