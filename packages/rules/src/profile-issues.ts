// What is wrong with the entries of a profile, in the order of the specification: the same functions before a save in the browser and in
// the server. Whether a listed thing exists (a skill, a school) is the server's question. @spec 5 "Validation rules"
import { LIMITS } from './limits.ts';
import { OTHER_FIELD, type ProfileIssue, type ProfileIssueCode } from './profile.ts';
import { visibleCharacters } from './visible-characters.ts';

const issue = (field: string, code: ProfileIssueCode): ProfileIssue => ({ field, code });
const isBlank = (value: string | null | undefined) => !value || value.trim() === '';

/** First year of any date. @spec 9 "Year picker min 1900" */
export const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

/** Whether `value` is a date of the calendar (YYYY-MM-DD) from 1900 on. */
export function isProfileDate(value: string | null | undefined): value is string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value ?? '') ?? [];
  if (!year || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return false;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= days;
}

/** The first day of the month of a date. @spec 3.16 "emits first day of month" */
export const firstOfMonth = (value: string): string => `${value.slice(0, 7)}-01`;

type Period = { start?: string | null | undefined; end?: string | null | undefined };

/** Personal details: both names; the rest is asked for by what needs it (decision 25). */
export function personalDetailIssues(details: {
  firstName: string;
  lastName: string;
  pronoun?: { type: string; value?: string | null | undefined } | null | undefined;
}): ProfileIssue[] {
  const issues: ProfileIssue[] = [];
  if (isBlank(details.firstName)) issues.push(issue('firstName', 'first_name_missing'));
  if (isBlank(details.lastName)) issues.push(issue('lastName', 'last_name_missing'));
  if (details.pronoun?.type === 'other' && isBlank(details.pronoun.value)) issues.push(issue('pronoun', 'pronoun_words_missing'));
  return issues;
}

/** @spec 9 "Summary max 2600 characters" */
export function summaryIssues(summary: string | null | undefined): ProfileIssue[] {
  return visibleCharacters(summary ?? '') > LIMITS.summaryCharacters ? [issue('summary', 'summary_too_long')] : [];
}

function textIssues(entry: Record<string, unknown>, fields: readonly string[]): ProfileIssue[] {
  return fields
    .filter((field) => [...String(entry[field] ?? '')].length > LIMITS.entryTextCharacters)
    .map((field) => issue(field, 'too_long'));
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

export type WorkExperienceEntry = Period & {
  title: string;
  companyTitle: string;
  location?: string | undefined;
  description?: string | null | undefined;
  isCurrentJob: boolean;
};

/** @spec 5 "Work experience: title, companyTitle, location up to 255 characters; description up to 400" */
export function workExperienceIssues(entry: WorkExperienceEntry): ProfileIssue[] {
  const issues: ProfileIssue[] = [];
  if (isBlank(entry.title)) issues.push(issue('title', 'title_missing'));
  if (isBlank(entry.companyTitle)) issues.push(issue('companyTitle', 'company_title_missing'));
  return [
    ...issues,
    ...textIssues(entry, ['title', 'companyTitle', 'location']),
    ...periodIssues(entry, entry.isCurrentJob),
    ...descriptionIssues(entry.description),
  ];
}

export type MembershipEntry = Period & {
  title: string;
  organizationName: string;
  description?: string | null | undefined;
  isActive: boolean;
};

/** @spec 5 "Membership: organization name and title up to 255; description up to 400" */
export function membershipIssues(entry: MembershipEntry): ProfileIssue[] {
  const issues: ProfileIssue[] = [];
  if (isBlank(entry.title)) issues.push(issue('title', 'title_missing'));
  if (isBlank(entry.organizationName)) issues.push(issue('organizationName', 'organization_name_missing'));
  return [
    ...issues,
    ...textIssues(entry, ['title', 'organizationName']),
    ...periodIssues(entry, entry.isActive),
    ...descriptionIssues(entry.description),
  ];
}

export type StudyProgramEntry = Period & {
  schoolId?: number | null | undefined;
  customSchoolName?: string | null | undefined;
  /** A program of the school's list: level and fields are its own. */
  programId?: string | null | undefined;
  levelId?: string | null | undefined;
  fields: readonly { id: string; name?: string | null | undefined }[];
};

/**
 * Education, checked in this order: words of another field, school, level, field, start, end, their order. @spec 5 "Education dialog"
 * A start is not asked for, an end is.
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
  else if (isProfileDate(entry.start) && entry.end < entry.start) issues.push(issue('end', 'study_period_invalid'));
  return issues;
}

/** @spec 5 "create needs languageId and proficiencyId" */
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
  else if ([...entry.name].length > LIMITS.linkNameCharacters) issues.push(issue('name', 'too_long'));
  if (!isWebAddress(entry.value)) issues.push(issue('value', 'link_invalid'));
  return issues;
}

/** Whether this is an http or https address with a host of two parts, without a user in it. */
export function isWebAddress(value: string): boolean {
  return (
    value.length <= LIMITS.linkCharacters &&
    /^https?:\/\/(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu.test(value.trim())
  );
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
