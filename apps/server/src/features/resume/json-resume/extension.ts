// What JSON Resume has no place for, under `meta.fairway`: the profile as it is kept, so that out and in is without loss. What the law
// protects (gender, pronoun, minority, disability, membership of the LGBTQ community) is not part of it, and neither is who may see what.
import { LIMITS } from '@fairway/rules/limits';
import { NAME_CHARACTERS } from '@fairway/rules/names';
import { WORK_LOCATIONS, WORK_PREFERENCES } from '@fairway/rules/profile';
import { isLongerThan, roomFor } from '@fairway/rules/visible-characters';
import { z } from 'zod';
import type { ResumeSource } from '../queries.ts';

/** Raised when an older reader would misread what is written. */
export const EXTENSION_VERSION = 1;

const line = z.string().max(roomFor(LIMITS.entryTextCharacters));
const name = z
  .string()
  .trim()
  .min(1)
  .refine((words) => !isLongerThan(words, NAME_CHARACTERS));
const long = z.string().max(roomFor(LIMITS.summaryCharacters)).nullable();
const day = z.string().max(10).nullable();

const work = z.object({
  title: line,
  companyTitle: line,
  location: line,
  description: long,
  start: day,
  end: day,
  isCurrentJob: z.boolean(),
});
const membership = z.object({ title: line, organizationName: line, description: long, start: day, end: day, isActive: z.boolean() });
const study = z.object({
  /** Of a program that the school keeps. */
  programId: z.uuid().nullable(),
  campusId: z.uuid().nullable(),
  schoolName: line,
  name: line,
  description: z.string().max(roomFor(LIMITS.programDescriptionCharacters)),
  levelId: line.nullable(),
  fields: z.array(z.object({ id: line, name: line.nullable() })).max(20),
  start: day,
  end: day,
});
const language = z.object({ languageId: line, proficiencyId: line });
const skill = z.object({ skillId: z.int().positive().nullable(), name: line });
const link = z.object({ name: line, value: line });
const preferences = z.object({
  openToJobs: z.boolean(),
  eligibleForRelocation: z.boolean().nullable(),
  eligibleWorkLocation: z.enum(WORK_LOCATIONS).nullable(),
  workPreferences: z.array(z.enum(WORK_PREFERENCES)).max(WORK_PREFERENCES.length),
  sectors: z.array(line).max(20),
  careerFields: z.array(line).max(20),
  employers: z.array(z.object({ employerId: z.int().positive().nullable(), name: line })).max(100),
});

/** Each part is read by itself: one that is damaged takes nothing else with it. */
export const EXTENSION_PARTS = {
  work,
  membership,
  study,
  language,
  skill,
  link,
  preferences,
  /** `basics.name` is one text; which of it is the first name only its person knows. */
  names: z.object({ firstName: name, lastName: name }),
  summary: z.string().max(60_000),
  code: z.string().max(10),
};
export type WorkPart = z.output<typeof work>;
export type MembershipPart = z.output<typeof membership>;
export type StudyPart = z.output<typeof study>;
export type LanguagePart = z.output<typeof language>;
export type SkillPart = z.output<typeof skill>;
export type LinkPart = z.output<typeof link>;
export type PreferencesPart = z.output<typeof preferences>;

/** The profile as it is kept, without ids of this platform's rows. */
export function extensionOf({ profile }: Pick<ResumeSource, 'profile'>) {
  const wishes = profile.preferences;
  return {
    version: EXTENSION_VERSION,
    names: { firstName: profile.firstName, lastName: profile.lastName },
    summary: profile.summary ?? null,
    workExperiences: (profile.workExperiences ?? []).map(({ id, ...entry }): WorkPart => entry),
    memberships: (profile.memberships ?? []).map(({ id, ...entry }): MembershipPart => entry),
    studyPrograms: profile.studyPrograms.map(
      ({ studyProgram: program, start, end, campusId }): StudyPart => ({
        programId: program.isVerified ? program.id : null,
        campusId,
        schoolName: program.school?.name ?? program.customSchoolName ?? '',
        name: program.name,
        description: program.description,
        levelId: program.levelId,
        fields: program.fields,
        start,
        end,
      }),
    ),
    languages: profile.languages.map(({ languageId, proficiencyId }): LanguagePart => ({ languageId, proficiencyId })),
    skills: (profile.skills ?? []).map(({ skillId, name }): SkillPart => ({ skillId, name })),
    links: (profile.links ?? []).map(({ name, value }): LinkPart => ({ name, value })),
    nationalities: (profile.nationalities ?? []).map(({ nationality }) => nationality),
    workAuthorizations: profile.workAuthorizations.flatMap(({ code, implicit }) => (implicit ? [] : [code])),
    preferences: wishes
      ? ({
          openToJobs: wishes.openToJobs,
          eligibleForRelocation: wishes.eligibleForRelocation,
          eligibleWorkLocation: wishes.eligibleWorkLocation,
          workPreferences: wishes.workPreferences,
          sectors: wishes.sectors.map(({ sectorId }) => sectorId),
          careerFields: wishes.careerFields.map(({ careerFieldId }) => careerFieldId),
          employers: wishes.employers.map(({ employerId, name }) => ({ employerId, name })),
        } satisfies PreferencesPart)
      : null,
  };
}
