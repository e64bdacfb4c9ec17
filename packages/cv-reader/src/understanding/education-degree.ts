// Which words of an entry of education are its degree, and which say what was studied: a label's, a piece's of the head, or one piece's for both.
import type { Locale } from '@fairway/rules/locales';
import type { Context } from './context.ts';
import { isCourse } from './courses-learned.ts';
import { withoutMarks } from './degree-marks.ts';
import { degreeMark, type FoundDegree, readDegree } from './degrees.ts';
import { NO_SUBJECT } from './departments.ts';
import { orgMark, schoolMark, titleMark } from './orgs.ts';
import type { Segment } from './segments.ts';
import type { Label } from './words/locale-words.ts';

/** Words of a degree that leave no other word. */
export const isBareDegree = (text: string, { words }: Context) => words.degrees.whole(text) !== undefined;

type DegreeAndField = { degree?: Partial<FoundDegree>; field?: string; fieldFrom?: Segment };

export function degreeAndField(
  written: string | undefined,
  others: readonly Segment[],
  labels: ReadonlyMap<Label, string>,
  isDegreeSlot: boolean,
  context: Context,
): DegreeAndField {
  const found = written === undefined ? undefined : withoutEndOfField(ofSlash(written, context) ?? readDegree(written, context));
  const isBareWritten = written !== undefined && isBareDegree(written, context);
  const isOther = ({ text }: Segment) =>
    couldBeField(text) &&
    // A company's form is nothing that is studied.
    orgMark(text, context) < 2 &&
    (degreeMark(text, context) === 0 ||
      // "Grado" beside "Educación Primaria": a step of school is what was studied there.
      (isBareWritten && schoolMark(text, context) === 0 && (!isBareDegree(text, context) || readDegree(text, context)?.isSchool === true)));
  const other = others.find(isOther);
  // "квалификация «экономист»": a word for what somebody became, before it.
  const [, became] = QUALIFIED.exec(written ?? '') ?? others.flatMap(({ text }) => [QUALIFIED.exec(text) ?? []])[0] ?? [];
  if (became && !others.some(({ text }) => isBareDegree(text, context)))
    return { degree: { degree: became.trim() }, ...(labels.has('field') && { field: labels.get('field') as string }) };
  const label = labels.get('field');
  // "Ingeniería Civil, Licenciatura": the second is a degree and nothing else, so the first is what was studied.
  const bare = others.find(({ text }) => isBareDegree(text, context));
  if (found && bare && written !== undefined && found.field === undefined && !isBareDegree(written, context) && !label)
    return { degree: readDegree(bare.text, context) as FoundDegree, field: written };
  // "Batsilyer sa Teknolohiya" beside "Elektronika": what is studied stands apart, so that the degree's own words are all its name.
  if (found?.field !== undefined && written !== undefined && !/[,，:：–—]/u.test(written) && other && isFieldApart(other, written, others))
    return { degree: { ...found, degree: written }, field: other.text, fieldFrom: other };
  // "Diploma sa Hayskul": a school is nothing that is studied.
  if (found?.field !== undefined && written !== undefined && isSchoolWord(found.field, context)) return { degree: { ...found, degree: /[,，]/.test(written) ? found.degree : written } }; // biome-ignore format: one thing
  // A form's own words: "Degree: Rope master" beside "Field: Nets".
  if (found && written === labels.get('degree') && label)
    return { degree: { ...found, degree: isEnd(written) ? found.degree : withoutMarks(written ?? found.degree) }, field: label };
  if (found?.isProfession && !label) return { degree: found };
  if (found) {
    const isKind = other !== undefined && found.isSchool && isKindOfSchool(other.text, context);
    const field = found.field ?? label ?? (other && !isKind && isNear(other, others) ? other.text : undefined);
    return { degree: found, ...(field && { field }), ...(other && !found.field && !label && { fieldFrom: other }) };
  }
  // No word of a degree: what is studied, or a degree that nobody knows.
  const degreeAt = others.find(({ text }) => degreeMark(text, context) > 0);
  const degree = degreeAt && readDegree(degreeAt.text, context);
  if (degree) return { degree, ...(((written ?? label) && { field: label ?? written }) as { field?: string }) };
  if (written === undefined) return label ? { field: label } : {};
  const joined = label ? undefined : unknownDegreeIn(written, context);
  if (joined) return joined;
  // "木工技術科" where others have their degrees: a department is what was studied.
  if (!label && DEPARTMENT.test(written)) return { field: written };
  const field = label ?? (isDegreeSlot ? other?.text : undefined);
  if (field !== undefined || isDegreeSlot)
    return { degree: { degree: written }, ...(field !== undefined && { field }), ...(!label && other && { fieldFrom: other }) };
  // "Повар, кондитер", "Carpenter (at night, 3rd year)": who somebody learned to be is what they have for it.
  // "Khóa học Lập trình Java": a course is what somebody has for it.
  if (isCourse(written, context) || isLearned(written, context)) return { degree: { degree: withoutMarks(written) } };
  return couldBeField(written) ? { field: written } : {};
}

/** "Liceu / Școală profesională": two degrees and nothing else are one. */
function ofSlash(written: string, context: Context): FoundDegree | undefined {
  const parts = written.split(/\s*\/\s*/u);
  const [first] = parts.map((part) => readDegree(part, context));
  return parts.length > 1 && first && parts.every((part) => isBareDegree(part, context)) ? { ...first, degree: written } : undefined;
}

const QUALIFIED = /^(?:(?:присвоена|получена|полученная)\s)?квалификация\s*[:–—-]?\s*[«"„]?([^«»"„“()]{3,60})[»"“]?(?:\s*[(（].*)?$/iu;

/** "졸업(전문학사)", as it is written. */
const isEnd = (written: string | undefined) => written !== undefined && NO_SUBJECT.test(written.replace(/\s*[(（].*$/u, ''));

/** "졸업(전문학사)": that somebody left is nothing that they studied. */
function withoutEndOfField(found: FoundDegree | undefined): FoundDegree | undefined {
  if (found?.field === undefined || !NO_SUBJECT.test(found.field)) return found;
  const { field: _field, ...others } = found;
  return others;
}

/** Words of a title that say more than a field's may. */
const LEARNED = 0.8;

/** Whether words are those of an occupation. */
export function isLearned(text: string, context: Context): boolean {
  const learned = withoutMarks(text);
  return titleMark(learned, context) > LEARNED && !/[@\d]|https?:/.test(learned);
}

/** What departments of schools are called where nothing is written between words. */
const DEPARTMENT =
  /^\S*[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー](?:学科|専攻|コース|課程|科|专业|系|학과|학부|전공|과|계열)$|^(?:인문|자연|실업|공업|상업|예체능)계$/u;

/** "유아교육과 학사 졸업", "普通科 卒業": that somebody has finished is no part of what they finished. */
export const withoutEnd = (text: string, context: Context): string => {
  const [, own = '', behind = ''] =
    /^(.*[\p{Script=Hangul}\p{Script=Han}](?:[(（][^()（）]+[)）])?)\s+(?:졸업(?:예정)?|수료|재학(?:\s?중)?|卒業(?:見込み?)?|修了|在学中|毕业|在读)(\s*[(（][^()（）]*[)）])?$/u.exec(
      text,
    ) ?? [];
  const isBare = own === '' || isBareDegree(text, context);
  // "경기산업대학교 졸업 (4년제)": a school, how it was left and how long it takes.
  if (!isBare && KOREAN_SCHOOL.test(own) && /^\s*$|년제/u.test(behind)) return own;
  return isBare || schoolMark(own, context) > 0 ? text : own + behind;
};

const KOREAN_SCHOOL = /^\S{2,}(?:대학교|대학|고등학교|중학교|초등학교|대학원)$/u;

/** Marks, years and words of an end are no field: "3,9/4,3", "졸업예정". */
const couldBeField = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  text.length <= 90 &&
  !/\d|@|https?:/.test(text) &&
  !/^(?:졸업|입학|수료|재학|중퇴|卒業|入学|修了|在学|毕业|在读)/u.test(text);

/** "MLitt in Museum Studies": what stands before the joint is a degree, though nobody knows its name. */
function unknownDegreeIn(text: string, { language }: Context): DegreeAndField | undefined {
  const joint = JOINTS[language] ?? JOINTS.en;
  const [, degree, field] = new RegExp(`^(\\p{Lu}[^,;]{1,40}?)\\s+(?:${joint}|in)\\s+(\\p{Lu}.{2,80})$`, 'u').exec(text) ?? [];
  return degree && field ? { degree: { degree }, field } : undefined;
}

/** What stands between a degree and its field and hardly ever in a field. */
const JOINTS: Partial<Record<Locale, string>> & { en: string } = {
  en: 'in',
  de: 'in',
  fr: 'en',
  es: 'en',
  it: 'in',
  pt: 'em',
  nl: 'in',
  ro: 'în',
};

/** "Abitur in": templates write the joint though nothing stands behind it. */
export const withoutJoint = (degree: string, { language }: Context) =>
  degree.replace(new RegExp(`\\s(?:in|${JOINTS[language] ?? 'in'})$`, 'u'), '');

const isNear = (segment: Segment, others: readonly Segment[]) => segment === others[0];

/** A word for a school of whatever kind, and nothing beside it. */
const isSchoolWord = (text: string, context: Context) => !/\s/.test(text) && schoolMark(text, context) + degreeMark(text, context) > 0;

/** "Maturità – Liceo delle Scienze": what leaves school, and of which kind that was. */
const isKindOfSchool = (text: string, context: Context) => context.words.schools.find(text).some(({ from }) => from === 0);

/** A short piece of the head in the letters of the degree, in its line or right beside it. */
const isFieldApart = (segment: Segment, degree: string, others: readonly Segment[]) =>
  isNear(segment, others) &&
  segment.row.bullet === undefined &&
  /^[\p{Lu}\p{Lo}]/u.test(segment.text) &&
  segment.text.split(/\s+/).length <= 4 &&
  degree.split(/\s+/).length <= 4;

/** The degree as a label, a piece of the head or, where nothing else is one, the field's own label says it ("Course: BSc Physics"). */
export function writtenDegree(piece: string | undefined, labels: Map<Label, string>, context: Context): string | undefined {
  // "Ausbildung zum Koch" above "Abschluss: Koch (IHK), Note 2": who somebody became says less than the degree's own words do.
  const isLess = piece !== undefined && degreeMark(piece, context) > 0 && degreeMark(labels.get('degree') ?? '', context) === 0;
  const written = (isLess ? piece : labels.get('degree')) ?? piece ?? labels.get('title');
  const field = labels.get('field');
  const found = field === undefined ? undefined : readDegree(field, context);
  // "Antas: Kolehiyo" beside "Kurso: Bachelor of Elementary Education": the stage, and the degree that it ended with.
  const isStage = written !== undefined && !/\s/u.test(written.trim()) && isBareDegree(written, context) && found?.isSchool === false;
  if ((written !== undefined && !isStage) || field === undefined || !found) return written;
  labels.delete('field');
  return field;
}
