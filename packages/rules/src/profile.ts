// The vocabulary of a profile. Codes are what travels on the wire; their names are messages. @rule profile.1, profile.2, profile.6

export const GENDERS = ['M', 'F', 'B', 'O', 'N'] as const;

/** @rule profile.3 */
export const PRONOUN_TYPES = ['he/him', 'she/her', 'they/them', 'other', 'prefer_not_to_say'] as const;
export type PronounType = (typeof PRONOUN_TYPES)[number];

/** Ethnic minority and disability. @rule profile.4 */
export const SENSITIVE_ANSWERS = ['yes', 'no', 'prefer_not_to_say'] as const;
export type SensitiveAnswer = (typeof SENSITIVE_ANSWERS)[number];

/** Who finds a profile, narrowest first. @rule profile.6 */
export const PROFILE_VISIBILITIES = ['private', 'schools', 'employers', 'public'] as const;
export type ProfileVisibility = (typeof PROFILE_VISIBILITIES)[number];

/** @rule profile.8 */
export const WORK_LOCATIONS = ['onsite', 'remote_hybrid'] as const;
export type WorkLocation = (typeof WORK_LOCATIONS)[number];

/** @rule profile.9 */
export const WORK_PREFERENCES = ['internship', 'graduate_program', 'part_time', 'full_time', 'volunteer'] as const;
export type WorkPreference = (typeof WORK_PREFERENCES)[number];

/** Lowest first. @rule profile.16 */
export const PROFICIENCIES = ['elementary', 'limited_working', 'professional_working', 'full_professional', 'native_or_bilingual'] as const;
export type Proficiency = (typeof PROFICIENCIES)[number];

/** The id of "another field" in the education dialog. @rule education.8 */
export const OTHER_FIELD = 'other';

/** Sections of a profile, as the update names them. @rule profile.46 */
export const PROFILE_SECTIONS = [
  'user', 'candidate', 'workAuthorizations', 'languages', 'workExperiences', 'memberships', 'nationalities', 'skills', 'links',
  'preferences', 'studyPrograms',
] as const; // biome-ignore format: a list
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

/** Most entries of a section. @rule profile.44 */
export const SECTION_ENTRIES = 100;

/** What can be wrong with a profile; the words are messages `profile.issues.<code>`. */
const PROFILE_ISSUES = [
  // Personal details
  'first_name_missing', 'last_name_missing', 'gender_missing', 'pronoun_missing', 'pronoun_words_missing', 'disability_missing',
  'minority_missing', 'nationality_missing', 'location_missing', 'country_unknown', 'summary_too_long',
  // Work authorization, nationality, language
  'code_missing', 'code_unknown', 'code_twice', 'code_implied', 'nationality_unknown', 'nationality_twice', 'language_missing',
  'language_unknown', 'language_twice', 'language_unchanged', 'proficiency_missing', 'proficiency_unknown',
  // Work experience and memberships
  'title_missing', 'company_title_missing', 'organization_name_missing', 'too_long', 'description_too_long', 'start_invalid', 'end_invalid',
  'end_before_start',
  // Skills and links
  'skill_missing', 'skill_unknown', 'skill_twice', 'link_name_missing', 'link_invalid',
  // Preferences
  'sector_unknown', 'sector_twice', 'sector_limit', 'career_field_unknown', 'career_field_twice', 'career_field_limit', 'employer_missing',
  'employer_unknown', 'employer_twice', 'not_open_to_jobs',
  // Education. @rule education.10
  'degree_field_invalid', 'school_invalid', 'degree_level_invalid', 'study_start_invalid', 'study_end_invalid', 'study_start_late',
  'study_period_invalid', 'campus_unknown', 'campus_missing', 'program_unknown',
  // Any section
  'section_limit', 'entry_unknown', 'entry_twice',
] as const; // biome-ignore format: a list
export type ProfileIssueCode = (typeof PROFILE_ISSUES)[number];

/** One fault: the field of the entry, as the update names it, and what is wrong with it. */
export type ProfileIssue = { field: string; code: ProfileIssueCode };
