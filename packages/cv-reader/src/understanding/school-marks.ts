// What is written behind the name of a school and is no part of it: how somebody did there, how far they came, how long it takes; and, in China, the
// degree, which no space parts from it in many a PDF.
import type { CvEducation } from '../cv.ts';
import type { Context } from './context.ts';
import { isMarkAlone, isShortOf, withoutMarks } from './degree-marks.ts';
import { readDegree } from './degrees.ts';
import { SUBJECT } from './education-words.ts';
import { orgMark } from './orgs.ts';
import { isNoName } from './study-asides.ts';
import type { Label } from './words/locale-words.ts';

const STATE =
  /^(?:(?:noch )?laufend|ohne abschluss|(?:vorzeitig )?abgebrochen|nicht abgeschlossen|en cours|inachevée?|abandonnée?|en curso|cursando|sin (?:terminar|título)|incomplet[oa]s?|inconclus[oa]|em andamento|em curso|a frequentar|trancad[oa]|conclu[ií]d[oa]|in corso|non (?:completat|terminat|conclus)[oa]|lopend|niet (?:afgerond|voltooid)|afgebroken|zonder diploma|în curs|neterminată|nefinalizată|no degree|did not graduate|in progress|ongoing|expected|not completed|incomplete|unfinished|graduated|kasalukuyan|hindi natapos|在读|在職|在学中?|卒業見込み?|재학(?:\s?중)?|중퇴|졸업(?:\s?예정)?|не оконч\p{L}*|незаконч\p{L}*|đang học)(?:$|[\s,，;])/iu;
const YEARS = /^\d(?:[,~-]\d)?\s?(?:년제|年制)$/u;
/** "（211）", "（985、双一流）": of which list a Chinese university is. */
const RANK = /^(?:(?:985|211|双一流|一本|二本|三本|重点|本部)(?:[工程高校大学、/，,\s]|985|211|双一流|一本|重点)*)$/u;
/** "11년 6개월", "2 years": no school is called so. */
const LENGTH_ALONE =
  /^\d{1,2}\s?(?:년|年|years?|yrs?|jahre?|ans?|años?|anos?|anni|jaar|ani|лет|года?|năm|taon)(?:\s?(?:and |und |et |y |e |en |și |и |at )?\d{1,2}\s?(?:개월|个月|ヶ月|か月|months?|monate?|mois|meses|mesi|maanden|luni|мес\p{L}*\.?|tháng|buwan))?$/iu;
/** The last bracket, though a comma within it may have cut it. */
const BRACKET = /^(.{2,}?\S)\s*[(（]([^()（）]{2,60})[)）]?$/u;

/** The school without such a bracket, and the mark that it gave. */
function withoutBracket(school: string): { name: string; mark?: string } {
  const [, name, inside = ''] = BRACKET.exec(school.trim()) ?? [];
  if (name === undefined) return { name: school };
  if (isMarkAlone(inside)) return { name, mark: inside.trim() };
  // "Universidade Estácio de Sá (RJ)", "Liceo Torricelli (RA)": a state's or a province's letters, where they are not the school's own.
  if (/^\p{Lu}{2}$/u.test(inside) && !isShortOf(inside, name)) return { name };
  const isNone =
    STATE.test(inside.trim()) || YEARS.test(inside.trim()) || RANK.test(inside.trim()) || SUBJECT.test(inside) || isNoName(inside);
  return { name: isNone ? name : withoutMarks(school) };
}

/** "就读于安徽省阜阳市第三中学": that somebody was there. */
const AT = /^(?:就读于|毕业于|就讀於|畢業於|考入|高中就读|本科就读于)\s?(?=\p{Script=Han}{3})/u;

const CHINESE = /^(\p{Script=Han}{2,}(?:大学|学院|学校|分校))\s?(本科|大专|专科|高职|中专|学士|硕士(?:研究生)?|博士(?:研究生)?|研究生)$/u;

/** "贵州省卫生学校护理专业" */
const CHINESE_SUBJECT = /^(\p{Script=Han}{3,}?(?:大学|学院|学校))(\p{Script=Han}{2,12}专业)$/u;

/** The name of a school alone; what stood behind it is told as labels tell it. `beside` was taken for the degree. */
export function schoolAlone(written: string | undefined, beside: string | undefined, labels: Map<Label, string>): string | undefined {
  if (written === undefined || LENGTH_ALONE.test(written.trim())) return undefined;
  const school = written.replace(AT, '');
  const [, chinese, degree] = CHINESE.exec(school) ?? [];
  if (chinese !== undefined && degree !== undefined && !labels.has('degree')) {
    labels.set('degree', degree);
    if (beside !== undefined && !labels.has('field')) labels.set('field', beside);
    return chinese;
  }
  const [, house, subject] = CHINESE_SUBJECT.exec(school) ?? [];
  if (house !== undefined && subject !== undefined) {
    if (!labels.has('field')) labels.set('field', subject);
    return house;
  }
  const { name, mark } = withoutBracket(school);
  if (mark !== undefined && !labels.has('grade')) labels.set('grade', mark);
  return name;
}

/** "High School Diploma, Woodward High School": the words of the degree are the school's too, whose name was taken for what was studied. */
const NAME =
  /^(?:\p{Lu}\S*\s){1,5}(?:(?:High|Secondary|Grammar) School|(?:Community )?College|Academy|University)$|^(?:IHK|HWK)\s\p{Lu}\S+$/u;

/** A company's form says so much. */
const FIRM = 2;

/** "SG Greijdanus", "C.P. San José, Getafe": kinds of schools in their first letters, and what this one is called. */
const SHORT_NAME =
  /^(?!(?:IT|ICT|HR|PR|EDV|BWL|VWL|CAD|CNC|UX|UI|TVL|STEM|ABM|HUMSS|GAS|NC)\s)((?:(?:\p{Lu}\.\s?){2,}|\p{Lu}{2,4}|\p{Lu}\p{Ll}{1,3}\.)\s?(?:\p{Lu}\p{L}|[„“"«]|n[.º°]|\d)[^,]{1,50})(?:,\s(\p{Lu}[\p{L}\s'’-]{2,30}))?$/u;

export function withSchoolInField(entry: CvEducation, context: Context): CvEducation {
  const { field, ...others } = entry;
  if (!field || entry.school || !entry.degree) return entry;
  // "Industriekaufmann, Siemens AG": a firm where a trade was learned.
  if (NAME.test(field.value) || orgMark(field.value, context) >= FIRM) return { ...others, school: { ...field, doubt: 'check' } };
  const [, name, town] = (readDegree(entry.degree.value, context)?.isSchool && SHORT_NAME.exec(field.value)) || [];
  if (name === undefined) return entry;
  return {
    ...others,
    school: { value: name, doubt: 'check' },
    ...(town && !entry.location && { location: { value: town, doubt: 'check' } }),
  };
}
