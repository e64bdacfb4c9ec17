// Levels and fields of study out of words: their names in any of the 14 locales, and what degrees are called.
import { loadMessages } from '@fairway/i18n/messages';
import { termName } from '@fairway/i18n/terms';
import { fold } from '@fairway/rules/folding';
import { EDUCATION_FIELDS, EDUCATION_LEVELS, type EducationLevel } from '@fairway/rules/jobs';
import { LOCALES } from '@fairway/rules/locales';
import { OTHER_FIELD } from '@fairway/rules/profile';

export type StudyWords = {
  levelOf(words: string): EducationLevel | undefined;
  /** A field of the list, or the words as another one. */
  fieldOf(words: string): { id: string; name: string | null };
};

/** The first that fits decides. */
const DEGREES: readonly (readonly [RegExp, EducationLevel])[] = [
  [/\bdba\b|doctor of business/, 'dba'],
  [/\bph\.? ?d\b|doctor|dphil|promotion|博士|박사/, 'phd'],
  [/\bmba\b|master of business/, 'mba'],
  [/master|magister|maitrise|\bm\.? ?(?:sc|a|eng|phil|ed|res)\b|laurea magistrale|магистр|硕士|修士|석사/, 'master'],
  [/bachelor|undergraduate|licen[cz]|laurea|\bb\.? ?(?:sc|a|eng|ed|com|tech)\b|бакалавр|学士|本科|학사/, 'bachelor'],
  [/microcredential|micro-credential|nanodegree/, 'microcredential'],
  [/certific|zertifikat/, 'certification'],
  [/diplom|associate|vocational|ausbildung|abitur|high school|secondary/, 'diploma'],
]; // biome-ignore format: a table

let known: Promise<StudyWords> | undefined;

/** Read once a process. */
export function studyWords(): Promise<StudyWords> {
  known ??= readWords();
  known.catch(() => {
    known = undefined;
  });
  return known;
}

async function readWords(): Promise<StudyWords> {
  const levels = new Map<string, EducationLevel>();
  const fields = new Map<string, string>();
  for (const locale of LOCALES) {
    const messages = await loadMessages(locale);
    for (const id of EDUCATION_LEVELS) levels.set(fold(termName(messages, 'educationLevels', id)), id);
    for (const id of EDUCATION_FIELDS) fields.set(fold(termName(messages, 'educationFields', id)), id);
  }
  return {
    levelOf: (words) => levels.get(fold(words)) ?? DEGREES.find(([degree]) => degree.test(fold(words)))?.[1],
    fieldOf: (words) => {
      const id = fields.get(fold(words));
      return id ? { id, name: null } : { id: OTHER_FIELD, name: words };
    },
  };
}
