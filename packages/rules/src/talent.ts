// Talent search: people whose visibility lets employers find them. Before they consent to more, somebody is shown by the first name and an initial,
// and no count tells of fewer than ten. @rule talent.1
import { isLanguage } from './languages.ts';
import { PROFICIENCIES } from './profile.ts';

/** What people are filtered by, in the order in which it is offered. @rule talent.3 */
export const TALENT_FILTERS = [
  'level', 'field', 'school', 'graduation', 'language', 'skill', 'country', 'permit', 'sector', 'openness',
] as const; // biome-ignore format: a list
export type TalentFilter = (typeof TALENT_FILTERS)[number];
export const TALENT_SORTS = ['relevance', 'date'] as const;
export type TalentSort = (typeof TALENT_SORTS)[number];

export const TALENT_LIMITS = {
  /** Visible characters of a question. */
  textCharacters: 200,
  pageSize: 20,
  /** Nobody reads on, but programs do. */
  pages: 50,
  /** A count below it could tell of a person. */
  countFrom: 10,
  /** Shown of somebody in the list. */
  skills: 12,
  studies: 3,
  positions: 3,
} as const;

/** A count as it is told: null where it is of fewer people than may be told. @rule talent.4 */
export const toldCount = (count: number): number | null => (count < TALENT_LIMITS.countFrom ? null : count);

/** The first name and the initial of the last one; scripts without capitals have no initials: there the first name stands alone. @rule talent.2 */
export function shortName(firstName: string, lastName: string): string {
  const [initial = ''] = lastName.trim();
  const upper = initial.toLocaleUpperCase();
  const short = upper === initial.toLocaleLowerCase() ? '' : `${upper}.`;
  return [firstName.trim(), short].filter((part) => part !== '').join(' ');
}

/** A language with the least level as filters write it, `de.2`; undefined where it is none. */
export function readTalentLanguage(value: string): { language: string; level: number } | undefined {
  const [, language = '', level = ''] = /^([a-z]{2,5})\.([0-4])$/.exec(value) ?? [];
  return isLanguage(language) ? { language, level: Number(level) } : undefined;
}

/** A language that somebody speaks, as filters write it. */
export const talentLanguage = (language: string, proficiency: string): string =>
  `${language}.${Math.max(0, (PROFICIENCIES as readonly string[]).indexOf(proficiency))}`;
