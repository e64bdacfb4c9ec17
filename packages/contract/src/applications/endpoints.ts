// What a candidate keeps of their applications: the list, one with its history, notes, reminders, what was sent elsewhere.
// @rule applications.7
import {
  APPLICATION_KINDS, APPLICATION_LIMITS, APPLICATION_MOVERS, APPLICATION_SORTS, APPLICATION_STATES,
} from '@fairway/rules/applications'; // biome-ignore format: a list
import { KEEP_MONTHS, KEEP_STATES } from '@fairway/rules/keeping';
import { QUESTION_KINDS, QUESTION_LIMITS } from '@fairway/rules/screening-questions';
import { z } from 'zod';
import { sharedCandidate } from '../candidates/shares.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { fileLink, instant, many, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';

const state = z.enum(APPLICATION_STATES);
const kind = z.enum(APPLICATION_KINDS);
const mover = z.enum(APPLICATION_MOVERS);
const words = (max: number) => text(max).trim().min(1);
const own = { tag: 'applications', access: 'candidate', feature: 'applications' } as const;
const base = '/api/v1/candidate/applications';
const params = z.strictObject({ id: uuid });

export const applicationRow = z
  .object({
    id: z.string(),
    kind,
    state,
    title: z.string(),
    organization: z.string(),
    place: z.string(),
    /** The posting here, while there is one that its reader may open. */
    jobId: z.string().nullable(),
    sentAt: instant,
    changedAt: instant,
    /** Reminders that wait, and the next of them. */
    remindAt: instant.nullable(),
  })
  .meta({ id: 'ApplicationRow' });

/** The place of an answer among those of an application. */
export const answerPlace = z.coerce
  .number()
  .int()
  .min(0)
  .max(QUESTION_LIMITS.questions - 1);

export const applicationAnswer = z
  .object({
    kind: z.enum(QUESTION_KINDS),
    question: z.string(),
    /** Of a file its name. */
    value: z.union([z.boolean(), z.number(), z.string()]),
    /** A file that was given: its place among the answers is what opens it. */
    file: z.object({ at: z.int(), sizeBytes: z.int() }).nullable(),
  })
  .meta({ id: 'ApplicationAnswer' });

export const keepStanding = z.object({
  state: z.enum(KEEP_STATES),
  months: z.union(KEEP_MONTHS.map((months) => z.literal(months))),
  askedAt: instant,
  /** A question stands so long. */
  answerBy: instant,
  /** Of a yes. */
  endsAt: instant.nullable(),
});

export const application = applicationRow
  .extend({
    link: z.string().nullable(),
    /** Sanitised HTML of the posting as it was when it was applied for. */
    posting: z.string().nullable(),
    letter: z.string(),
    /** What others saw of the profile when it was sent. */
    profile: sharedCandidate.nullable(),
    cv: z.object({ name: z.string(), sizeBytes: z.int() }).nullable(),
    answers: z.array(applicationAnswer),
    /** What happened, oldest first. */
    steps: z.array(z.object({ at: instant, by: mover, from: state.nullable(), to: state, words: z.string().nullable() })),
    /** When an answer is due; null: it was answered, is over, or was sent elsewhere. */
    reply: z
      .object({
        dueAt: instant,
        /** By the posting; else it is what counts where nothing is promised. */
        isPromised: z.boolean(),
        isOverdue: z.boolean(),
        /** It closes by itself then. */
        closesAt: instant,
      })
      .nullable(),
    /** Whether the organization may keep it for later; null: nobody asked. @rule applications.16 */
    keep: keepStanding.extend({ can: z.object({ yes: z.boolean(), no: z.boolean() }) }).nullable(),
    notes: z.array(z.object({ id: z.string(), text: z.string(), writtenAt: instant })),
    reminders: z.array(z.object({ id: z.string(), text: z.string(), dueAt: instant, doneAt: instant.nullable() })),
    can: z.object({ withdraw: z.boolean(), move: z.boolean(), edit: z.boolean(), remove: z.boolean() }),
  })
  .meta({ id: 'Application' });

export const applicationsList = listEndpoints({
  ...own,
  noun: 'Applications',
  path: base,
  summary: 'My applications: those sent here, those that I said I sent by a link, and those that I added myself.',
  row: applicationRow,
  sorts: APPLICATION_SORTS,
  sort: '-changedAt',
  filters: { states: many(state), kinds: many(kind) },
});

export const getApplication = endpoint({
  ...own,
  name: 'getApplication',
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One of my applications with what was sent, what happened since, and my notes and reminders.',
  params,
  returns: application,
  errors: [],
});

export const openApplicationCv = endpoint({
  ...own,
  name: 'openApplicationCv',
  method: 'POST',
  path: `${base}/{id}/cv`,
  summary: 'An address of this origin that opens the CV that was sent, for five minutes.',
  params,
  returns: fileLink,
  errors: ['not_found'],
});

export const openApplicationFile = endpoint({
  ...own,
  name: 'openApplicationFile',
  method: 'POST',
  path: `${base}/{id}/files/{at}`,
  summary: 'An address of this origin that opens a file that was given as an answer, for five minutes.',
  params: z.strictObject({ id: uuid, at: answerPlace }),
  returns: fileLink,
  errors: ['not_found'],
});

export const withdrawApplication = endpoint({
  ...own,
  name: 'withdrawApplication',
  method: 'POST',
  path: `${base}/{id}/withdraw`,
  summary: 'Withdraws an application that was sent here; withdrawing again changes nothing.',
  params,
  returns: application,
  errors: ['applications.over', 'applications.own_record'],
});

const ownFields = {
  title: words(APPLICATION_LIMITS.titleCharacters),
  organization: words(APPLICATION_LIMITS.organizationCharacters),
  place: text(APPLICATION_LIMITS.placeCharacters).trim().default(''),
  link: text(APPLICATION_LIMITS.linkCharacters).trim().default(''),
};

export const addApplication = endpoint({
  ...own,
  name: 'addApplication',
  method: 'POST',
  path: base,
  summary: 'Adds an application for a posting from elsewhere.',
  body: z.strictObject({ ...ownFields, state: state.default('sent'), sentAt: instant.optional() }),
  status: 201,
  returns: application,
  errors: ['applications.limit', 'applications.link'],
});

export const changeApplication = endpoint({
  ...own,
  name: 'changeApplication',
  method: 'PUT',
  path: `${base}/{id}`,
  summary: 'Changes what I wrote of an application for a posting from elsewhere.',
  params,
  body: z.strictObject(ownFields),
  returns: application,
  errors: ['applications.sent_here', 'applications.link'],
});

export const moveApplication = endpoint({
  ...own,
  name: 'moveApplication',
  method: 'PUT',
  path: `${base}/{id}/state`,
  summary: 'Says how an application stands that was sent elsewhere; those sent here are moved by the organization.',
  params,
  body: z.strictObject({ state }),
  returns: application,
  errors: ['applications.sent_here'],
});

export const removeApplication = endpoint({
  ...own,
  name: 'removeApplication',
  method: 'DELETE',
  path: `${base}/{id}`,
  summary: 'Removes an application that was sent elsewhere, with its notes and reminders.',
  params,
  errors: ['applications.sent_here'],
});

const noteBody = z.strictObject({ text: words(APPLICATION_LIMITS.noteCharacters) });
const noteParams = z.strictObject({ id: uuid, noteId: uuid });

export const addApplicationNote = endpoint({
  ...own,
  name: 'addApplicationNote',
  method: 'POST',
  path: `${base}/{id}/notes`,
  summary: 'Writes a note that nobody else sees.',
  params,
  body: noteBody,
  status: 201,
  returns: application,
  errors: ['applications.limit'],
});

export const changeApplicationNote = endpoint({
  ...own,
  name: 'changeApplicationNote',
  method: 'PUT',
  path: `${base}/{id}/notes/{noteId}`,
  summary: 'Changes a note.',
  params: noteParams,
  body: noteBody,
  returns: application,
  errors: [],
});

export const removeApplicationNote = endpoint({
  ...own,
  name: 'removeApplicationNote',
  method: 'DELETE',
  path: `${base}/{id}/notes/{noteId}`,
  summary: 'Removes a note.',
  params: noteParams,
  returns: application,
  errors: [],
});

const reminderBody = z.strictObject({
  text: words(APPLICATION_LIMITS.reminderCharacters),
  dueAt: instant,
  done: z.boolean().default(false),
});
const reminderParams = z.strictObject({ id: uuid, reminderId: uuid });

export const addApplicationReminder = endpoint({
  ...own,
  name: 'addApplicationReminder',
  method: 'POST',
  path: `${base}/{id}/reminders`,
  summary: 'Sets a reminder; it stands in my calendar feed too.',
  params,
  body: reminderBody,
  status: 201,
  returns: application,
  errors: ['applications.limit'],
});

export const changeApplicationReminder = endpoint({
  ...own,
  name: 'changeApplicationReminder',
  method: 'PUT',
  path: `${base}/{id}/reminders/{reminderId}`,
  summary: 'Changes a reminder, or says that it is done.',
  params: reminderParams,
  body: reminderBody,
  returns: application,
  errors: [],
});

export const removeApplicationReminder = endpoint({
  ...own,
  name: 'removeApplicationReminder',
  method: 'DELETE',
  path: `${base}/{id}/reminders/{reminderId}`,
  summary: 'Removes a reminder.',
  params: reminderParams,
  returns: application,
  errors: [],
});
