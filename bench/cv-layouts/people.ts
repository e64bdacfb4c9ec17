// The people whose CVs are drawn: those of the corpus of the reader, all of them invented. Each once, with the truth that tells most.
import { readFileSync } from 'node:fs';
import { isLocale, type Locale } from '@fairway/rules/locales';
import type { CvTruth } from '../import-cv-truth.ts';

export type Person = CvTruth & Required<Pick<CvTruth, 'work' | 'education'>> & { id: string; locale: Locale };

const FILES = new URL('../../packages/cv-reader/corpus/files.json', import.meta.url);

/** Some layouts tell years only, and some no degrees. */
const detail = ({ work, education }: Person): number =>
  [...work, ...education].reduce((sum, { start = '', end = '' }) => sum + start.length + end.length, 0) +
  education.reduce((sum, { degree }) => sum + degree.length * 10, 0);

/** Those with a name, work and education. */
export function allPeople(): Person[] {
  const { truths } = JSON.parse(readFileSync(FILES, 'utf8')) as { truths: Record<string, CvTruth> };
  const people = new Map<string, Person>();
  for (const [key, truth] of Object.entries(truths)) {
    // Truths of odd files are called as their file.
    const [id, layout] = key.split(' ');
    const { work, education, language } = truth;
    if (!id || !layout || !truth.name || !work?.length || !education?.length || !isLocale(language)) continue;
    const person: Person = { ...truth, work, education, id, locale: language };
    const other = people.get(id);
    if (!other || detail(person) > detail(other)) people.set(id, person);
  }
  return [...people.values()];
}
