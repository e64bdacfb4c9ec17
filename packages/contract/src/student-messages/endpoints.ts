// Messages of a school to its students by mail: looked at before they are sent, sent in the background, and kept with who got them.
import {
  LEFT_OUT_REASONS,
  MESSAGE_LIMITS,
  MESSAGE_SORTS,
  MESSAGE_STATES,
  RECIPIENT_SORTS,
  RECIPIENT_STATES,
} from '@fairway/rules/student-messages';
import { CHOSEN_AT_ONCE } from '@fairway/rules/students';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { intId, text, uuid } from '../kernel/fields.ts';
import { listEndpoints, selectionOf } from '../kernel/lists.ts';
import { managedSchoolParams } from '../schools/managed.ts';
import { studentsList } from '../students/endpoints.ts';

const shape = { tag: 'student messages', access: 'schoolStaff' } as const;
const school = '/api/v1/staff/schools/{schoolId}';
const base = `${school}/student-messages`;
const params = z.strictObject({ schoolId: intId, id: uuid });

const leftOut = z.object({ often: z.int(), declined: z.int(), unreachable: z.int() });
const messageRow = z
  .object({
    id: z.string(),
    subject: z.string(),
    /** null: an account that is gone. */
    sender: z.string().nullable(),
    state: z.enum(MESSAGE_STATES),
    createdAt: z.string(),
    finishedAt: z.string().nullable(),
    /** Students that it was meant for; those who are neither sent to nor left out still wait. */
    chosen: z.int(),
    sent: z.int(),
    leftOut,
  })
  .meta({ id: 'StudentMessage' });
const message = messageRow.extend({ text: z.string() }).meta({ id: 'WholeStudentMessage' });

const words = { subject: text(MESSAGE_LIMITS.subject * 4), text: text(MESSAGE_LIMITS.text * 4) };
const students = selectionOf(studentsList, CHOSEN_AT_ONCE);

export const checkStudentMessage = endpoint({
  ...shape,
  name: 'checkStudentMessage',
  method: 'POST',
  path: `${base}/check`,
  summary: 'What a message would be: who gets it, who is left out and why, and how it reads for one of them. Nothing is sent.',
  params: managedSchoolParams,
  body: z.strictObject({ students, ...words, readerId: uuid.optional() }),
  returns: z.object({
    reached: z.int(),
    leftOut,
    /** Of those who get it, how many have no value for a field that the words name. */
    empty: z.object({ program: z.int(), adviser: z.int() }),
    /** Some of those who get it, to read it as. */
    readers: z.array(z.object({ id: z.string(), name: z.string() })),
    /** As `readerId` reads it, else as the first of them; null: nobody gets it. */
    preview: z.object({ readerId: z.string(), subject: z.string(), text: z.string() }).nullable(),
  }),
  errors: ['lists.changed', 'student_messages.invalid'],
});

export const sendStudentMessage = endpoint({
  ...shape,
  name: 'sendStudentMessage',
  method: 'POST',
  path: base,
  summary:
    'Sends a message in the background. The same `key` is the same message, however often it is sent. `reached`: how many were shown to get it.',
  params: managedSchoolParams,
  body: z.strictObject({ key: uuid, students, ...words, reached: z.int().min(1) }),
  status: 201,
  returns: message,
  errors: ['lists.changed', 'student_messages.invalid', 'student_messages.changed'],
});

export const studentMessagesList = listEndpoints({
  ...shape,
  noun: 'StudentMessages',
  path: base,
  summary: 'What the school has sent its students, with who wrote it and how many got it.',
  params: managedSchoolParams,
  row: messageRow,
  sorts: MESSAGE_SORTS,
  sort: '-createdAt',
  filters: { state: z.enum(MESSAGE_STATES).optional() },
});

export const getStudentMessage = endpoint({
  ...shape,
  name: 'getStudentMessage',
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One message with its text; asked again while it is being sent.',
  params,
  returns: message,
  errors: [],
});

const recipient = z
  .object({
    /** Of the person. */
    id: z.string(),
    name: z.string(),
    state: z.enum(RECIPIENT_STATES),
    /** Why they were left out. */
    reason: z.enum(LEFT_OUT_REASONS).nullable(),
    at: z.string(),
  })
  .meta({ id: 'StudentMessageRecipient' });

export const studentMessageRecipientsList = listEndpoints({
  ...shape,
  noun: 'StudentMessageRecipients',
  path: `${base}/{id}/recipients`,
  summary: 'Whom a message was meant for, and what became of it for each.',
  params,
  row: recipient,
  sorts: RECIPIENT_SORTS,
  sort: 'name',
  filters: { state: z.enum(RECIPIENT_STATES).optional(), reason: z.enum(LEFT_OUT_REASONS).optional() },
});

export const listMessagesOfStudent = endpoint({
  ...shape,
  name: 'listMessagesOfStudent',
  method: 'GET',
  path: `${school}/students/{id}/messages`,
  summary: 'The latest messages that the school sent to one student.',
  params,
  returns: z.object({
    messages: z.array(z.object({ id: z.string(), subject: z.string(), sender: z.string().nullable(), at: z.string() })),
  }),
  errors: [],
});
