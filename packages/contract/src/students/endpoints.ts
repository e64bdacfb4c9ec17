// The students of a school: what its career services see, say and keep of those who are connected with it. A private profile shows its name and
// its connection only; the answers that the law protects are in no reply. @rule profile.6, profile.5, verification.8
import { ADVISED } from '@fairway/rules/advisers';
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { LABEL_COLORS, NOTE_CHARACTERS, STUDENT_SORTS, STUDY_TIMES } from '@fairway/rules/students';
import { VERIFICATION_METHODS, VERIFICATION_STATES } from '@fairway/rules/verification';
import { z } from 'zod';
import { sharedCandidate } from '../candidates/shares.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { date, intId, many, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { managedSchoolParams } from '../schools/managed.ts';

const state = z.enum(VERIFICATION_STATES);
const level = z.enum(EDUCATION_LEVELS);

export const studentLabel = z
  .object({
    id: z.string(),
    name: z.string(),
    color: z.enum(LABEL_COLORS),
    /** The identity provider of the school keeps it: nobody else changes it, or whom it is on. */
    isProvided: z.boolean(),
  })
  .meta({ id: 'StudentLabel' });

/** Rejected, expired or revoked: why somebody who was asked about needs verification again. */
const verdict = z.enum(['rejected', 'expired', 'revoked']).nullable();

const studentFields = {
  /** Of the person. */
  id: z.string(),
  name: z.string(),
  /** The student e-mail, else that of the account; null: a private profile without a student e-mail. */
  email: z.string().nullable(),
  isPrivate: z.boolean(),
  state,
  verdict,
  labels: z.array(studentLabel),
  /** Who of the staff advises them; null: nobody. */
  adviser: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** When the account was used last; null: never, or a private profile. */
  lastSeenAt: z.string().nullable(),
};

export const student = z
  .object({
    ...studentFields,
    /** The program of this school that ends last; null: none, or a private profile. */
    program: z.object({ id: z.string(), name: z.string(), levelId: level.nullable() }).nullable(),
    /** Its last day; null: no end. */
    endsOn: z.string().nullable(),
    /** When the person was connected with the school. */
    since: z.string(),
  })
  .meta({ id: 'Student' });

const studentNote = z
  .object({
    id: z.string(),
    text: z.string(),
    /** false: only its author sees it. */
    isShared: z.boolean(),
    /** null: an account that is gone. */
    author: z.string().nullable(),
    /** The caller wrote it: may edit and delete it. */
    isMine: z.boolean(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'StudentNote' });

export const studentRecord = z
  .object({
    ...studentFields,
    avatar: z.string().nullable(),
    connection: z.object({
      id: z.string(),
      method: z.enum(VERIFICATION_METHODS).nullable(),
      studentEmail: z.string().nullable(),
      since: z.string(),
      requestedAt: z.string().nullable(),
      verifiedAt: z.string().nullable(),
      /** The end of its validity; null: none. */
      expiresAt: z.string().nullable(),
      /** Why it was rejected or ended, in the words of staff. */
      reason: z.string(),
      /** What the caller may do here; the rest is the queue's. */
      can: z.object({ revoke: z.boolean(), extend: z.boolean(), decide: z.boolean() }),
    }),
    /** What happened to the connection, newest first. */
    history: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        action: z.string(),
        by: z.enum(['candidate', 'staff', 'platform']),
        /** Of staff; null: the candidate, the platform, or an account that is gone. */
        name: z.string().nullable(),
        note: z.string(),
      }),
    ),
    notes: z.array(studentNote),
    /** Who opened this record, newest first; one line an hour and viewer. */
    viewings: z.array(z.object({ at: z.string(), name: z.string().nullable() })),
    /** What the profile shows to schools; null: private, or none yet. */
    profile: sharedCandidate.nullable(),
  })
  .meta({ id: 'StudentRecord' });

const base = '/api/v1/staff/schools/{schoolId}';
const path = `${base}/students`;
const params = z.strictObject({ schoolId: intId, id: uuid });
const shape = { tag: 'students', access: 'schoolStaff' } as const;

export const studentsList = listEndpoints({
  ...shape,
  noun: 'Students',
  path,
  summary: 'Everybody who is connected with a school, in any state.',
  params: managedSchoolParams,
  row: student,
  sorts: STUDENT_SORTS,
  sort: 'name',
  filters: {
    states: many(state, VERIFICATION_STATES.length),
    levels: many(level, EDUCATION_LEVELS.length),
    program: uuid.optional(),
    /** The last day of their program, both inclusive. */
    endsFrom: date.optional(),
    endsTo: date.optional(),
    study: z.enum(STUDY_TIMES).optional(),
    /** Students with any of them. */
    labels: many(uuid, 20),
    /** Who advises them: the reader, anybody, nobody, or one of the staff. */
    adviser: z.union([z.enum(ADVISED), uuid]).optional(),
  },
});

export const listStudentFilters = endpoint({
  ...shape,
  name: 'listStudentFilters',
  method: 'GET',
  path: `${path}/filters`,
  summary: 'What the list can be filtered by: programs and years in which its students end, and labels.',
  params: managedSchoolParams,
  returns: z.object({
    programs: z.array(z.object({ id: z.string(), name: z.string(), levelId: level.nullable() })),
    firstEndYear: z.int().nullable(),
    lastEndYear: z.int().nullable(),
    labels: z.array(studentLabel),
  }),
  errors: [],
});

export const getStudent = endpoint({
  ...shape,
  name: 'getStudent',
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'The record of a student, read-only. That it was opened stands in its log.',
  params,
  returns: studentRecord,
  errors: [],
});

export const revokeStudent = endpoint({
  ...shape,
  name: 'revokeStudent',
  method: 'POST',
  path: `${path}/{id}/revoke`,
  summary: 'Ends the verification of a student; the reason is mailed.',
  params,
  body: z.strictObject({ reason: text(4000) }),
  errors: ['verification.wrong_state', 'verification.reason_missing', 'verification.message_long'],
});

export const extendStudent = endpoint({
  ...shape,
  name: 'extendStudent',
  method: 'POST',
  path: `${path}/{id}/extend`,
  summary: 'Gives the verification of a student another last day, or none.',
  params,
  body: z.strictObject({ endsOn: date.nullable() }),
  errors: ['verification.wrong_state', 'students.end'],
});

const noteFields = z.strictObject({ text: text(NOTE_CHARACTERS), isShared: z.boolean() });
const noteParams = z.strictObject({ schoolId: intId, id: uuid, noteId: uuid });

export const writeStudentNote = endpoint({
  ...shape,
  name: 'writeStudentNote',
  method: 'POST',
  path: `${path}/{id}/notes`,
  summary:
    'Writes a note on a student: for its author alone, or for all staff of the school. Shared ones are in the data export of the student.',
  params,
  body: noteFields,
  status: 201,
  returns: studentNote,
  errors: ['students.note_empty', 'students.note_limit'],
});

export const changeStudentNote = endpoint({
  ...shape,
  name: 'changeStudentNote',
  method: 'PUT',
  path: `${path}/{id}/notes/{noteId}`,
  summary: 'Changes a note of one’s own.',
  params: noteParams,
  body: noteFields,
  returns: studentNote,
  errors: ['students.note_empty'],
});

export const deleteStudentNote = endpoint({
  ...shape,
  name: 'deleteStudentNote',
  method: 'DELETE',
  path: `${path}/{id}/notes/{noteId}`,
  summary: 'Deletes a note of one’s own.',
  params: noteParams,
  errors: [],
});
