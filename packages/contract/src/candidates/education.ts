// Schools, campuses and study programs, and what a candidate studies. The older degree calls are aliases of the same entries.
// @rule education.1, education.2, education.20, education.21, education.23, education.17, education.19, education.9
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { LIMITS } from '@fairway/rules/limits';
import { roomFor } from '@fairway/rules/visible-characters';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { date, intId, locale, text, uuid } from '../kernel/fields.ts';

const level = z.enum(EDUCATION_LEVELS);

export const schoolSummary = z
  .object({
    id: z.int(),
    name: z.string(),
    logo: z.string().nullable(),
    webAddress: z.string().nullable(),
    countryCode: z.string().nullable(),
    city: z.string().nullable(),
    /** Kept by its own staff here, so that students can be verified. */
    verified: z.boolean(),
    domains: z.array(z.string()),
  })
  .meta({ id: 'School' });

export const campus = z.object({ id: z.string(), name: z.string(), city: z.string().nullable() }).meta({ id: 'Campus' });

/** A field of the list, or `other` with its own words. */
export const programField = z.object({ id: z.string(), name: z.string().nullable() }).meta({ id: 'StudyProgramField' });

export const studyProgram = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    schoolId: z.int().nullable(),
    customSchoolName: z.string().nullable(),
    levelId: level.nullable(),
    level: z.object({ id: level, rank: z.int() }).nullable(),
    school: schoolSummary.pick({ id: true, name: true, logo: true, webAddress: true }).nullable(),
    /** Kept by the school; level, fields and campuses are its own. */
    isVerified: z.boolean(),
    fields: z.array(programField),
    campuses: z.array(campus),
  })
  .meta({ id: 'StudyProgram' });

export const candidateStudyProgram = z
  .object({
    id: z.string(),
    candidateId: z.string(),
    programId: z.string(),
    campusId: z.string().nullable(),
    campus: campus.nullable(),
    start: z.string().nullable(),
    end: z.string().nullable(),
    /** The end is not in the past. */
    isCurrent: z.boolean(),
    showWarning: z.boolean(),
    /** State of the school connection; null for a custom school, which cannot be verified. */
    verification: z.enum(['needVerification', 'pending', 'verified', 'ignored']).nullable(),
    studyProgram,
  })
  .meta({ id: 'CandidateStudyProgram' });

const fieldChange = z.strictObject({ id: text(60), name: text(roomFor(LIMITS.otherFieldCharacters)).nullable().optional() });

/** Of a program in one's own words: 2,000 families with their skins are 82,000 bytes. */
export const PROGRAM_BODY_BYTES = 262_144;

/** The program behind an entry, where it is the candidate's own. */
export const ownProgram = z.strictObject({
  /** A school of the list, or the name of another one. */
  schoolId: intId.nullable().optional(),
  customSchoolName: text(roomFor(LIMITS.schoolNameCharacters)).nullable().optional(),
  name: text(roomFor(LIMITS.programNameCharacters)).optional(),
  description: text(roomFor(LIMITS.programDescriptionCharacters)).optional(),
  levelId: text(40).nullable().optional(),
  addFields: z.array(fieldChange).max(20).optional(),
  removeFields: z.array(fieldChange).max(20).optional(),
});

/** An entry of the section studyPrograms: a program of the school's list (`programId`), or an own one (`studyProgram`). */
export const studyProgramChange = {
  programId: uuid.nullable().optional(),
  campusId: uuid.nullable().optional(),
  start: date.nullable().optional(),
  end: date.nullable().optional(),
  studyProgram: ownProgram.optional(),
};

export const listSchools = endpoint({
  name: 'listSchools',
  method: 'GET',
  path: '/api/v1/school',
  summary: 'Schools for a text being typed: those that begin with it first, at most 50; other names and e-mail domains are found too.',
  tag: 'education',
  access: 'public',
  query: z.strictObject({ q: text(200).default(''), limit: z.coerce.number().int().min(1).max(50).default(50) }),
  returns: z.object({ schools: z.array(schoolSummary) }),
  errors: [],
});

export const getSchool = endpoint({
  name: 'getSchool',
  method: 'GET',
  path: '/api/v1/school/{id}',
  summary: 'One school.',
  tag: 'education',
  access: 'public',
  params: z.strictObject({ id: intId }),
  returns: schoolSummary,
  errors: [],
});

export const findOrNameSchool = endpoint({
  name: 'findOrNameSchool',
  method: 'POST',
  path: '/api/v1/school',
  summary: 'A school by its name: the one of the list that has this name, else the tidied name as a custom school.',
  tag: 'education',
  access: 'candidate',
  feature: 'myProfile',
  body: z.strictObject({ name: text(roomFor(LIMITS.schoolNameCharacters)) }),
  returns: z.object({ school: schoolSummary.nullable(), customSchoolName: z.string().nullable() }),
  errors: ['profile.invalid'],
});

export const listCampuses = endpoint({
  name: 'listCampuses',
  method: 'GET',
  path: '/api/v1/campuses/{schoolId}',
  summary: 'The campuses of a school, by name; none for a school without.',
  tag: 'education',
  access: 'public',
  params: z.strictObject({ schoolId: intId }),
  returns: z.object({ campuses: z.array(campus) }),
  errors: [],
});

export const listStudyProgramsOfSchool = endpoint({
  name: 'listStudyProgramsOfSchool',
  method: 'GET',
  path: '/api/v1/study-programs/school/{schoolId}',
  summary: 'The programs that a school keeps, by name.',
  tag: 'education',
  access: 'public',
  params: z.strictObject({ schoolId: intId }),
  query: z.strictObject({ q: text(200).default('') }),
  returns: z.object({ studyPrograms: z.array(studyProgram) }),
  errors: [],
});

export const listStudyLevels = endpoint({
  name: 'listStudyLevels',
  method: 'GET',
  path: '/api/v1/study-levels',
  summary: 'Levels of study, highest first.',
  tag: 'education',
  access: 'public',
  query: z.strictObject({ locale: locale.default('en') }),
  returns: z.object({ studyLevels: z.array(z.object({ id: level, name: z.string(), rank: z.int() })) }),
  errors: [],
});

export const listStudyFields = endpoint({
  name: 'listStudyFields',
  method: 'GET',
  path: '/api/v1/study-fields',
  summary: 'Fields of study by name, ending with `other`.',
  tag: 'education',
  access: 'public',
  query: z.strictObject({ locale: locale.default('en') }),
  returns: z.object({ studyFields: z.array(z.object({ id: z.string(), name: z.string() })) }),
  errors: [],
});

export const listCandidateStudyPrograms = endpoint({
  name: 'listCandidateStudyPrograms',
  method: 'GET',
  path: '/api/v1/csp',
  summary: 'What I study and studied, the latest first.',
  tag: 'education',
  access: 'candidate',
  feature: 'myProfile',
  returns: z.object({ studyPrograms: z.array(candidateStudyProgram) }),
  errors: [],
});

export const saveCandidateStudyProgram = endpoint({
  name: 'saveCandidateStudyProgram',
  method: 'POST',
  path: '/api/v1/csp',
  summary: 'Creates an entry, or changes the one whose id is given.',
  tag: 'education',
  access: 'candidate',
  feature: 'myProfile',
  body: z.strictObject({ id: uuid.optional(), ...studyProgramChange }),
  returns: candidateStudyProgram,
  errors: ['not_found', 'profile.invalid'],
  bodyLimitBytes: PROGRAM_BODY_BYTES,
});

export const deleteCandidateStudyProgram = endpoint({
  name: 'deleteCandidateStudyProgram',
  method: 'DELETE',
  path: '/api/v1/csp/{id}',
  summary: 'Removes an entry.',
  tag: 'education',
  access: 'candidate',
  feature: 'myProfile',
  params: z.strictObject({ id: uuid }),
  errors: [],
});

export const setShowWarning = endpoint({
  name: 'setShowWarning',
  method: 'PATCH',
  path: '/api/v1/csp/{id}/showwarning/{value}',
  summary: 'Whether the warning that this school is not verified shows; refused while a program of that school is current.',
  tag: 'education',
  access: 'candidate',
  feature: 'myProfile',
  params: z.strictObject({ id: uuid, value: z.enum(['true', 'false']) }),
  returns: candidateStudyProgram,
  errors: ['education.program_current'],
});

export const saveStudyProgram = endpoint({
  name: 'saveStudyProgram',
  method: 'POST',
  path: '/api/v1/study-program',
  summary: 'Creates or changes a program of my own (never a verified one).',
  tag: 'education',
  access: 'candidate',
  feature: 'myProfile',
  body: z.strictObject({
    id: uuid.optional(),
    ...ownProgram.shape,
    isVerified: z.literal(false).default(false),
    addCampuses: z.array(uuid).max(20).optional(),
    removeCampuses: z.array(uuid).max(20).optional(),
  }),
  returns: studyProgram,
  errors: ['not_found', 'profile.invalid'],
  bodyLimitBytes: PROGRAM_BODY_BYTES,
});

export const deleteStudyProgram = endpoint({
  name: 'deleteStudyProgram',
  method: 'DELETE',
  path: '/api/v1/study-program/{id}',
  summary: 'Removes a program of my own that no entry uses.',
  tag: 'education',
  access: 'candidate',
  feature: 'myProfile',
  params: z.strictObject({ id: uuid }),
  errors: ['education.program_used'],
});
