// The dictionary of concepts as the platform's operators look through it and change it. @rule search.17
import {
  CONCEPT_ID,
  CONCEPT_KINDS,
  CONCEPT_LANGUAGES,
  CONCEPT_LIMITS,
  CONCEPT_SORTS,
  CONCEPT_STATES,
} from '@fairway/rules/concepts/editing';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, text } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';

const base = '/api/v1/admin/concepts';
const id = text(CONCEPT_LIMITS.idCharacters).regex(CONCEPT_ID);
const params = z.strictObject({ id });
const language = z.enum(CONCEPT_LANGUAGES);
const state = z.enum(CONCEPT_STATES);
const kind = z.enum(CONCEPT_KINDS);
/** What the concept was when the edit began. */
const mark = text(40);

export const conceptRow = z
  .object({
    id: z.string(),
    kind,
    /** Ids of what is broader. */
    broader: z.array(z.string()),
    /** How many words it has in all languages, and some of them in English. */
    words: z.int(),
    sample: z.string(),
    state,
    /** When it was changed last; null: it is as it ships. */
    at: instant.nullable(),
  })
  .meta({ id: 'ConceptRow' });

export const concept = z
  .object({
    id: z.string(),
    kind,
    broader: z.array(z.string()),
    /** Ids of those that have it as a broader one. */
    narrower: z.array(z.string()),
    /** By language; a mark stands before a word (rules/concepts). */
    words: z.record(z.string(), z.array(z.string())),
    /** As they ship; null: it does not. */
    shippedWords: z.record(z.string(), z.array(z.string())).nullable(),
    state,
    mark: z.string(),
  })
  .meta({ id: 'Concept' });

export const conceptsList = listEndpoints({
  noun: 'Concepts',
  path: base,
  summary: 'The concepts that search knows, as they ship and as the platform has changed them.',
  tag: 'search',
  access: 'platformAdmin',
  row: conceptRow,
  sorts: CONCEPT_SORTS,
  sort: 'id',
  filters: { kind: kind.optional(), state: state.optional() },
});

export const getConceptRenewal = endpoint({
  name: 'getConceptRenewal',
  method: 'GET',
  path: '/api/v1/admin/concept-renewal',
  summary: 'How far the index of the node that answers is made anew after a change of the dictionary; the old one answers meanwhile.',
  tag: 'search',
  access: 'platformAdmin',
  returns: z.object({ percent: z.int().nullable() }),
  errors: [],
});

export const getConcept = endpoint({
  name: 'getConcept',
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One concept with its words.',
  tag: 'search',
  access: 'platformAdmin',
  params,
  returns: concept,
  errors: ['not_found'],
});

export const saveConcept = endpoint({
  name: 'saveConcept',
  method: 'PUT',
  path: `${base}/{id}`,
  summary:
    'Changes a concept, or adds one. What is as it ships is kept as no change. Words in too many postings have to be confirmed: `errors` names them with a share in percent.',
  tag: 'search',
  access: 'platformAdmin',
  params,
  body: z.strictObject({
    kind,
    broader: z.array(id).max(CONCEPT_LIMITS.broader),
    isOff: z.boolean(),
    /** Words parted by commas, by language. */
    words: z.partialRecord(language, text(20_000)),
    mark,
    confirmed: z.boolean().default(false),
  }),
  bodyLimitBytes: 256 * 1024,
  returns: concept,
  errors: ['validation', 'concepts.changed', 'concepts.common_words', 'not_found'],
});

export const restoreConcept = endpoint({
  name: 'restoreConcept',
  method: 'DELETE',
  path: `${base}/{id}`,
  summary: 'Takes back all that the platform has changed of a concept; one that it added is gone.',
  tag: 'search',
  access: 'platformAdmin',
  params,
  query: z.strictObject({ mark }),
  errors: ['concepts.changed'],
});
