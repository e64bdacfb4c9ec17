// Which of several pieces of an entry is its degree: a stage above it, a step of school beside it and a school's name with its words are none.
import type { Context } from './context.ts';
import { STEP_ALONE } from './degree-marks.ts';
import { degreeMark, readDegree } from './degrees.ts';
import { isBareDegree } from './education-degree.ts';
import { schoolMark } from './orgs.ts';
import type { Marked } from './roles.ts';
import type { Segment } from './segments.ts';

/** "Cao đẳng ngành Mỹ thuật": a word that schools have too, before the word for what was studied, is a degree. */
const isDegreeOf = (text: string, { words }: Context) =>
  words.of.some((joint) => {
    const at = text.toLowerCase().indexOf(` ${joint} `);
    return at > 0 && words.degrees.whole(text.slice(0, at)) !== undefined;
  });

/** "Trung cấp Kế toán" beside "Trường Sông Thu": the words of a degree before a name are one where another piece begins with a school's own. */
function isBeforeField(mark: Marked, marks: readonly Marked[], { words }: Context): boolean {
  const begins = ({ segment }: Marked) => words.degrees.find(segment.text).some(({ from }) => from === 0);
  const others = marks.filter((other) => other !== mark && other.first > 0);
  return mark.first > 0 && mark.second === 0 && begins(mark) && others.length > 0 && !others.some(begins);
}

/** "niveau 4" beside a degree is none of its own. */
const withoutSteps = (marks: readonly Marked[]): readonly Marked[] =>
  marks.some(({ segment, second }) => second > 0 && !STEP_ALONE.test(segment.text))
    ? marks.map((mark) => (STEP_ALONE.test(mark.segment.text) ? { ...mark, second: 0 } : mark))
    : marks;

/** "Certificat profesional" beside "Școala Profesională": where one piece is a degree and nothing else, a school's name with its words is the school. */
export function withOneDegree(given: readonly Marked[], context: Context): Marked[] {
  const marks = withoutSteps(given);
  // "Senior High School (TVL - Cookery)": the strand in brackets behind a step.
  const isBare = (text: string) => isBareDegree(text, context) || isBareDegree(text.replace(/\s*[(（][^()（）]+[)）]$/u, ''), context);
  const isPure = ({ segment, first, second }: Marked) =>
    second > 0 ? first === 0 || isBare(segment.text) : isDegreeOf(segment.text, context);
  const told = marks.filter(isPure);
  const [pure, ...others] = told.length > 0 ? told : marks.filter((mark) => isBeforeField(mark, marks, context));
  const isSchool = (mark: Marked) => mark !== pure && mark.first > 0;
  if (!pure || others.length > 0 || !marks.some(isSchool)) return [...marks];
  return marks.map((mark) => {
    if (mark === pure) return { ...mark, first: 0, second: Math.max(mark.second, 1) };
    return isSchool(mark) ? { ...mark, first: schoolMark(mark.segment.text, context), second: 0 } : mark;
  });
}

/**
 * "Grado" beside "Educación Primaria", "Ensino secundário" above "Ciências e Tecnologias": what is called as a step of school is, is what was studied
 * where another piece names a degree, or the step itself before it.
 */
export function lesserDegrees(segments: readonly Segment[], context: Context): ReadonlySet<Segment> {
  const found = segments.flatMap((segment) => {
    const degree = degreeMark(segment.text, context) > 0 && (schoolMark(segment.text, context) === 0 || isBareDegree(segment.text, context)) ? readDegree(segment.text, context) : undefined; // biome-ignore format: one thing
    return degree?.level ? [{ segment, isSchool: degree.isSchool }] : [];
  });
  const steps = found.filter(({ isSchool }) => isSchool);
  return new Set((steps.length < found.length ? steps : steps.slice(1)).map(({ segment }) => segment));
}

/** So much less a kind of school says than a school's own name. */
const KIND = 0.3;

/** "Maturità – Liceo delle Scienze Umane" above "I.I.S. Il Tagliamento": of which kind a school was stands in the line of what it was left with. */
export function withKindsOfSchool(marks: readonly Marked[], context: Context): Marked[] {
  const isSchool = (mark: Marked) => mark.first > 0 && mark.second === 0;
  const rows = new Set(marks.filter(isSchool).map(({ segment }) => segment.row));
  const isKind = (mark: Marked) =>
    isSchool(mark) &&
    marks.some(({ segment }) => segment.row === mark.segment.row && isBareDegree(segment.text, context) && readDegree(segment.text, context)?.isSchool === true); // biome-ignore format: one thing
  return rows.size < 2 ? [...marks] : marks.map((mark) => (isKind(mark) ? { ...mark, first: mark.first - KIND } : mark));
}

/** A colon stands right behind it. */
const isLabelOf = ({ text, row }: Segment) => row.text.startsWith(text) && /^\s*[:：]/u.test(row.text.slice(text.length));

/** "Высшее", "Kolehiyo": a stage of education alone above an entry that names its degree in more words is a heading of it. */
export function levelAbove(segments: readonly Segment[], context: Context): Segment | undefined {
  const [first, ...others] = segments;
  // "Kolehiyo : Penwick University": in a form it is the label of the school.
  const isAlone = first && first.row.periods.length === 0 && (others.every(({ row }) => row !== first.row) || isLabelOf(first));
  const isStage = isAlone && /^\S+$/u.test(first.text) && degreeMark(first.text, context) > 0;
  return isStage && others.some(({ text }) => degreeMark(text, context) > 0 && schoolMark(text, context) === 0) ? first : undefined;
}
