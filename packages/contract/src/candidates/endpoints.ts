// A candidate's profile: one reply that holds it all, one update that changes it all or nothing, and the calls of single entries.
// A `version` guards the whole profile. @rule profile.50, profile.45, profile.46, profile.47, profile.11
import { LIMITS } from '@fairway/rules/limits';
import { NAME_CHARACTERS } from '@fairway/rules/names';
import {
  GENDERS, PROFILE_SECTIONS, PROFILE_VISIBILITIES, PRONOUN_TYPES, SECTION_ENTRIES, SENSITIVE_ANSWERS, WORK_LOCATIONS,
  WORK_PREFERENCES,
} from '@fairway/rules/profile'; // biome-ignore format: a list
import { roomFor } from '@fairway/rules/visible-characters';
import { z } from 'zod';
import { user } from '../account/endpoints.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { date, intId, text, uuid } from '../kernel/fields.ts';
import { candidateStudyProgram, studyProgramChange } from './education.ts';
import {
  candidateLanguage,
  candidateLink,
  candidateSkill,
  membership,
  nationality,
  preferences,
  workAuthorization,
  workExperience,
} from './profile-entries.ts';

const country = z.string().regex(/^[A-Z]{2}$/);
/** With its markup; the limit is of what is read. */
const richText = text(roomFor(LIMITS.summaryCharacters)).nullable();
const entryText = text(roomFor(LIMITS.entryTextCharacters));

const pronoun = z.object({ type: z.enum(PRONOUN_TYPES), value: z.string().nullable() });

/** What a full profile holds. Sections that were not asked for (`includes`) are absent. */
export const candidate = z
  .object({
    id: z.string(),
    userId: z.string(),
    version: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    avatar: z.string().nullable(),
    gender: z.enum([...GENDERS, 'U']),
    pronoun: pronoun.nullable(),
    country: z.string().nullable(),
    city: z.string().nullable(),
    profileVisibility: z.enum(PROFILE_VISIBILITIES),
    ethnicMinority: z.enum(SENSITIVE_ANSWERS).nullable(),
    disability: z.enum(SENSITIVE_ANSWERS).nullable(),
    newsletterConsent: z.boolean(),
    newsLetterConsent: z.boolean(),
    /** Flags job, flex, relo, lgb, eth, pwd. @rule profile.11 */
    attributes: z.array(z.enum(['job', 'flex', 'relo', 'lgb', 'eth', 'pwd'])),
    languages: z.array(candidateLanguage),
    studyPrograms: z.array(candidateStudyProgram),
    /** Schools at which I am verified now: what is exclusive to them is open. */
    verifiedSchoolIds: z.array(z.int()),
    workAuthorizations: z.array(workAuthorization),
    /** The default CV. */
    cv: z.object({ id: z.string(), name: z.string() }).nullable(),
    linkedin: z.string().nullable(),
    github: z.string().nullable(),
    summary: z.string().nullable().optional(),
    skills: z.array(candidateSkill).optional(),
    preferences: preferences.optional(),
    workExperiences: z.array(workExperience).optional(),
    links: z.array(candidateLink).optional(),
    memberships: z.array(membership).optional(),
    nationalities: z.array(nationality).optional(),
    emailSettings: z.array(z.object({ kind: z.string(), isOn: z.boolean() })).optional(),
    welcome: z.object({ completedAt: z.string().nullable(), hiddenUntil: z.string().nullable() }),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Candidate' });

/** @rule profile.45 */
export const CANDIDATE_INCLUDES = [
  'summary', 'skills', 'preferences', 'work_experiences', 'links', 'memberships', 'nationalities', 'emailsettings',
] as const; // biome-ignore format: a list

export const getCandidate = endpoint({
  name: 'getCandidate',
  method: 'GET',
  path: '/api/v1/candidate/me',
  summary: 'My profile; `includes` names the sections that are sent besides (comma-separated or repeated).',
  tag: 'candidates',
  access: 'candidate',
  feature: 'myProfile',
  query: z.strictObject({ includes: z.union([text(300), z.array(text(40)).max(20)]).default([]) }),
  returns: candidate,
  errors: [],
});

const candidateFields = z.strictObject({
  gender: z.enum(GENDERS).optional(),
  pronoun: z
    .strictObject({ type: z.enum(PRONOUN_TYPES), value: text(roomFor(LIMITS.pronounCharacters)).nullable().optional() })
    .nullable()
    .optional(),
  country: country.nullable().optional(),
  city: text(roomFor(LIMITS.cityCharacters)).nullable().optional(),
  summary: richText.optional(),
  profileVisibility: z.enum(PROFILE_VISIBILITIES).optional(),
  ethnicMinority: z.enum(SENSITIVE_ANSWERS).nullable().optional(),
  disability: z.enum(SENSITIVE_ANSWERS).nullable().optional(),
  newsletterConsent: z.boolean().optional(),
  newsLetterConsent: z.boolean().optional(),
});

const userFields = z.strictObject({
  email: text(300).optional(),
  phoneNumber: text(40).nullable().optional(),
  avatar: z.null().optional(),
  firstName: text(roomFor(NAME_CHARACTERS)).optional(),
  lastName: text(roomFor(NAME_CHARACTERS)).optional(),
  newsLetterConsent: z.boolean().optional(),
});

const version = z.int().min(0).max(2_147_483_647);

export const updateCandidate = endpoint({
  name: 'updateCandidate',
  method: 'PUT',
  path: '/api/v1/candidate/me',
  summary: 'Changes the fields that are given: the summary alone, or the personal details.',
  tag: 'candidates',
  access: 'candidate',
  feature: 'myProfile',
  body: candidateFields.extend({ ...userFields.omit({ newsLetterConsent: true }).shape, version: version.optional() }),
  returns: candidate,
  errors: ['profile.changed', 'profile.invalid', 'InvalidPhoneNumber', 'InvalidEmail', 'account.contact_email_set', 'EmailNotAvailable'],
  bodyLimitBytes: 262_144,
});

export const updateProfileVisibility = endpoint({
  name: 'updateProfileVisibility',
  method: 'PUT',
  path: '/api/v1/candidate/me/profile-visibility',
  summary: 'Who finds my profile.',
  tag: 'candidates',
  access: 'candidate',
  feature: 'myProfile',
  body: z.strictObject({ profileVisibility: z.enum(PROFILE_VISIBILITIES), version: version.optional() }),
  returns: z.object({ profileVisibility: z.enum(PROFILE_VISIBILITIES), version: z.int() }),
  errors: ['profile.changed'],
});

/** One entry that is new, changed or gone. */
const entryOps = <V extends z.ZodRawShape>(value: V) =>
  z
    .array(
      z.discriminatedUnion('op', [
        z.strictObject({ op: z.literal('create'), value: z.strictObject(value) }),
        z.strictObject({ op: z.literal('update'), value: z.strictObject({ id: uuid, ...value }) }),
        z.strictObject({ op: z.literal('delete'), value: z.strictObject({ id: uuid }) }),
      ]),
    )
    .max(SECTION_ENTRIES)
    .optional();

const fieldsOp = <V extends z.ZodType>(value: V) => z.strictObject({ op: z.enum(['create', 'update']), value }).optional();
const names = (max: number) => z.array(text(max)).max(SECTION_ENTRIES).optional();

/** A calendar date; profiles use the first of a month. */
const month = date.nullable();

export const skillChange = z.strictObject({
  /** Skills of the list, or names that were typed. */
  addSkills: z
    .array(
      z.strictObject({
        skillId: intId.nullable().optional(),
        customSkillName: text(roomFor(LIMITS.skillCharacters)).nullable().optional(),
      }),
    )
    .max(SECTION_ENTRIES)
    .optional(),
  /** Ids of my entries. */
  removeSkills: z.array(uuid).max(SECTION_ENTRIES).optional(),
});

export const preferencesChange = z.strictObject({
  openToJobs: z.boolean().optional(),
  eligibleForRelocation: z.boolean().nullable().optional(),
  memberOfLGBTQCommunity: z.boolean().nullable().optional(),
  eligibleWorkLocation: z.enum(WORK_LOCATIONS).nullable().optional(),
  workPreferences: z.array(z.enum(WORK_PREFERENCES)).max(WORK_PREFERENCES.length).optional(),
  addPreferredSectors: names(60),
  removePreferredSectors: names(60),
  addPreferredCareerFields: names(60),
  removePreferredCareerFields: names(60),
  /** The organizations of the list that are wanted now, all of them, with their places; absent: unchanged. */
  preferredEmployers: z
    .array(z.strictObject({ employerId: intId, order: z.int().min(0).max(1000) }))
    .max(SECTION_ENTRIES)
    .optional(),
  /** The typed names that are wanted now, all of them, with their places; absent: unchanged. */
  addCustomEmployers: z
    .array(z.strictObject({ name: text(roomFor(LIMITS.employerCharacters)), order: z.int().min(0).max(1000) }))
    .max(SECTION_ENTRIES)
    .optional(),
});

export const profileOps = z.strictObject({
  user: fieldsOp(userFields),
  candidate: fieldsOp(candidateFields),
  workAuthorizations: entryOps({ code: text(10), type: z.union([z.literal(0), z.literal(1)]).optional() }),
  languages: entryOps({ languageId: text(20).optional(), proficiencyId: text(40).optional() }),
  workExperiences: entryOps({
    title: entryText, companyTitle: entryText, location: entryText.default(''), description: richText.optional(), start: month, end: month,
    isCurrentJob: z.boolean(),
  }), // biome-ignore format: the fields
  memberships: entryOps({
    title: entryText, organizationName: entryText, description: richText.optional(), start: month, end: month, isActive: z.boolean(),
  }), // biome-ignore format: the fields
  nationalities: entryOps({ nationality: text(10) }),
  skills: fieldsOp(skillChange),
  links: entryOps({ name: text(roomFor(LIMITS.linkNameCharacters)), value: text(2000) }),
  preferences: fieldsOp(preferencesChange),
  studyPrograms: entryOps(studyProgramChange),
});
export type ProfileOps = z.output<typeof profileOps>;

export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'POST',
  path: '/api/v1/candidate/profile',
  summary: 'Changes sections of my profile in one transaction: all or nothing. Every fault is named by its pointer.',
  tag: 'candidates',
  access: 'candidate',
  feature: 'myProfile',
  body: z.strictObject({
    userId: uuid,
    /** The version that was read; another one by now is refused with the sections that changed. Absent: no guard. */
    version: version.optional(),
    ops: profileOps,
  }),
  returns: z.object({ candidate, user }),
  /** 409 profile.changed: errors[].pointer names the sections. 422 profile.invalid: errors[] by entry. 404 for an id that is not mine. */
  errors: [
    'not_found',
    'profile.changed',
    'profile.invalid',
    'InvalidPhoneNumber',
    'InvalidEmail',
    'account.contact_email_set',
    'EmailNotAvailable',
  ],
  bodyLimitBytes: 2_097_152,
});

/** The sections of a 409, for the page. */
export const CHANGED_SECTIONS = PROFILE_SECTIONS;

export const completeWelcome = endpoint({
  name: 'completeWelcome',
  method: 'PUT',
  path: '/api/v1/candidate/me/welcome',
  summary: 'The welcome wizard was left: from its last page for good, from its error page or by "later" until the next day.',
  tag: 'candidates',
  access: 'candidate',
  feature: 'myProfile',
  body: z.strictObject({ left: z.enum(['final', 'error', 'later']) }),
  returns: z.object({ completedAt: z.string().nullable(), hiddenUntil: z.string().nullable() }),
  errors: [],
});
