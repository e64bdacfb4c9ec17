// The rules of the sections that are lists: what a value becomes, and what is wrong with it. @rule profile.13, profile.14, profile.18
import { isCountry } from '@fairway/rules/countries';
import { isLanguage } from '@fairway/rules/languages';
import { plainLine } from '@fairway/rules/names';
import { PROFICIENCIES, type ProfileIssue } from '@fairway/rules/profile';
import {
  authorizationIssues, firstOfMonth, isProfileDate, languageIssues, linkIssues, membershipIssues, workExperienceIssues,
} from '@fairway/rules/profile-issues'; // biome-ignore format: a list
import type { Selectable } from 'kysely';
import type * as tables from '../../../kernel/database/tables.gen.ts';
import { richText } from '../rich-text.ts';
import type { SectionRules } from './entries.ts';

type Row<T> = Omit<Selectable<T>, 'candidate_id' | 'created_at'>;
export type LanguageRow = Row<tables.CandidateLanguage>;
export type NationalityRow = Row<tables.CandidateNationality>;
export type AuthorizationRow = Row<tables.WorkAuthorization>;
export type LinkRow = Row<tables.CandidateLink>;
export type ExperienceRow = Row<tables.WorkExperience>;
export type MembershipRow = Row<tables.Membership>;

type LanguageValue = { languageId?: string | undefined; proficiencyId?: string | undefined };

export const languageRules: SectionRules<LanguageRow, LanguageValue> = {
  section: 'languages',
  row: (value, before, entry) => ({
    ...entry,
    language_id: value.languageId ?? before?.language_id ?? '',
    proficiency_id: value.proficiencyId ?? before?.proficiency_id ?? '',
  }),
  issues: (row, value, before) => {
    // @rule profile.42
    if (before && value.languageId === undefined && value.proficiencyId === undefined)
      return [{ field: 'languageId', code: 'language_unchanged' }];
    const issues = languageIssues({ languageId: row.language_id, proficiencyId: row.proficiency_id });
    const isMissing = (field: string) => issues.some((issue) => issue.field === field);
    if (!isMissing('languageId') && !isLanguage(row.language_id)) issues.push({ field: 'languageId', code: 'language_unknown' });
    if (!isMissing('proficiencyId') && !(PROFICIENCIES as readonly string[]).includes(row.proficiency_id))
      issues.push({ field: 'proficiencyId', code: 'proficiency_unknown' });
    return issues;
  },
  unique: { key: (row) => row.language_id, field: 'languageId', code: 'language_twice' },
};

export const nationalityRules: SectionRules<NationalityRow, { nationality: string }> = {
  section: 'nationalities',
  row: (value, _before, entry) => ({ ...entry, nationality: value.nationality.trim() }),
  issues: (row) => {
    if (row.nationality === '') return [{ field: 'nationality', code: 'nationality_missing' }];
    return isCountry(row.nationality) ? [] : [{ field: 'nationality', code: 'nationality_unknown' }];
  },
  unique: { key: (row) => row.nationality, field: 'nationality', code: 'nationality_twice' },
};

/** `nationalities`: as they will be after the save; what follows from them is not kept twice. */
export const authorizationRules = (nationalities: readonly string[]): SectionRules<AuthorizationRow, { code: string }> => ({
  section: 'workAuthorizations',
  row: (value, _before, { id }) => ({ id, code: value.code.trim() }),
  issues: ({ code }) => authorizationIssues(code, nationalities),
  unique: { key: (row) => row.code, field: 'code', code: 'code_twice' },
});

export const linkRules: SectionRules<LinkRow, { name: string; value: string }> = {
  section: 'links',
  row: (value, _before, entry) => ({
    ...entry,
    name: plainLine(value.name),
    value: plainLine(value.value).replace(/^https?:/i, (scheme) => scheme.toLowerCase()),
  }),
  issues: (row) => linkIssues(row),
};

type Period = { start: string | null; end: string | null };

/** A date of the calendar moved to the first of its month; any other stays, and is a fault. @rule ui.10 */
const monthOf = (on: string | null): string | null => (on && isProfileDate(on) ? firstOfMonth(on) : on || null);

type ExperienceValue = Period & {
  title: string;
  companyTitle: string;
  location: string;
  description?: string | null | undefined;
  isCurrentJob: boolean;
};

export const experienceRules: SectionRules<ExperienceRow, ExperienceValue> = {
  section: 'workExperiences',
  row: (value, before, { id }) => ({
    id,
    title: plainLine(value.title),
    company_title: plainLine(value.companyTitle),
    location: plainLine(value.location),
    description: value.description === undefined ? (before?.description ?? null) : richText(value.description),
    start_on: monthOf(value.start),
    end_on: value.isCurrentJob ? null : monthOf(value.end),
    is_current_job: value.isCurrentJob,
  }),
  issues: (row): ProfileIssue[] =>
    workExperienceIssues({
      title: row.title,
      companyTitle: row.company_title,
      location: row.location,
      description: row.description,
      start: row.start_on,
      end: row.end_on,
      isCurrentJob: row.is_current_job,
    }),
};

type MembershipValue = Period & { title: string; organizationName: string; description?: string | null | undefined; isActive: boolean };

export const membershipRules: SectionRules<MembershipRow, MembershipValue> = {
  section: 'memberships',
  row: (value, before, { id }) => ({
    id,
    title: plainLine(value.title),
    organization_name: plainLine(value.organizationName),
    description: value.description === undefined ? (before?.description ?? null) : richText(value.description),
    start_on: monthOf(value.start),
    end_on: value.isActive ? null : monthOf(value.end),
    is_active: value.isActive,
  }),
  issues: (row): ProfileIssue[] =>
    membershipIssues({
      title: row.title,
      organizationName: row.organization_name,
      description: row.description,
      start: row.start_on,
      end: row.end_on,
      isActive: row.is_active,
    }),
};
