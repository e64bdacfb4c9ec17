// A school, its faculty, its department, the degree and how somebody left, one behind the other with nothing but spaces and brackets between them:
// "明治大学 商学部 商学科 卒業 学士（商学）", "한양대학교(서울) 경영학과 졸업", "县立一中（高中）". Each is known by its last letters.
import type { CvEducation } from '../cv.ts';
import type { Context } from './context.ts';
import { isCourse } from './courses-learned.ts';
import { readDegree } from './degrees.ts';
import { schoolMark } from './orgs.ts';

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u;
const SCHOOL =
  /(?:大学校?|大学院|大學|学校|學校|高校|学院|學院|学園|短大|高専|中学|高中|[一二三四五六七八九十]中|スクール|カレッジ|アカデミー|センター|訓練校|대학교|대학원|대학|학교|고교|여고|아카데미|폴리텍)$/u;
/** What goes on with the name of a school behind a space. */
const GOES_ON = /^(?:\S{0,8}(?:大学院|대학원)|\S{1,8}(?:캠퍼스|キャンパス|校区|校舎|本校|分校))$/u;
const LEFT =
  /^(?:(?:に)?入学|卒業(?:見込み?|予定)?|修了(?:見込み?)?|中退|在学中?|졸업(?:\s?예정)?|수료|중퇴|재학(?:\s?중)?|휴학|입학|편입|毕业|畢業|在读|肄业|结业)$/u;
const FORM =
  /^(?:夜間部?|昼間部?|定時制|通信制|全日制|非全日制|第?[一二12]部|주간|야간|自考|统招|统分|函授|成人|全日制统招|本校|分校|\d(?:[,~-]\d)?\s?(?:년제|年制)|985|211|双一流|(?:985|211|双一流)[、/，,\s].*|(?:학점|GPA|평점).*|\d[\d./\s]*)$/iu;
const DEGREE =
  /^(?:高度専門士|短期大学士|専門士|準学士|学士|修士|博士|硕士|碩士|본과|학사|석사|박사|전문학사|本科|大专|专科|中专|高中|初中|高职)(?:課程|前期課程|後期課程|과정|研究生|生|学位|毕业|卒業|졸업)?$/u;
const MINOR = /^(?:부전공|복수전공|辅修|副専攻)\s*[:：]?/u;
const FACULTY = /(?:学部|研究科|学院|단과대학|대학)$/u;
const DEPARTMENT = /(?:科|専攻|コース|学類|学域|专业|專業|系|학과|전공|과|계열|인문계|자연계|실업계|공학|학부|경영|디자인)$/u;

type Parts = { school: string; field?: string; degree?: string; note: string[] };

/** The text at its spaces, and at its brackets, which stay what they are. */
const tokensOf = (text: string): string[] => [...text.matchAll(/[(（][^()（）]*[)）]|[^\s\u3000()（）]+/gu)].map(([token]) => token);

const inner = (token: string): string | undefined => /^[(（](.*)[)）]$/u.exec(token)?.[1]?.trim();

/** What each token behind the school is; nothing where one of them says nothing. */
function readRest(tokens: readonly string[], text: string, isDegreeTold: boolean, context: Context): Omit<Parts, 'school'> | undefined {
  const [fields, note, unknown]: string[][] = [[], [], []];
  let [degree, faculty]: (string | undefined)[] = [];
  for (const [at, token] of tokens.entries()) {
    const [inside, before] = [inner(token), tokens[at - 1]];
    const word = inside ?? token;
    if (inside !== undefined && degree !== undefined && before === degree && text.includes(before + token)) degree += token;
    else if (LEFT.test(word) || FORM.test(word)) continue;
    else if (MINOR.test(word)) note?.push(word);
    else if (DEGREE.test(word)) degree ??= word;
    else if (FACULTY.test(word)) faculty ??= word;
    else if (DEPARTMENT.test(word)) fields?.push(word);
    else if (inside === undefined) unknown?.push(word);
    else note?.push(word);
  }
  const course = unknown?.join(' ') ?? '';
  const isLesson = degree === undefined && isCourse(course, context);
  if (isDegreeTold && course !== '') fields?.push(course);
  const isTaken = course === '' || isLesson || isDegreeTold;
  const named = degree ?? (isLesson ? course : undefined);
  const studied = fields?.join(' ') || faculty;
  return isTaken ? { note: note ?? [], ...(studied && { field: studied }), ...(named && { degree: named }) } : undefined;
}

/** "経済学部 経済経営学科": a faculty and a department, and no school. */
export const isDepartmentAlone = (text: string): boolean =>
  /^\S{1,12}(?:学部|研究科)[ \u3000]\S{1,14}(?:科|専攻|コース|学類)$/u.test(text.trim());

/** The parts of such a text; nothing where its first words are no school, or all of them are. */
function eastAsianParts(text: string, told: { degree: boolean; field: boolean }, context: Context): Parts | undefined {
  const tokens = tokensOf(text);
  const [first = ''] = tokens;
  if (tokens.length < 2 || !EAST_ASIAN.test(first) || !(SCHOOL.test(first) || schoolMark(first, context) > 0)) return undefined;
  let end = 1;
  const isOfName = (token: string) =>
    GOES_ON.test(token) || (inner(token) !== undefined && SCHOOL.test(inner(token) ?? '') && !DEGREE.test(inner(token) ?? ''));
  while (end < tokens.length && isOfName(tokens[end] ?? '')) end += 1;
  const behind = tokens.slice(end);
  // "名古屋大学 工学部" beside a field: the faculty alone is said with the school.
  if (told.field && behind.every((token) => FACULTY.test(token))) return undefined;
  const rest = readRest(behind, text, told.degree, context);
  const school = tokens.slice(0, end).reduce((name, token) => (text.includes(name + token) ? name + token : `${name} ${token}`));
  return rest && tokens.length > end ? { school, ...rest } : undefined;
}

/** An entry with its school alone; what stood behind it is told where nothing else tells it. */
export function withEastAsianSchool(entry: CvEducation, context: Context): CvEducation {
  const named = entry.school ?? (entry.field && !entry.degree?.value.includes(entry.field.value) ? entry.field : undefined);
  const parts =
    named &&
    eastAsianParts(
      named.value,
      { degree: entry.degree !== undefined, field: entry.school !== undefined && entry.field !== undefined },
      context,
    );
  if (!named || !parts) return entry;
  const { field: ownField, ...others } = entry;
  const field = parts.field ?? (entry.school ? ownField?.value : undefined);
  const isNew = entry.degree === undefined && parts.degree !== undefined;
  const level = isNew ? readDegree(parts.degree ?? '', context) : undefined;
  const description = [...parts.note, entry.description ?? ''].filter((text) => text !== '').join('\n');
  return {
    ...others,
    school: { value: parts.school, doubt: named.doubt },
    ...(isNew && { degree: { value: parts.degree ?? '', doubt: 'check' } }),
    ...(level?.level && { level: { value: level.level, doubt: 'check' } }),
    ...(field && { field: { value: field, doubt: 'check' } }),
    ...(description && { description }),
  };
}
