// The entries of a profile's sections, as every reply shows them. @rule profile.7, profile.13, profile.14, profile.15, profile.18
import { PROFICIENCIES, WORK_LOCATIONS, WORK_PREFERENCES } from '@fairway/rules/profile';
import { z } from 'zod';

const proficiency = z.enum(PROFICIENCIES);

export const nationality = z.object({ id: z.string(), nationality: z.string() }).meta({ id: 'Nationality' });

export const workAuthorization = z
  .object({
    /** Absent for an implicit one: it is no row. */
    id: z.string().nullable(),
    candidateId: z.string(),
    /** A country, or EU. */
    code: z.string(),
    /** 0 a country, 1 the EU. @rule profile.17 */
    type: z.union([z.literal(0), z.literal(1)]),
    /** Follows from a nationality; cannot be edited. */
    implicit: z.boolean(),
  })
  .meta({ id: 'WorkAuthorization' });

export const candidateLanguage = z
  .object({
    id: z.string(),
    candidateId: z.string(),
    languageId: z.string(),
    language: z.object({ id: z.string(), name: z.string() }),
    proficiencyId: proficiency,
    proficiency: z.object({ id: proficiency, level: z.int() }),
  })
  .meta({ id: 'CandidateLanguage' });

export const workExperience = z
  .object({
    id: z.string(),
    title: z.string(),
    companyTitle: z.string(),
    location: z.string(),
    description: z.string().nullable(),
    start: z.string().nullable(),
    end: z.string().nullable(),
    isCurrentJob: z.boolean(),
  })
  .meta({ id: 'WorkExperience' });

export const membership = z
  .object({
    id: z.string(),
    title: z.string(),
    organizationName: z.string(),
    description: z.string().nullable(),
    start: z.string().nullable(),
    end: z.string().nullable(),
    isActive: z.boolean(),
  })
  .meta({ id: 'Membership' });

export const candidateSkill = z
  .object({
    id: z.string(),
    /** A skill of the list, or null for one that was typed. */
    skillId: z.int().nullable(),
    customSkillName: z.string().nullable(),
    /** In the reader's language. */
    name: z.string(),
  })
  .meta({ id: 'CandidateSkill' });

export const candidateLink = z.object({ id: z.string(), name: z.string(), value: z.string() }).meta({ id: 'CandidateLink' });

export const preferences = z
  .object({
    openToJobs: z.boolean(),
    eligibleForRelocation: z.boolean().nullable(),
    memberOfLGBTQCommunity: z.boolean().nullable(),
    eligibleWorkLocation: z.enum(WORK_LOCATIONS).nullable(),
    workPreferences: z.array(z.enum(WORK_PREFERENCES)),
    sectors: z.array(z.object({ id: z.string(), sectorId: z.string(), candidateId: z.string() })),
    careerFields: z.array(z.object({ id: z.string(), careerFieldId: z.string(), candidateId: z.string() })),
    /** In the person's order. */
    employers: z.array(
      z.object({ id: z.string(), employerId: z.int().nullable(), name: z.string(), logo: z.string().nullable(), order: z.int() }),
    ),
  })
  .meta({ id: 'CandidatePreferences' });
