// Names of departments behind those of schools, where they are written without a mark between ("해양대학교 조선공학과"), and faculties, which say less of what
// was studied than a subject beside the degree does.
import type { CvEducation } from '../cv.ts';

const SCHOOL_AND_DEPARTMENT =
  /^(.{2,}(?:대학교|대학원|대학|캠퍼스))\s+([가-힣A-Za-z·]{2,}(?:학과|학부|전공|공학|계열|교육과|[가-힣]{2}과))(?:\s(?:편입\s?)?(?:졸업|수료|중퇴|재학|휴학)(?:\s?예정)?)?$/u;
/** "埼玉県立若葉高等学校　普通科　卒業": a wide space parts the school, what is studied there and how it was left. */
const JAPANESE_SCHOOL =
  /^(\S{2,}(?:学校|大学|大学院|学院|高校|専門学校|短期大学|スクール|カレッジ|アカデミー))[ \u3000]+(?:\S{1,12}(?:学部|研究科)[ \u3000]+)?(?:([\p{Script=Han}A-Za-z]\S{0,14}(?:科|学部|専攻|コース|学科))[ \u3000]*)?(?:[ \u3000]?(?:卒業|修了|中退|卒業見込み?|在学中))?$/u;

const FACULTY = /^\p{Script=Han}{2,16}(?:学院|學院|学部|學部)$/u;

/** Whose guidance somebody had, and how far they came, is nothing that is studied. */
export const NO_SUBJECT =
  /^(?:지도\s?교수|导师|指导教师|指導教員|advisor|supervisor)\s*[:：]|^(?:(?:최)?우등|조기|수석|편입)?\s?(?:졸업|수료|중퇴|재학|휴학)$|^(?:titulad[oa]|egresad[oa]|trunc[oa]|pasante|con título|con cédula|remise à niveau|diplômée?|abgeschlossen|completed|graduated|conclu[ií]d[oa]|completo|completa|afgerond|absolvită?|absolvent[ăa]?|окончен[аоы]?|đã tốt nghiệp|nakapagtapos|(?:met )?diploma (?:behaald|gehaald)|diploma:? (?:ja|yes|sí|si|sim|oui|da)|(?:met goed gevolg )?afgerond|geslaagd|dipl[oô]me obtenu|obtenu|título obtenido|obtenido|conseguido|diploma conseguito|conseguito|diplomă obținută|obținut|диплом получен|получен|abschluss erworben|bestanden|erworben|passed|awarded|achieved|obtained)$|^(?:cursando|em andamento|em curso|en curso|in corso|lopend|laufend|ongoing|currently enrolled|în curs|в процессе обучения|đang học|kasalukuyang nag-aaral)(?:$|[\s,;])|^\d{1,2}[ºª°o]?\s?(?:per[ií]odo|semestre)$/iu;

export const isFaculty = (text: string): boolean => FACULTY.test(text);

/** "Universidade de Coimbra. 18 valores": how somebody did, behind the point of the school's name. */
const MARK_BEHIND = /^(.{5,}\p{L}{3})\.\s(\d{1,2}(?:[.,]\d{1,2})?(?:\s(?:valores|val\.)|\s?\/\s?\d{1,3})?)$/u;

function withMarkApart(entry: CvEducation): CvEducation {
  const [, name, mark] = (entry.school && entry.grade === undefined && MARK_BEHIND.exec(entry.school.value)) || [];
  if (!entry.school || name === undefined || mark === undefined) return entry;
  return { ...entry, school: { ...entry.school, value: name }, grade: mark };
}

/** What an entry names that has neither a school nor a degree is where it was, whatever its words. */
function withSchoolOfField(entry: CvEducation): CvEducation {
  const { field, ...others } = entry;
  const isAlone = field && entry.school === undefined && entry.degree === undefined && (entry.start ?? entry.end) !== undefined;
  return isAlone && !DEPARTMENT_ALONE.test(field.value) ? { ...others, school: { ...field, doubt: 'check' } } : entry;
}

/** What schools have, and are not. */
const DEPARTMENT_ALONE = /(?:科|専攻|学部|コース|专业|系|학과|학부|전공|과)$/u;

/** An entry with the department behind its school as what was studied, where nothing else is. */
export function withDepartment(found: CvEducation): CvEducation {
  const read = withSchoolOfField(withMarkApart(found));
  const { field: written, ...others } = read;
  const entry: CvEducation = written && NO_SUBJECT.test(written.value) ? others : read;
  const { field } = entry;
  // "한밭대학교 경영학과 (학사)": beside a degree both were taken for what was studied.
  const school = entry.school ?? field;
  const isWhole = school !== undefined && (entry.school === undefined || field === undefined);
  const [, name, department] = (isWhole && (SCHOOL_AND_DEPARTMENT.exec(school.value) ?? JAPANESE_SCHOOL.exec(school.value))) || [];
  if (!school || name === undefined || department === undefined) return entry;
  return { ...entry, school: { ...school, value: name }, field: { value: department, doubt: 'check' } };
}
