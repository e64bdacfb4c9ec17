// A profile as its owner sees it. The answers that the law protects are in no reply but the owner's own. @rule profile.5, profile.11
import type { candidate } from '@fairway/contract/candidates/endpoints';
import type { preferences, workAuthorization } from '@fairway/contract/candidates/profile-entries';
import { formatters } from '@fairway/i18n/formatters';
import { loadMessages } from '@fairway/i18n/messages';
import { OTHER_LANGUAGE } from '@fairway/rules/languages';
import type { Locale } from '@fairway/rules/locales';
import { PROFICIENCIES, type Proficiency } from '@fairway/rules/profile';
import { authorizationType, implicitAuthorizations, isImplied } from '@fairway/rules/work-authorizations';
import type { z } from 'zod';
import type { ProfileRow } from './profile-row.ts';

export type CandidateView = z.input<typeof candidate>;
export type LanguageName = (code: string) => string;

/** Names of languages for a reader. */
export async function languageNames(locale: Locale): Promise<LanguageName> {
  const { language } = formatters({ locale, timeZone: 'UTC', now: new Date(0) });
  const { other } = (await loadMessages(locale)).reference.languages;
  return (code) => (code === OTHER_LANGUAGE ? other : language(code));
}

/** The sections that every reply has. */
export function profileView(
  row: ProfileRow,
  names: LanguageName,
  { studyPrograms, verifiedSchoolIds }: Pick<CandidateView, 'studyPrograms' | 'verifiedSchoolIds'>,
): CandidateView {
  const consent = row.newsletter_consent_at !== null;
  return {
    id: row.id,
    userId: row.user_id,
    version: row.version,
    firstName: row.first_name,
    lastName: row.last_name,
    avatar: row.avatar,
    gender: row.gender as CandidateView['gender'],
    pronoun: row.pronoun_type ? ({ type: row.pronoun_type, value: row.pronoun_value } as CandidateView['pronoun']) : null,
    country: row.country,
    city: row.city,
    profileVisibility: row.profile_visibility as CandidateView['profileVisibility'],
    ethnicMinority: (row.sensitive?.ethnic_minority ?? null) as CandidateView['ethnicMinority'],
    disability: (row.sensitive?.disability ?? null) as CandidateView['disability'],
    newsletterConsent: consent,
    newsLetterConsent: consent,
    attributes: attributesOf(row),
    languages: (row.languages ?? []).map((language) => languageView(language, names)),
    studyPrograms,
    verifiedSchoolIds,
    workAuthorizations: authorizationViews(row),
    cv: row.cv,
    linkedin: linkAt(row, 'linkedin.com'),
    github: linkAt(row, 'github.com'),
    welcome: { completedAt: row.welcome_completed_at?.toISOString() ?? null, hiddenUntil: row.welcome_hidden_until },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** @rule profile.45 */
export const INCLUDED_VIEWS = {
  summary: (row: ProfileRow) => ({ summary: row.summary }),
  skills: (row: ProfileRow) => ({
    skills: (row.skills ?? []).map((skill) => ({
      id: skill.id,
      skillId: skill.skill_id,
      customSkillName: skill.custom_skill_name,
      name: skill.name,
    })),
  }),
  preferences: (row: ProfileRow) => ({ preferences: preferencesView(row) }),
  work_experiences: (row: ProfileRow) => ({
    workExperiences: (row.experiences ?? []).map((entry) => ({
      id: entry.id,
      title: entry.title,
      companyTitle: entry.company_title,
      location: entry.location,
      description: entry.description,
      start: entry.start_on,
      end: entry.end_on,
      isCurrentJob: entry.is_current_job,
    })),
  }),
  links: (row: ProfileRow) => ({ links: (row.links ?? []).map(({ id, name, value }) => ({ id, name, value })) }),
  memberships: (row: ProfileRow) => ({
    memberships: (row.memberships ?? []).map((entry) => ({
      id: entry.id,
      title: entry.title,
      organizationName: entry.organization_name,
      description: entry.description,
      start: entry.start_on,
      end: entry.end_on,
      isActive: entry.is_active,
    })),
  }),
  nationalities: (row: ProfileRow) => ({ nationalities: (row.nationalities ?? []).map(({ id, nationality }) => ({ id, nationality })) }),
} as const;

/** What the profile comes to in flags. @rule profile.11 */
function attributesOf(row: ProfileRow): CandidateView['attributes'] {
  const flags: [CandidateView['attributes'][number], boolean][] = [
    ['job', row.open_to_jobs],
    ['flex', row.eligible_work_location === 'remote_hybrid'],
    ['relo', row.eligible_for_relocation === true],
    ['lgb', row.sensitive?.member_of_lgbtq_community === true],
    ['eth', row.sensitive?.ethnic_minority === 'yes'],
    ['pwd', row.sensitive?.disability === 'yes'],
  ];
  return flags.filter(([, isOn]) => isOn).map(([flag]) => flag);
}

export function languageView(row: NonNullable<ProfileRow['languages']>[number], names: LanguageName): CandidateView['languages'][number] {
  const proficiency = row.proficiency_id as Proficiency;
  return {
    id: row.id,
    candidateId: row.candidate_id,
    languageId: row.language_id,
    language: { id: row.language_id, name: names(row.language_id) },
    proficiencyId: proficiency,
    proficiency: { id: proficiency, level: PROFICIENCIES.indexOf(proficiency) + 1 },
  };
}

/** What follows from the nationalities first; what was said and follows by now is kept, but not shown twice. @rule profile.17 */
export function authorizationViews(row: ProfileRow): z.input<typeof workAuthorization>[] {
  const nationalities = (row.nationalities ?? []).map(({ nationality }) => nationality);
  const view = (id: string | null, code: string) => ({
    id,
    candidateId: row.id,
    code,
    type: authorizationType(code),
    implicit: id === null,
  });
  return [
    ...implicitAuthorizations(nationalities).map((code) => view(null, code)),
    ...(row.authorizations ?? []).filter(({ code }) => !isImplied(code, nationalities)).map(({ id, code }) => view(id, code)),
  ];
}

function preferencesView(row: ProfileRow): z.input<typeof preferences> {
  return {
    openToJobs: row.open_to_jobs,
    eligibleForRelocation: row.eligible_for_relocation,
    memberOfLGBTQCommunity: row.sensitive?.member_of_lgbtq_community ?? null,
    eligibleWorkLocation: row.eligible_work_location as z.input<typeof preferences>['eligibleWorkLocation'],
    workPreferences: row.work_preferences as z.input<typeof preferences>['workPreferences'],
    sectors: (row.sectors ?? []).map(({ id, sector_code, candidate_id }) => ({ id, sectorId: sector_code, candidateId: candidate_id })),
    careerFields: (row.career_fields ?? []).map(({ id, career_field_id, candidate_id }) => ({
      id,
      careerFieldId: career_field_id,
      candidateId: candidate_id,
    })),
    employers: (row.employers ?? []).map(({ id, organization_id, name, logo }, order) => ({
      id,
      employerId: organization_id,
      name,
      logo,
      order,
    })),
  };
}

function linkAt(row: ProfileRow, host: string): string | null {
  const isThere = (value: string) => {
    const { hostname } = URL.canParse(value) ? new URL(value) : { hostname: '' };
    return hostname === host || hostname.endsWith(`.${host}`);
  };
  return row.links?.find(({ value }) => isThere(value))?.value ?? null;
}
