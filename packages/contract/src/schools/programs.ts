// The programs that a school keeps, and those that candidates typed and that become one of them.
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { PROGRAM_SORTS, PROGRAM_STATES } from '@fairway/rules/school-settings';
import { z } from 'zod';
import { programField } from '../candidates/education.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, many, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { SCHOOL_BASE } from './settings.ts';

const params = z.strictObject({ schoolId: intId });
const level = z.enum(EDUCATION_LEVELS);

export const schoolProgram = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    levelId: level.nullable(),
    fields: z.array(programField),
    campuses: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Candidates who study or studied it. */
    students: z.int(),
    archivedAt: z.string().nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: 'SchoolProgram' });

export const schoolProgramsList = listEndpoints({
  noun: 'SchoolPrograms',
  path: `${SCHOOL_BASE}/programs`,
  summary: 'The programs that a school keeps.',
  tag: 'school settings',
  access: 'schoolStaff',
  params,
  row: schoolProgram,
  sorts: PROGRAM_SORTS,
  sort: 'name',
  filters: { state: z.enum(PROGRAM_STATES).default('active'), level: many(level, EDUCATION_LEVELS.length), campusId: uuid.optional() },
});

const programBody = {
  name: text(600),
  description: text(8000).default(''),
  levelId: level,
  fields: z.array(z.strictObject({ id: text(60), name: text(300).nullable().default(null) })).max(20),
  campusIds: z.array(uuid).max(100),
};
const programParams = z.strictObject({ schoolId: intId, programId: uuid });

export const addSchoolProgram = endpoint({
  name: 'addSchoolProgram',
  method: 'POST',
  path: `${SCHOOL_BASE}/programs`,
  summary: 'Adds a program.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params,
  body: z.strictObject(programBody),
  returns: schoolProgram,
  errors: ['settings.invalid', 'settings.name_taken', 'settings.limit'],
});

export const changeSchoolProgram = endpoint({
  name: 'changeSchoolProgram',
  method: 'PUT',
  path: `${SCHOOL_BASE}/programs/{programId}`,
  summary: 'Changes a program, for everybody who studies it too.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params: programParams,
  body: z.strictObject({ updatedAt: instant, ...programBody }),
  returns: schoolProgram,
  errors: ['settings.changed', 'settings.invalid', 'settings.name_taken'],
});

export const archiveSchoolProgram = endpoint({
  name: 'archiveSchoolProgram',
  method: 'PUT',
  path: `${SCHOOL_BASE}/programs/{programId}/archived`,
  summary: 'Archives a program, which is then offered to nobody (who studies it keeps it), or takes it back.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params: programParams,
  body: z.strictObject({ archived: z.boolean() }),
  returns: schoolProgram,
  errors: ['settings.name_taken'],
});

export const typedPrograms = z
  .object({
    groups: z.array(
      z.object({
        name: z.string(),
        spellings: z.array(z.string()),
        programIds: z.array(z.string()),
        levelIds: z.array(level),
        students: z.int(),
        /** A program of the school that it nearly is. */
        likely: z.object({ id: z.string(), name: z.string() }).nullable(),
      }),
    ),
    /** Lately merged, newest first; undone for seven days. */
    merges: z.array(
      z.object({
        id: z.string(),
        program: z.object({ id: z.string(), name: z.string() }),
        names: z.array(z.string()),
        students: z.int(),
        mergedAt: z.string(),
        mergedBy: z.string().nullable(),
        undoneAt: z.string().nullable(),
        undoUntil: z.string(),
      }),
    ),
  })
  .meta({ id: 'TypedPrograms' });

export const listTypedPrograms = endpoint({
  name: 'listTypedPrograms',
  method: 'GET',
  path: `${SCHOOL_BASE}/typed-programs`,
  summary: 'Programs of this school that candidates typed, near names together, without who typed them; and what was merged lately.',
  tag: 'school settings',
  access: 'schoolStaff',
  params,
  returns: typedPrograms,
  errors: [],
});

export const mergePrograms = endpoint({
  name: 'mergePrograms',
  method: 'POST',
  path: `${SCHOOL_BASE}/program-merges`,
  summary: 'Makes typed programs one of the school’s: the entries of candidates show that one from now on.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params,
  body: z.strictObject({ programIds: z.array(uuid).min(1).max(5000), intoProgramId: uuid }),
  returns: z.object({ mergeId: z.string(), students: z.int() }),
  errors: ['settings.changed'],
  bodyLimitBytes: 262_144,
});

export const undoProgramMerge = endpoint({
  name: 'undoProgramMerge',
  method: 'POST',
  path: `${SCHOOL_BASE}/program-merges/{mergeId}/undo`,
  summary: 'Gives the entries their typed programs back, but for those that were changed or deleted since.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params: z.strictObject({ schoolId: intId, mergeId: uuid }),
  returns: z.object({ students: z.int() }),
  errors: ['settings.undo_late'],
});
