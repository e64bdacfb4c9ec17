// How well a posting fits a profile, in points, and why, in reasons that the page can say in one line.
//
//   each skill of the profile that the posting asks for or names   3, at most 5 of them count
//   its category is one of the career fields                       6
//   it is of a preferred employer                                  6
//   it asks for a field that is studied                            5
//   it is in the country                                           4; remote instead: 2
//   its sector is preferred                                        3
//   it is open to a level of study that the person has or does     2
//   it asks for higher levels only                                -6
//   each language that it needs and the person does not say       -4, where any language is said; needs it only such: never suggested
//   it is where the person may not work                            never suggested, unless it is remote or sponsors a visa
//   published today 3, falling to 0 in 30 days
//
// Only the first eight rows make a posting fit at all. What an empty profile gets: @rule jobs.29
import { fold } from './folding.ts';
import { EDUCATION_LEVELS, type EmploymentType } from './jobs.ts';
import type { Locale } from './locales.ts';
import { EU, EU_MEMBERS, implicitAuthorizations } from './work-authorizations.ts';

const SUGGESTION_POINTS = {
  skill: 3,
  skillsCounted: 5,
  careerField: 6,
  employer: 6,
  educationField: 5,
  country: 4,
  remote: 2,
  sector: 3,
  educationLevel: 2,
  levelTooHigh: -6,
  languageMissing: -4,
  fresh: 3,
  freshDays: 30,
} as const;

/** What is known of a person. Codes but for the names of skills. */
export type SuggestionProfile = {
  skills: readonly string[];
  careerFields: readonly string[];
  sectors: readonly string[];
  employerIds: readonly number[];
  educationFields: readonly string[];
  educationLevels: readonly string[];
  languages: readonly string[];
  country: string | null;
  nationalities: readonly string[];
  /** Countries where the person said that they may work, and EU. */
  workAuthorizations: readonly string[];
};

export type SuggestiblePosting = {
  organizationId: number;
  skills: readonly string[];
  categories: readonly string[];
  sectors: readonly string[];
  educationFields: readonly string[];
  educationLevels: readonly string[];
  languages: readonly string[];
  countries: readonly string[];
  remote: boolean;
  sponsorsVisa: boolean;
  publishedAt: Date;
};

export type SuggestionReason = {
  skills: string[];
  careerField: string | null;
  educationField: string | null;
  educationLevel: string | null;
  country: string | null;
  sector: string | null;
  employer: boolean;
};

/** Nothing to suggest by: where one is and what one speaks says not what one looks for. */
export function isEmptyProfile(profile: SuggestionProfile): boolean {
  const { skills, careerFields, sectors, employerIds, educationFields, educationLevels } = profile;
  return [skills, careerFields, sectors, employerIds, educationFields, educationLevels].every((list) => list.length === 0);
}

export type SuggestionFit = { points: number; reason: SuggestionReason };

/** The points of a posting and its reasons; `named`: skills of the profile, as written there, that its text names. */
export function suggestionFit(
  profile: SuggestionProfile,
  posting: SuggestiblePosting,
  named: ReadonlySet<string>,
  now: Date,
): SuggestionFit | undefined {
  if (!mayWorkThere(profile, posting) || speaksNone(profile.languages, posting.languages)) return undefined;
  const folded = foldedFor(profile);
  const asked = new Set(posting.skills.map(folded));
  const reason: SuggestionReason = {
    skills: profile.skills.filter((skill) => named.has(skill) || asked.has(folded(skill))),
    careerField: shared(profile.careerFields, posting.categories),
    educationField: shared(profile.educationFields, posting.educationFields),
    educationLevel: shared(profile.educationLevels, posting.educationLevels),
    country: profile.country !== null && posting.countries.includes(profile.country) ? profile.country : null,
    sector: shared(profile.sectors, posting.sectors),
    employer: profile.employerIds.includes(posting.organizationId),
  };
  const P = SUGGESTION_POINTS;
  const pointsIf = (met: unknown, points: number) => (met ? points : 0);
  const fitting =
    P.skill * Math.min(reason.skills.length, P.skillsCounted) +
    pointsIf(reason.careerField, P.careerField) +
    pointsIf(reason.employer, P.employer) +
    pointsIf(reason.educationField, P.educationField) +
    pointsIf(reason.educationLevel, P.educationLevel) +
    pointsIf(reason.sector, P.sector) +
    (reason.country ? P.country : pointsIf(profile.country && posting.remote, P.remote));
  if (fitting === 0) return undefined;
  const ageDays = Math.max(0, (now.getTime() - posting.publishedAt.getTime()) / 86_400_000);
  const points =
    fitting +
    pointsIf(asksForMore(profile.educationLevels, posting.educationLevels), P.levelTooHigh) +
    P.languageMissing * missingLanguages(profile.languages, posting.languages) +
    P.fresh * Math.max(0, 1 - ageDays / P.freshDays);
  return { points, reason };
}

/** Folds for one profile: hundreds of postings are compared with it, and name the same skills. */
const foldsOf = new WeakMap<SuggestionProfile, Map<string, string>>();

function foldedFor(profile: SuggestionProfile): (text: string) => string {
  const known = foldsOf.get(profile) ?? new Map<string, string>();
  foldsOf.set(profile, known);
  return (text) => {
    const folded = known.get(text) ?? fold(text);
    known.set(text, folded);
    return folded;
  };
}

function shared(mine: readonly string[], theirs: readonly string[]): string | null {
  return mine.find((one) => theirs.includes(one)) ?? null;
}

/** A doctorate of business is a doctorate, and an MBA a master's degree. */
const ALIKE: Readonly<Record<string, string>> = { dba: 'phd', mba: 'master' };
/** From the highest, 0. */
export const levelRank = (level: string) => (EDUCATION_LEVELS as readonly string[]).indexOf(ALIKE[level] ?? level);

/** Every level that is asked for stands above the highest of mine. */
export function asksForMore(mine: readonly string[], asked: readonly string[]): boolean {
  if (mine.length === 0 || asked.length === 0) return false;
  const highest = Math.min(...mine.map(levelRank));
  return asked.every((level) => levelRank(level) < highest);
}

/** By what the person said of permits and nationality; who said nothing may work anywhere, for all that is known. */
function mayWorkThere(
  { nationalities, workAuthorizations }: SuggestionProfile,
  { countries, remote, sponsorsVisa }: SuggestiblePosting,
): boolean {
  const permits = [...workAuthorizations, ...implicitAuthorizations(nationalities)];
  if (permits.length === 0 || countries.length === 0 || remote || sponsorsVisa) return true;
  return countries.some((country) => permits.includes(country) || (permits.includes(EU) && EU_MEMBERS.includes(country)));
}

const speaksNone = (mine: readonly string[], needed: readonly string[]): boolean =>
  needed.length > 0 && mine.length > 0 && missingLanguages(mine, needed) === new Set(needed.map(spoken)).size;

/** Norwegian is one language, however it is written. */
const spoken = (code: string) => (['nb', 'nn', 'no'].includes(code) ? 'no' : code);

function missingLanguages(mine: readonly string[], needed: readonly string[]): number {
  if (mine.length === 0) return 0;
  const known = new Set(mine.map(spoken));
  return new Set(needed.map(spoken).filter((code) => !known.has(code))).size;
}

/** So many suggestions show at most `SHOWN_OF_COMPANY` of one organization. */
const DIVERSE_FIRST = 12;
const SHOWN_OF_ORGANIZATION = 2;

/** The first `limit` of a ranked list: no organization more than twice among the first twelve; its others come after those. */
export function diverse<T extends { organizationId: number }>(ranked: readonly T[], limit: number): T[] {
  const counts = new Map<number, number>();
  const first: T[] = [];
  const later: T[] = [];
  for (const one of ranked) {
    const count = counts.get(one.organizationId) ?? 0;
    if (first.length < DIVERSE_FIRST && count < SHOWN_OF_ORGANIZATION) {
      counts.set(one.organizationId, count + 1);
      first.push(one);
    } else later.push(one);
  }
  return (first.length < DIVERSE_FIRST ? first : [...first, ...later]).slice(0, limit);
}

/** What one does beside a study: for whom nothing else is known. @rule jobs.29 */
export const STUDENT_EMPLOYMENT_TYPES: readonly EmploymentType[] = ['INTERN', 'CREDIT_GIVING_INTERNSHIP', 'PART_TIME'];

const COUNTRIES: Partial<Record<Locale, string>> = {
  cn: 'CN', de: 'DE', es: 'ES', fil: 'PH', fr: 'FR', it: 'IT', jp: 'JP', ko: 'KR', nl: 'NL', pt: 'BR', ro: 'RO', ru: 'RU', vi: 'VN',
}; // biome-ignore format: a list

/** The country that a locale is most read in; English is read everywhere. @rule jobs.29 */
export function countryOfLocale(locale: Locale): string | undefined {
  return COUNTRIES[locale];
}
