// What stands in one line with a school and a degree and names neither ("…, Department of Law, GPA 3.6, evening classes, in partnership with Norsea Ltd"):
// marks, honours, forms of study, how it was left, what was written, and the faculty beside the school that it is of.
import type { Context } from './context.ts';
import { isMarkAlone, MARK_WORD } from './degree-marks.ts';
import { degreeMark } from './degrees.ts';
import { NO_SUBJECT } from './departments.ts';
import { fieldBehindWord, GRADE } from './education-words.ts';
import { schoolMark } from './orgs.ts';
import type { Segment } from './segments.ts';
import { STUDY_FORM } from './study-forms.ts';

/** "nota media 7,8", "Note: gut", "điểm TB 7.9", "Abschlussnote sehr gut". */
const MARK = new RegExp(
  `^(?:(?:${MARK_WORD}|(?:final |overall )?(?:grade|mark|result)s?|punteggio|promedio|qualifica|calificación|classificação(?: final)?|eindcijfer|eindlijstgemiddelde|media generală|xếp loại|tốt nghiệp(?: xếp)? loại|loại|оценка|ср\\.? ?балл)(?:\\s(?:di|de|final[ea]?|of))?\\s*[:：=]?\\s*(?:\\d[\\d.,/%\\s]*(?:e lode|valores)?|(?:sehr gut|gut|befriedigend|good|excellent|giỏi|khá|xuất sắc|trung bình(?: khá)?|goed|bien|bom|muito bom|bună|отлично|хорошо)))$`,
  'iu',
);

/** With whom, about what and beside what somebody studied. */
const TOLD =
  /^(?:(?:in|en|em|în|в)\s(?:kooperation|zusammenarbeit|verbindung|cooperation|partnership|association|collaboration|conjunction|partenariat|coopération|colaboración|convenio|alianza|cooperación|collaborazione|convenzione|parceria|colaboração|parteneriat|colaborare|сотрудничестве)\s|(?:in samenwerking|совместно|hợp tác|liên kết|in partnerschap)\s|(?:(?:bachelor|master|diplom|abschluss|doktor|final|senior|doctoral|end|diploma|licentie|licență)?-?(?:arbeit|thesis|dissertation|scriptie|werk)|(?:thema|titel|title|thesis|thèse|mémoire|tesi(?:na)?|tesis|tese|tcc|trabajo (?:de )?fin de grado|tfg|tfm|afstudeeropdracht|lucrare(?: de (?:licență|disertație))?|teză|тема(?: диплома)?|дипломная работа|диссертация|đề tài|khóa luận|luận văn|论文|論文|졸업논문)(?:\s(?:di laurea|de (?:doctorado|maestría|doutoramento|mestrado)))?)\s*[:：«"„“]|(?:minor|nebenfach|mineure|mención secundaria|bijvak|부전공|辅修|副専攻)(?:\s(?:in|en)|[:：])?\s|(?:kampus|campus|standort|sede(?:\sdi|\sde)?|vestiging|locatie|site\sd[eu']|polo d[ei]|кампус)\s\p{L}|tutor:|relatore:|supervisor:|betreuer(?:in)?:)/iu;

/** The same in the middle of what has no comma: "Politecnico di Penrino in collaborazione con MIP". */
const TOLD_WITHIN =
  /(?<![,，])\s+(?=(?:(?:in|en|em|în)\s(?:kooperation|zusammenarbeit|cooperation|partnership|association|collaboration|conjunction|partenariat|coopération|colaboración|convenio|alianza|collaborazione|convenzione|parceria|colaboração|parteneriat|colaborare|samenwerking)\s(?:mit|with|avec|con|com|met|cu)|совместно с)\s)|(?<![,，])\s+(?=(?:en|par)\s(?:alternance|apprentissage)(?:$|[\s,]))/giu;

/** A comma before what stands so. */
export const withCommasBeforeTold = (text: string): string => text.replace(TOLD_WITHIN, ', ').replace(OF_SUBJECT, ', специальность ');
const OF_SUBJECT = /(?<![,，])\s+по\s(?:специальности|профессии|направлению(?:\sподготовки)?)\s+(?=[«"„\p{Lu}])/gu;

/** How it was left: "nagtapos 2009", "diploma", "título obtenido". */
const LEFT =
  /^(?:nagtapos(?:\sng)?|graduated|alumn(?:us|a)|(?:met )?diploma(?: behaald)?|zonder diploma|certificado(?: de estudios)?|titulad[oa]|con título|completad[oa]|diplômé(?:e)?|abgeschlossen|mit abschluss|con diploma|com diploma|cu diplomă|с дипломом|đã tốt nghiệp|tốt nghiệp)$/iu;

/** "Faculty of Arts" and what it is called elsewhere, where the school itself stands beside it. */
const FACULTY =
  /^(?:(?:\p{L}+\s)?fakultät|fachbereich\s|(?:lehrstuhl|department|institut|seminar|zentrum)\sfür\s|faculty of\s|(?:graduate\s)?(?:school|college|department|dept\.?|division|institute) of\s|department\s|facultad\s|departamento\s|depto\.?\s|escuela (?:técnica )?(?:superior )?de\s|ufr\s|facult[ée]s?\s|département\s|facoltà\s|dipartimento\s|faculteit\s|departement\s|vakgroep\s|faculdade de\s|escola de\s|instituto de\s|facultatea\s|departamentul\s|catedra\s|(?:\p{L}+\s){0,3}факультет(?:\s|$)|кафедра\s|институт\s\p{Ll}|отделение\s|khoa\s|viện\s|bộ môn\s|kolehiyo ng\s|departamento ng\s)/iu;

const isSchool = (text: string, context: Context) => schoolMark(text, context) > 0 && degreeMark(text, context) === 0;

/** Whether a text names a faculty and no whole school. */
export const isFacultyOf = (text: string): boolean => FACULTY.test(text.trim());

/** Told of somebody's studies, and no name: kept as text, where it is no mark. */
export const isToldOfStudy = (text: string): boolean => TOLD.test(text.trim());

/** "학사 (부전공: 경영학)": what is told in brackets behind a degree is no part of it. */
export const withoutToldBracket = (text: string): string =>
  text.replace(/\s*[(（]([^()（）]+)[)）]$/u, (bracket, inside: string) => (isToldOfStudy(inside) ? '' : bracket));

/** A mark, in words or in numbers. */
export const isMarkOfStudy = (text: string): boolean => {
  // "xếp loại: Khá (GPA 3.12/4)"
  const plain = text.trim().replace(/\s*[(（][^()（）]*\d[^()（）]*[)）]$/u, '');
  return [text.trim(), plain].some((one) => GRADE.test(one) || MARK.test(one) || isMarkAlone(one));
};

const isLeft = (text: string) => LEFT.test(text.trim()) || NO_SUBJECT.test(text.trim()) || STUDY_FORM.test(text.trim());

/** "Diploma" alone: that somebody has one, where another piece says which. */
export const isLeftAlone = (text: string): boolean => LEFT.test(text.trim());

/** Nothing that somebody studied, nor where. */
export const isNoName = (text: string): boolean => isLeft(text) || isMarkOfStudy(text) || isToldOfStudy(text);

/** Which parts of a comma's list are none of its names; all of them would leave nothing. */
export function asidesOf(parts: readonly string[], context: Context): readonly string[] {
  const isWhole = (text: string) => isSchool(text, context) && !isFacultyOf(text);
  const hasSchool = parts.some((part) => isWhole(part));
  const isAside = (part: string, at: number) =>
    (at > 0 && isNoName(part)) ||
    (at > 0 && fieldBehindWord(part, context) !== undefined && degreeMark(part, context) === 0) ||
    (hasSchool && isFacultyOf(part) && !isWhole(part) && degreeMark(part, context) === 0);
  const found = parts.filter(isAside);
  return found.length < parts.length ? found : [];
}

/** The pieces of an entry without faculties, where its school stands beside them; these come back apart. */
export function withoutFaculties(segments: readonly Segment[], context: Context): { own: Segment[]; faculties: Segment[] } {
  const isWhole = ({ text }: Segment) => isSchool(text, context) && !isFacultyOf(text);
  const faculties = segments.some(isWhole)
    ? segments.filter((one) => isFacultyOf(one.text) && !isWhole(one) && degreeMark(one.text, context) === 0)
    : [];
  return { own: segments.filter((one) => !faculties.includes(one)), faculties };
}
