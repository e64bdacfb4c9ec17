// Applicants of an organization, for those who recruit there: the list, one application with all that was sent, moves and declines, notes and
// ratings of the team. @rule applicants.1
import {
  APPLICANT_FACETS, APPLICANT_LIMITS, APPLICANT_MOVES, APPLICANT_SORTS, APPLICANT_STAGES, DECLINE_REASONS, readAnswerFilter,
} from '@fairway/rules/applicants'; // biome-ignore format: a list
import { APPLICATION_MOVERS } from '@fairway/rules/applications';
import { EDUCATION_FIELDS, EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { readTalentLanguage } from '@fairway/rules/talent';
import { z } from 'zod';
import { applicationAnswer, keepStanding } from '../applications/endpoints.ts';
import { sharedCandidate } from '../candidates/shares.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, many, text, uuid } from '../kernel/fields.ts';
import { listEndpoints, selectionOf } from '../kernel/lists.ts';
import { EMPLOYER_BASE } from '../teams/employer.ts';
import { organizationParams } from '../teams/requests.ts';
import { ownStage } from './stages.ts';

const base = `${EMPLOYER_BASE}/applicants`;
const common = { tag: 'applicants', access: 'organizationStaff' } as const;
const params = organizationParams.extend({ id: uuid });
const stage = z.enum(APPLICANT_STAGES);
const values = APPLICANT_LIMITS.filterValues;
const stars = z.int().min(1).max(APPLICANT_LIMITS.stars);

export const applicantRow = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Of the posting, as it was when it was applied for. */
    title: z.string(),
    postingId: z.string().nullable(),
    stage,
    /** The stage of the organization's own within it. @rule applications.11 */
    ownStage: ownStage.nullable(),
    /** When the candidate is told of a decline that is decided; null: nothing waits. */
    toldAt: instant.nullable(),
    sentAt: instant,
    changedAt: instant,
    /** Answers that the organization said decide against somebody. */
    knockOuts: z.int(),
    /** The program and school that were named first. */
    study: z.string(),
    /** The mean of the team's ratings; null: there is none, or the reader has not rated. */
    rating: z.number().nullable(),
    /** How many of the team rated. */
    ratings: z.int(),
    notes: z.int(),
    /** Kept for later until then, as the candidate allowed; null: not kept. */
    keptUntil: instant.nullable(),
  })
  .meta({ id: 'ApplicantRow' });

export const applicantsList = listEndpoints({
  ...common,
  noun: 'Applicants',
  path: base,
  summary: 'Who applied to the organization here, over all of its postings.',
  params: organizationParams,
  row: applicantRow,
  sorts: APPLICANT_SORTS,
  sort: '-sent',
  filters: {
    stage: many(stage),
    /** Stages of the organization's own; `none`: in none of them. Any of them. */
    ownStage: many(z.union([uuid, z.literal('none')]), APPLICANT_LIMITS.ownStages + 1),
    posting: uuid.optional(),
    knockedOut: z.enum(['yes', 'no']).optional(),
    rated: z.enum(['byMe', 'notByMe']).optional(),
    /** So many stars at least in the mean, of those that the reader has rated too. @rule applicants.6 */
    stars: z.enum(['1', '2', '3', '4', '5']).optional(),
    /** The promised time is over, and nobody answered or decided. */
    overdue: z.enum(['true']).optional(),
    /** Kept for later, as the candidate allowed. @rule applicants.12 */
    kept: z.enum(['true']).optional(),
    /** Of the profile that was sent; any of the levels, of the fields and of the permits. @rule applicants.9 */
    level: many(z.enum(EDUCATION_LEVELS), values),
    field: many(z.enum(EDUCATION_FIELDS), values),
    /** By its name as it stands in the profile that was sent. */
    school: many(text(300), values),
    /** `de.2`: German on that level (0 elementary, 4 native) or a higher one. All of them have to be spoken. */
    language: many(
      z.string().refine((value) => readTalentLanguage(value) !== undefined),
      values,
    ),
    /** Countries; who may work in the Union may in each of its members. */
    permit: many(z.string().regex(/^[A-Z]{2}$/), values),
    /** `<id of a question>.yes`, `.no`, or the words of a choice: any answer of a question, and all of the questions. */
    answer: many(
      text(500).refine((value) => readAnswerFilter(value) !== undefined),
      values,
    ),
  },
});

const counted = z.array(z.object({ value: z.string(), count: z.int() }));

/** @rule applicants.9 */
export const countApplicantFilters = endpoint({
  ...common,
  name: 'countApplicantFilters',
  method: 'GET',
  path: `${base}/filters`,
  summary:
    'How many applicants each value of a filter would find, with what else is asked for: what was sent with applications, and the answers to the screening questions of the one posting that is asked for.',
  params: organizationParams,
  query: applicantsList.file.query,
  returns: z.object({
    ...(Object.fromEntries(APPLICANT_FACETS.map((name) => [name, counted])) as Record<(typeof APPLICANT_FACETS)[number], typeof counted>),
    knockedOut: counted,
    /** In the order of the form. Empty without a posting. */
    questions: z.array(z.object({ id: z.string(), question: z.string(), answers: counted })),
  }),
  errors: [],
});

export const listApplicantPostings = endpoint({
  ...common,
  name: 'listApplicantPostings',
  method: 'GET',
  path: `${base}/postings`,
  summary: 'The postings that somebody applied for, by title, with how many did; at most 500.',
  params: organizationParams,
  returns: z.object({ postings: z.array(z.object({ id: z.string(), title: z.string(), count: z.int() })) }),
  errors: [],
});

const person = z.object({ id: z.string().nullable(), name: z.string() });

export const applicant = applicantRow
  .omit({ rating: true, ratings: true, notes: true, study: true, keptUntil: true })
  .extend({
    profile: sharedCandidate.nullable(),
    letter: z.string(),
    cv: z.object({ name: z.string(), sizeBytes: z.int(), isPdf: z.boolean() }).nullable(),
    answers: z.array(applicationAnswer.extend({ knocksOut: z.boolean() })),
    /** What happened, oldest first; whoever of the organization did it is named. */
    steps: z.array(
      z.object({
        /** The stage of the organization's own, where the step is one into it, in the words of then. */
        ownStage: z.string().nullable(),
        at: instant,
        by: z.enum(APPLICATION_MOVERS),
        actor: z.string().nullable(),
        to: stage,
        words: z.string().nullable(),
      }),
    ),
    /** The decline that waits, or was told. */
    decline: z.object({ id: z.string(), reason: z.enum(DECLINE_REASONS), words: z.string().nullable(), by: z.string() }).nullable(),
    moves: z.array(z.enum(APPLICANT_MOVES)),
    notes: z.array(z.object({ id: z.string(), author: person, isMine: z.boolean(), text: z.string(), writtenAt: instant })),
    ratings: z.object({
      mine: z.object({ stars, words: z.string() }).nullable(),
      /** Of the others; empty until the reader has rated. @rule applicants.6 */
      others: z.array(z.object({ author: z.string(), stars, words: z.string(), ratedAt: instant })),
      othersCount: z.int(),
    }),
    /** Whether it is kept for later: the last question, and what may be done. @rule applicants.12 */
    keep: z.object({ last: keepStanding.nullable(), can: z.object({ ask: z.boolean(), end: z.boolean() }) }),
    /** Of the same person to the same organization, newest first. */
    earlier: z.array(z.object({ id: z.string(), title: z.string(), stage, sentAt: instant })),
  })
  .meta({ id: 'Applicant' });

export const getApplicant = endpoint({
  ...common,
  name: 'getApplicant',
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One application with all that was sent, what happened, and what the team keeps of it.',
  params,
  returns: applicant,
  errors: ['not_found'],
});

/** @rule applicants.7 */
export const openApplicant = endpoint({
  ...common,
  name: 'openApplicant',
  method: 'POST',
  path: `${base}/{id}/opened`,
  summary: 'Says that somebody of the organization looked: an application that was sent is seen from now on. Again changes nothing.',
  params,
  returns: applicant,
  errors: ['not_found'],
});

const selection = selectionOf(applicantsList, APPLICANT_LIMITS.chosenAtOnce);

export const moveApplicants = endpoint({
  ...common,
  name: 'moveApplicants',
  method: 'POST',
  path: `${base}/moves`,
  summary:
    'Moves applicants to a stage. Those who cannot go there stay, and are counted; with `look` nothing is done but counting. A decline is told after an hour and undone until then.',
  params: organizationParams,
  body: z.strictObject({
    applicants: selection,
    to: z.enum(APPLICANT_MOVES),
    /** A stage of the organization's own within it; none: in the state alone. Going from one to another of a state is told to nobody. */
    ownStage: uuid.optional(),
    /** The stage in which they were shown: whoever stands elsewhere by now stays. */
    from: stage.optional(),
    fromOwnStage: uuid.nullable().optional(),
    /** Of a decline. */
    reason: z.enum(DECLINE_REASONS).optional(),
    words: text(APPLICANT_LIMITS.wordsCharacters).optional(),
    look: z.boolean().optional(),
  }),
  returns: z.object({
    moved: z.int(),
    /** Are there already. */
    there: z.int(),
    /** May not go there. */
    refused: z.int(),
    /** Stand elsewhere than they were shown. */
    changed: z.int(),
    /** Of a decline: by which it is undone, and when its candidates are told. */
    decline: z.object({ id: z.string(), toldAt: instant }).nullable(),
    /** The one that was moved, where that is undone for half a minute. @rule applicants.13 */
    undo: z.object({ id: z.string(), until: instant }).nullable(),
  }),
  errors: ['not_found', 'lists.changed'],
});

/** @rule applicants.13 */
export const undoMove = endpoint({
  ...common,
  name: 'undoApplicantMove',
  method: 'DELETE',
  path: `${base}/{id}/move`,
  summary: 'Takes back the last move of an applicant, within half a minute and while its mail waits. What was new is seen then.',
  params,
  returns: applicant,
  errors: ['not_found', 'applicants.move_told'],
});

export const undoDecline = endpoint({
  ...common,
  name: 'undoApplicantDecline',
  method: 'DELETE',
  path: `${base}/declines/{id}`,
  summary: 'Takes back a decline of which nobody was told yet; all that it held stand where they stood. Again changes nothing.',
  params,
  returns: z.object({ undone: z.int() }),
  errors: ['not_found', 'applicants.told'],
});

export const addApplicantNote = endpoint({
  ...common,
  name: 'addApplicantNote',
  method: 'POST',
  path: `${base}/{id}/notes`,
  summary: 'Writes a note that those who recruit for the organization read, and the candidate never.',
  params,
  body: z.strictObject({ text: text(APPLICANT_LIMITS.noteCharacters).trim().min(1) }),
  returns: applicant,
  errors: ['not_found', 'applicants.note_limit'],
});

export const removeApplicantNote = endpoint({
  ...common,
  name: 'removeApplicantNote',
  method: 'DELETE',
  path: `${base}/{id}/notes/{noteId}`,
  summary: 'Deletes my own note.',
  params: params.extend({ noteId: uuid }),
  returns: applicant,
  errors: ['not_found'],
});

export const rateApplicant = endpoint({
  ...common,
  name: 'rateApplicant',
  method: 'PUT',
  path: `${base}/{id}/rating`,
  summary: 'Rates an application, or rates it anew; from then on the ratings of the others are shown.',
  params,
  body: z.strictObject({ stars, words: text(APPLICANT_LIMITS.ratingCharacters).trim().default('') }),
  returns: applicant,
  errors: ['not_found'],
});
