// The page of one employer at a school: what the school decided on it and when, the people that it knows there, and notes of its staff. No other
// school reads any of it. @rule postings.10, postings.11, postings.12
import { EMAIL_CHARACTERS } from '@fairway/rules/emails';
import { DECLINE_REASONS } from '@fairway/rules/posting-decisions';
import {
  SCHOOL_EMPLOYER_LIMITS,
  SCHOOL_EMPLOYER_NOTE_KINDS,
  SCHOOL_EMPLOYER_NOTE_SORTS,
  SCHOOL_EMPLOYER_STEPS,
  SCHOOL_POSTING_STEPS,
} from '@fairway/rules/school-employers';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { proof } from '../teams/requests.ts';
import { employerParams, SCHOOL_EMPLOYERS, schoolEmployerRow, schoolPostingRow } from './endpoints.ts';

const path = `${SCHOOL_EMPLOYERS}/{organizationId}`;
const shape = { tag: 'posting-decisions', access: 'schoolStaff' } as const;
const LIMITS = SCHOOL_EMPLOYER_LIMITS;

const contactFields = z.strictObject({
  name: text(LIMITS.nameCharacters),
  role: text(LIMITS.roleCharacters).default(''),
  email: text(EMAIL_CHARACTERS).default(''),
  phone: text(LIMITS.phoneCharacters).default(''),
  note: text(LIMITS.contactNoteCharacters).default(''),
});
export const schoolEmployerContact = z
  .object({ id: z.string(), name: z.string(), role: z.string(), email: z.string(), phone: z.string(), note: z.string() })
  .meta({ id: 'SchoolEmployerContact' });

const decided = {
  id: z.string(),
  at: z.string(),
  /** Who of the school; empty: a rule, or an account that is gone. */
  name: z.string(),
};
const employerStep = z.object({ ...decided, on: z.literal('employer'), step: z.enum(SCHOOL_EMPLOYER_STEPS) });
const postingStep = z.object({
  ...decided,
  on: z.literal('posting'),
  step: z.enum(SCHOOL_POSTING_STEPS),
  posting: z.object({ id: z.string(), title: z.string() }),
  reason: z.enum(DECLINE_REASONS).nullable(),
  /** The school's own rules decided, nobody. */
  byRule: z.boolean(),
});

export const schoolEmployer = schoolEmployerRow
  .extend({
    /** The host of its website; null: it names none. */
    host: z.string().nullable(),
    /** Everybody finds its page. */
    isShown: z.boolean(),
    /** What was proven of it, the strongest first. */
    proofs: z.array(proof),
    /** By name. */
    contacts: z.array(schoolEmployerContact),
    /** Its latest postings for this school. */
    postings: z.array(schoolPostingRow),
    /** What this school decided on it and on its postings, newest first. */
    history: z.array(z.discriminatedUnion('on', [employerStep, postingStep])),
  })
  .meta({ id: 'SchoolEmployer' });

export const getSchoolEmployer = endpoint({
  ...shape,
  name: 'getSchoolEmployer',
  method: 'GET',
  path,
  summary: `One employer as this school knows it: what was proven of it, its latest ${LIMITS.postings} postings here, contacts, and what was decided.`,
  params: employerParams,
  returns: schoolEmployer,
  errors: ['not_found'],
});

/** The caller says it: the same sent twice is one, and what was deleted comes back by it. */
const key = { key: uuid };
const contactParams = employerParams.extend({ contactId: uuid });
const contactErrors = [
  'not_found',
  'posting_decisions.contact_name',
  'posting_decisions.contact_email',
  'posting_decisions.contact_phone',
] as const;

export const addSchoolEmployerContact = endpoint({
  ...shape,
  name: 'addSchoolEmployerContact',
  method: 'POST',
  path: `${path}/contacts`,
  summary:
    'Adds somebody whom the school knows at an employer. The key is of the caller’s making and becomes the id: the same sent twice is one.',
  params: employerParams,
  body: contactFields.extend(key),
  status: 201,
  returns: schoolEmployerContact,
  errors: [...contactErrors, 'posting_decisions.contact_limit'],
});

export const changeSchoolEmployerContact = endpoint({
  ...shape,
  name: 'changeSchoolEmployerContact',
  method: 'PUT',
  path: `${path}/contacts/{contactId}`,
  summary: 'Changes what is kept of a contact.',
  params: contactParams,
  body: contactFields,
  returns: schoolEmployerContact,
  errors: contactErrors,
});

export const deleteSchoolEmployerContact = endpoint({
  ...shape,
  name: 'deleteSchoolEmployerContact',
  method: 'DELETE',
  path: `${path}/contacts/{contactId}`,
  summary: 'Deletes a contact, and nothing of it is kept. Adding it with its id as the key brings it back.',
  params: contactParams,
  errors: ['not_found'],
});

export const schoolEmployerNote = z
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
  .meta({ id: 'SchoolEmployerNote' });

export const schoolEmployerNotesList = listEndpoints({
  ...shape,
  noun: 'SchoolEmployerNotes',
  path: `${path}/notes`,
  summary: 'Notes on an employer: those that the school’s staff share, and the caller’s own.',
  params: employerParams,
  row: schoolEmployerNote,
  sorts: SCHOOL_EMPLOYER_NOTE_SORTS,
  sort: '-written',
  filters: { kind: z.enum(SCHOOL_EMPLOYER_NOTE_KINDS).optional() },
});

const noteFields = z.strictObject({ text: text(LIMITS.noteCharacters), isShared: z.boolean() });
const noteParams = employerParams.extend({ noteId: uuid });

export const writeSchoolEmployerNote = endpoint({
  ...shape,
  name: 'writeSchoolEmployerNote',
  method: 'POST',
  path: `${path}/notes`,
  summary:
    'Writes a note on an employer: for its author alone, or for all staff of the school. The key becomes its id: the same sent twice is one.',
  params: employerParams,
  body: noteFields.extend(key),
  status: 201,
  returns: schoolEmployerNote,
  errors: ['not_found', 'posting_decisions.note_empty', 'posting_decisions.note_limit'],
});

export const changeSchoolEmployerNote = endpoint({
  ...shape,
  name: 'changeSchoolEmployerNote',
  method: 'PUT',
  path: `${path}/notes/{noteId}`,
  summary: 'Changes a note of one’s own.',
  params: noteParams,
  body: noteFields,
  returns: schoolEmployerNote,
  errors: ['not_found', 'posting_decisions.note_empty'],
});

export const deleteSchoolEmployerNote = endpoint({
  ...shape,
  name: 'deleteSchoolEmployerNote',
  method: 'DELETE',
  path: `${path}/notes/{noteId}`,
  summary: 'Deletes a note of one’s own.',
  params: noteParams,
  errors: ['not_found'],
});
