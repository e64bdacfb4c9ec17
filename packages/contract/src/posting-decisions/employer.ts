// What schools made of a posting, as its employer reads it and answers, and the schools that one can be written for. @rule postings.5

import { POSTING_LIMITS } from '@fairway/rules/posting-content';
import { DECLINE_REASONS, ORGANIZATION_SCHOOL_SORTS, POSTING_DECISION_STATES } from '@fairway/rules/posting-decisions';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { intId, many, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { EMPLOYER_BASE } from '../teams/employer.ts';
import { organizationParams } from '../teams/requests.ts';
import { decisionStep, words } from './endpoints.ts';

const params = organizationParams.extend({ id: uuid });
const shape = { tag: 'posting-decisions', access: 'organizationStaff' } as const;
/** The best of a search. */
const FOUND = 20;

const chosenSchool = z
  .object({ schoolId: z.int(), name: z.string(), logo: z.string().nullable(), country: z.string().nullable() })
  .meta({ id: 'ChosenSchool' });

export const findChosenSchools = endpoint({
  ...shape,
  name: 'findPostingSchools',
  method: 'GET',
  path: `${EMPLOYER_BASE}/posting-schools`,
  summary: `Schools that a posting can be written for: those whose career services decide here, the best ${FOUND} for some words; or those of some ids.`,
  params: organizationParams,
  query: z.strictObject({ q: text(200).default(''), ids: many(intId, POSTING_LIMITS.schools) }),
  returns: z.object({ schools: z.array(chosenSchool) }),
  errors: [],
});

export const organizationSchoolRow = z
  .object({
    schoolId: z.int(),
    name: z.string(),
    logo: z.string().nullable(),
    country: z.string().nullable(),
    /** Its decisions on postings that are written for it now: those that are shown wait and are asked about, the others are decided. */
    waiting: z.int(),
    asked: z.int(),
    approved: z.int(),
    declined: z.int(),
    /** When it decided or asked last, or a posting came to it. */
    lastAt: z.string(),
  })
  .meta({ id: 'OrganizationSchoolRow' });

export const organizationSchoolsList = listEndpoints({
  ...shape,
  noun: 'OrganizationSchools',
  path: `${EMPLOYER_BASE}/schools`,
  summary: 'Schools for which the organization wrote postings, and what they made of them.',
  params: organizationParams,
  row: organizationSchoolRow,
  sorts: ORGANIZATION_SCHOOL_SORTS,
  sort: 'name',
  filters: { asked: z.enum(['true']).optional() },
});

export const postingDecision = z
  .object({
    schoolId: z.int(),
    school: z.string(),
    logo: z.string().nullable(),
    state: z.enum(POSTING_DECISION_STATES),
    since: z.string(),
    note: z.string(),
    reason: z.enum(DECLINE_REASONS).nullable(),
    /** It was changed after it was declined: it can be brought before the school again. */
    mayAskAgain: z.boolean(),
    /** Oldest first. */
    history: z.array(decisionStep),
  })
  .meta({ id: 'PostingDecision' });

const decisions = z.object({ decisions: z.array(postingDecision) });

export const listPostingDecisions = endpoint({
  ...shape,
  name: 'listPostingDecisions',
  method: 'GET',
  path: `${EMPLOYER_BASE}/postings/{id}/decisions`,
  summary: 'What each of the schools that a posting was written for made of it: those that ask first, then by name.',
  params,
  returns: decisions,
  errors: ['not_found'],
});

export const answerSchool = endpoint({
  ...shape,
  name: 'answerPostingQuestion',
  method: 'POST',
  path: `${EMPLOYER_BASE}/postings/{id}/answers`,
  summary: 'Answers what a school asked, or brings a posting before it again that it declined and that was changed since.',
  params,
  body: z.strictObject({ schoolId: z.int().min(1).max(2_147_483_647), answer: words }),
  returns: decisions,
  errors: [
    'not_found',
    'posting_decisions.move',
    'posting_decisions.over',
    'posting_decisions.note_missing',
    'posting_decisions.unchanged',
    'posting_decisions.steps',
  ],
});
