// What is wrong with the entries of a profile, in the order of the specification: the same functions before a save in the browser and in
// the server. Whether a listed thing exists (a skill, a school) is the server's question.
import { isCountry } from './countries.ts';
import { LIMITS } from './limits.ts';
import { NAME_CHARACTERS, plainLine } from './names.ts';
import { OTHER_FIELD, type ProfileIssue, type ProfileIssueCode } from './profile.ts';
import { isLongerThan, visibleCharacters } from './visible-characters.ts';
import { isWebAddress } from './web-address.ts';
import { EU, isImplied } from './work-authorizations.ts';

const issue = (field: string, code: ProfileIssueCode): ProfileIssue => ({ field, code });
/** Nothing that could be seen is there. */
const isBlank = (value: string | null | undefined) => !value || (!/[a-z0-9]/i.test(value) && plainLine(value) === '');

/** First year of any date. @rule ui.10 */
export const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

/** Whether `value` is a date of the calendar (YYYY-MM-DD) from 1900 on. */
export function isProfileDate(value: string | null | undefined): value is string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value ?? '') ?? [];
  if (!year || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return false;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= days;
}

/** The first day of the month of a date. @rule ui.10 */
export const firstOfMonth = (value: string): string => `${value.slice(0, 7)}-01`;

type Period = { start?: string | null | undefined; end?: string | null | undefined };

/** What the personal details say; `country` is the current location. */
export type PersonalDetails = {
  firstName: string;
  lastName: string;
  gender: string;
  pronoun: { type: string; value?: string | null | undefined } | null;
  disability: string | null;
  nationalities: readonly string[];
  country: string | null;
  ethnicMinority: string | null;
};

/**
 * What a profile is asked for and does not say yet, in this order; no save waits for it but for the names (@rule profile.34).
 * @rule profile.33
 */
export function missingDetails(details: PersonalDetails): ProfileIssue[] {
  const required: [boolean, string, ProfileIssueCode][] = [
    [isBlank(details.firstName), 'firstName', 'first_name_missing'],
    [isBlank(details.lastName), 'lastName', 'last_name_missing'],
    [details.gender === 'U', 'gender', 'gender_missing'],
    [details.pronoun === null, 'pronoun', 'pronoun_missing'],
    [details.disability === null, 'disability', 'disability_missing'],
    [details.nationalities.length === 0, 'nationality', 'nationality_missing'],
    [details.country === null, 'country', 'location_missing'],
    [details.ethnicMinority === null, 'ethnicMinority', 'minority_missing'],
  ];
  return required.filter(([isMissing]) => isMissing).map(([, field, code]) => issue(field, code));
}

/**
 * Personal details are valid with both names; nationality and location are asked for and not enforced. Work authorizations, which have a
 * dialog of their own, are looked at by `authorizationIssues`.
 * @rule profile.34
 */
export function personalDetailIssues(details: {
  firstName: string;
  lastName: string;
  pronoun?: { type: string; value?: string | null | undefined } | null | undefined;
  city?: string | null | undefined;
}): ProfileIssue[] {
  const issues: ProfileIssue[] = [];
  if (isBlank(details.firstName)) issues.push(issue('firstName', 'first_name_missing'));
  if (isBlank(details.lastName)) issues.push(issue('lastName', 'last_name_missing'));
  issues.push(...textIssues(details, ['firstName', 'lastName'], NAME_CHARACTERS));
  if (details.pronoun?.type === 'other') {
    if (isBlank(details.pronoun.value)) issues.push(issue('pronoun', 'pronoun_words_missing'));
    else if (isLongerThan(details.pronoun.value?.trim() ?? '', LIMITS.pronounCharacters)) issues.push(issue('pronoun', 'too_long'));
  }
  return [...issues, ...textIssues(details, ['city'], LIMITS.cityCharacters)];
}

/**
 * One work authorization: a country or the EU, not by a nationality already, and not on the list (`others`) already.
 * @rule profile.35
 */
export function authorizationIssues(code: string, nationalities: readonly string[], others: readonly string[] = []): ProfileIssue[] {
  if (isBlank(code)) return [issue('code', 'code_missing')];
  if (code !== EU && !isCountry(code)) return [issue('code', 'code_unknown')];
  if (isImplied(code, nationalities)) return [issue('code', 'code_implied')];
  return others.includes(code) ? [issue('code', 'code_twice')] : [];
}

/** @rule profile.36 */
export function summaryIssues(summary: string | null | undefined): ProfileIssue[] {
  return visibleCharacters(summary ?? '') > LIMITS.summaryCharacters ? [issue('summary', 'summary_too_long')] : [];
}

/** Limits count what a reader sees; spaces at the ends are not kept. */
function textIssues(entry: Record<string, unknown>, fields: readonly string[], max: number): ProfileIssue[] {
  return fields.filter((field) => isLongerThan(String(entry[field] ?? '').trim(), max)).map((field) => issue(field, 'too_long'));
}

/** Start and end of an entry; `active`: it has no end yet. */
function periodIssues({ start, end }: Period, active: boolean): ProfileIssue[] {
  if (start && !isProfileDate(start)) return [issue('start', 'start_invalid')];
  if (!active && end && !isProfileDate(end)) return [issue('end', 'end_invalid')];
  if (!active && start && end && end < start) return [issue('end', 'end_before_start')];
  return [];
}

function descriptionIssues(description: string | null | undefined): ProfileIssue[] {
  return visibleCharacters(description ?? '') > LIMITS.entryDescriptionCharacters ? [issue('description', 'description_too_long')] : [];
}

/**
 * What work and memberships have in common: words that name them, at most 255 characters each, a period that does not end before it begins,
 * unless it has no end yet, and a description.
 * @rule profile.41
 */
function itemIssues(
  entry: Period & { description?: string | null | undefined },
  isActive: boolean,
  needed: readonly [field: string, code: ProfileIssueCode][],
  optional: readonly string[] = [],
): ProfileIssue[] {
  const texts = entry as Record<string, unknown>;
  return [
    ...needed.filter(([field]) => isBlank(texts[field] as string | null)).map(([field, code]) => issue(field, code)),
    ...textIssues(texts, [...needed.map(([field]) => field), ...optional], LIMITS.entryTextCharacters),
    ...periodIssues(entry, isActive),
    ...descriptionIssues(entry.description),
  ];
}

export type WorkExperienceEntry = Period & {
  title: string;
  companyTitle: string;
  location?: string | undefined;
  description?: string | null | undefined;
  isCurrentJob: boolean;
};

/** Organization and state are called companyTitle and isCurrentJob. @rule profile.13, profile.14, profile.39, profile.37 */
export const workExperienceIssues = (entry: WorkExperienceEntry): ProfileIssue[] =>
  itemIssues(
    entry,
    entry.isCurrentJob,
    [
      ['title', 'title_missing'],
      ['companyTitle', 'company_title_missing'],
    ],
    ['location'],
  );

export type MembershipEntry = Period & {
  title: string;
  organizationName: string;
  description?: string | null | undefined;
  isActive: boolean;
};

/** @rule profile.40, profile.37 */
export const membershipIssues = (entry: MembershipEntry): ProfileIssue[] =>
  itemIssues(entry, entry.isActive, [
    ['title', 'title_missing'],
    ['organizationName', 'organization_name_missing'],
  ]);

export type StudyProgramEntry = Period & {
  schoolId?: number | null | undefined;
  customSchoolName?: string | null | undefined;
  /** A program of the school's list: level and fields are its own. */
  programId?: string | null | undefined;
  levelId?: string | null | undefined;
  fields: readonly { id: string; name?: string | null | undefined }[];
  /** Of a program in the person's own words. */
  name?: string | null | undefined;
};

/**
 * Education, checked in this order: words of another field, school, level, field, start, end, their order. @rule education.10
 * A start is not asked for, an end is. What is too long comes last. What heads the entry is its school.
 * @rule education.13, education.11
 */
export function studyProgramIssues(entry: StudyProgramEntry): ProfileIssue[] {
  const issues: ProfileIssue[] = [];
  if (entry.fields.some((field) => field.id === OTHER_FIELD && isBlank(field.name)))
    issues.push(issue('fieldName', 'degree_field_invalid'));
  if (!entry.schoolId && isBlank(entry.customSchoolName)) issues.push(issue('school', 'school_invalid'));
  const listed = Boolean(entry.programId);
  if (!listed && isBlank(entry.levelId)) issues.push(issue('levelId', 'degree_level_invalid'));
  if (!listed && entry.fields.length === 0) issues.push(issue('fields', 'degree_field_invalid'));
  if (entry.start && !isProfileDate(entry.start)) issues.push(issue('start', 'study_start_invalid'));
  if (!isProfileDate(entry.end)) issues.push(issue('end', 'study_end_invalid'));
  else if (isProfileDate(entry.start) && entry.end < entry.start)
    issues.push(issue('start', 'study_start_late'), issue('end', 'study_period_invalid'));
  const tooLong = (field: string, text: string | null | undefined, max: number) => {
    if (isLongerThan(text?.trim() ?? '', max)) issues.push(issue(field, 'too_long'));
  };
  tooLong('school', entry.customSchoolName, LIMITS.schoolNameCharacters);
  tooLong('name', entry.name, LIMITS.programNameCharacters);
  for (const { name } of entry.fields) tooLong('fieldName', name, LIMITS.otherFieldCharacters);
  return issues;
}

/** @rule profile.42 */
export function languageIssues(entry: {
  languageId?: string | null | undefined;
  proficiencyId?: string | null | undefined;
}): ProfileIssue[] {
  const issues: ProfileIssue[] = [];
  if (isBlank(entry.languageId)) issues.push(issue('languageId', 'language_missing'));
  if (isBlank(entry.proficiencyId)) issues.push(issue('proficiencyId', 'proficiency_missing'));
  return issues;
}

/** A link has a name and an address of the web. */
export function linkIssues(entry: { name: string; value: string }): ProfileIssue[] {
  const issues: ProfileIssue[] = [];
  if (isBlank(entry.name)) issues.push(issue('name', 'link_name_missing'));
  else if (isLongerThan(entry.name.trim(), LIMITS.linkNameCharacters)) issues.push(issue('name', 'too_long'));
  if (!isWebAddress(entry.value)) issues.push(issue('value', 'link_invalid'));
  return issues;
}

/** Which of a list are there more than once, by their place. */
export function placesOfRepeats(keys: readonly string[]): number[] {
  const seen = new Set<string>();
  return keys.flatMap((key, place) => {
    if (seen.has(key)) return [place];
    seen.add(key);
    return [];
  });
}
