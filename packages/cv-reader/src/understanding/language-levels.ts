// How well a language is spoken, out of words, exams, scores, dots and parts of a hundred.
// The Common European Framework means the same here as in the import of profiles of networks (importing/language-words.ts of the server).
import type { Proficiency } from '@fairway/rules/profile';
import type { Context } from './context.ts';

const FRAMEWORK: Record<string, Proficiency> = {
  A1: 'elementary', A2: 'elementary', B1: 'limited_working', B2: 'professional_working', C1: 'full_professional', C2: 'full_professional',
}; // biome-ignore format: a table

type Exam = { pattern: RegExp; level: (value: number) => Proficiency };
const steps = (limits: readonly [number, Proficiency][], lowest: Proficiency) => (value: number) =>
  limits.find(([limit]) => value >= limit)?.[1] ?? lowest;
const EXAMS: readonly Exam[] = [
  { pattern: /(?:JLPT|日本語能力試験|日语能力考试|일본어능력시험)?\s*[-–]?\s*N\s?([1-5])\b|\bN([1-5])\s*(?:级|級|급)/iu, level: steps([[5, 'elementary'], [4, 'elementary'], [3, 'limited_working'], [2, 'professional_working']], 'full_professional') },
  { pattern: /\bHSK\s*[-–]?\s*(\d)/iu, level: steps([[6, 'full_professional'], [5, 'professional_working'], [4, 'limited_working']], 'elementary') },
  { pattern: /\bTOPIK\s*(?:II?)?\s*[-–]?\s*(\d)/iu, level: steps([[6, 'full_professional'], [5, 'full_professional'], [4, 'professional_working'], [3, 'limited_working']], 'elementary') },
  { pattern: /(?:IELTS|雅思)\D{0,12}(\d(?:[.,]\d)?)/iu, level: steps([[7, 'full_professional'], [5.5, 'professional_working'], [4, 'limited_working']], 'elementary') },
  { pattern: /(?:TOEFL|托福)\D{0,12}(\d{2,3})/iu, level: steps([[590, 'full_professional'], [500, 'professional_working'], [310, 'limited_working'], [121, 'elementary'], [95, 'full_professional'], [72, 'professional_working'], [42, 'limited_working']], 'elementary') },
  { pattern: /(?:TOEIC|托业|토익)\D{0,14}(\d{3})/iu, level: steps([[945, 'full_professional'], [785, 'professional_working'], [550, 'limited_working']], 'elementary') },
  { pattern: /(?:CET|大学英语|英语)\s*[-–]?\s*([46四六])/iu, level: (value) => (value === 6 ? 'professional_working' : 'limited_working') },
  { pattern: /(?:英検|実用英語技能検定)\s*(?:準)?\s*([1-5１-５一二三])\s*級/u, level: steps([[4, 'elementary'], [3, 'elementary'], [2, 'limited_working']], 'full_professional') },
  { pattern: /OPIc?\s*[-–:]?\s*(AL|IH|IM|IL|NH)\b/iu, level: steps([[5, 'full_professional'], [4, 'professional_working'], [3, 'limited_working']], 'elementary') },
  { pattern: /^\s*(?:BSL\s)?Level\s([1-6])\s*$/iu, level: steps([[6, 'full_professional'], [3, 'professional_working'], [2, 'limited_working']], 'elementary') },
  { pattern: /TestDaF\D{0,8}([345])/iu, level: steps([[5, 'full_professional'], [4, 'professional_working']], 'limited_working') },
]; // biome-ignore format: a table

/** Grades of the oral exam that Koreans take, from the lowest. */
const OPIC = ['NL', 'NH', 'IL', 'IM', 'IH', 'AL'];

/** "상", "중 (회화)": forms ask for one letter of three. */
const KOREAN_GRADE = /^[\s:：(（-]*([상중하])\s*(?:$|[)）(（,/])/u;
const GRADES: Record<string, Proficiency> = { 상: 'full_professional', 중: 'limited_working', 하: 'elementary' };

const SHORT_WORD = 3;

/** The level of a text that tells how well a language is spoken. */
export function proficiencyOf(text: string, { words }: Context): Proficiency | undefined {
  const framework = /(?<![\p{L}\p{N}])([ABC][12])\s*[+＋]?(?![\p{L}\p{N}])/u.exec(text.toUpperCase())?.[1];
  if (framework && !/N[12]/i.test(text)) {
    const isNative = words.levels.find(text).find(({ value }) => value === 'native_or_bilingual');
    return isNative ? 'native_or_bilingual' : FRAMEWORK[framework];
  }
  const grade = KOREAN_GRADE.exec(text)?.[1];
  if (grade && !EXAMS.some(({ pattern }) => pattern.test(text))) return GRADES[grade];
  for (const { pattern, level } of EXAMS) {
    const found = pattern.exec(text)?.slice(1).find((group) => group !== undefined); // biome-ignore format: a chain
    if (found)
      return level(
        Number(
          found
            .normalize('NFKC')
            .replace(',', '.')
            .replace(/^[A-Z]{2}$/iu, (grade) => String(OPIC.indexOf(grade.toUpperCase())))
            .replace('四', '4')
            .replace('六', '6')
            .replace('一', '1')
            .replace('二', '2')
            .replace('三', '3'),
        ),
      );
  }
  // The longest words say it: "near native" is longer than "native".
  const hits = words.levels.find(text).sort((a, b) => b.to - b.from - (a.to - a.from));
  // "gut", "bom": so short a word means something only where it is all that is said.
  const alone = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const short = alone.length <= SHORT_WORD ? words.levels.whole(alone.toUpperCase()) : undefined;
  return hits[0]?.value ?? short ?? shareOf(text);
}

/** "●●●●○", "4/5", "80 %". */
function shareOf(text: string): Proficiency | undefined {
  const full = (text.match(/[●★■⬤◆⚫]/gu) ?? []).length;
  const empty = (text.match(/[○☆□◯◇⚪]/gu) ?? []).length;
  const part = /(\d(?:[.,]\d)?)\s*\/\s*(5|10)\b/.exec(text);
  const percent = /(\d{1,3})\s*%/.exec(text);
  const share =
    full + empty >= 3 && empty > 0
      ? full / (full + empty)
      : full >= 3
        ? 1
        : part
          ? Number(part[1]?.replace(',', '.')) / Number(part[2])
          : percent
            ? Number(percent[1]) / 100
            : undefined;
  if (share === undefined || share > 1) return undefined;
  return share > 0.95
    ? 'native_or_bilingual'
    : share > 0.75
      ? 'full_professional'
      : share > 0.55
        ? 'professional_working'
        : share > 0.35
          ? 'limited_working'
          : 'elementary';
}
