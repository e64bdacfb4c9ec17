// Why a list of postings stands in its order, for the platform's operators. @rule search.12
import { ANSWER_LEVELS, FIT_PARTS, FRESHER_FOR, RANK_PARTS } from '@fairway/rules/search-order';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, locale, uuid } from '../kernel/fields.ts';
import { askedPlace, jobReason } from './answers.ts';
import { listPostings } from './endpoints.ts';

const explainedUnit = z
  .object({
    /** As it was typed. */
    asked: z.string(),
    /** The words that answer it; none: only what it means does. */
    words: z.array(z.string()),
    /** Ids of the concepts that it means, and of those that answer where little is found. */
    concepts: z.array(z.string()),
    near: z.array(z.string()),
    /** Keys of places that it means. */
    places: z.array(z.string()),
    /** It stood in quotes, or is where it is asked for: never let go. */
    isRequired: z.boolean(),
    /** Postings that visitors may find and that answer it. */
    matching: z.int(),
    /** How rare that is, in quarter octaves. */
    rarity: z.int(),
  })
  .meta({ id: 'ExplainedUnit' });

const explainedPosting = z
  .object({
    id: uuid,
    title: z.string(),
    /** Path segment of its page. */
    segment: z.string(),
    company: z.string(),
    location: z.string(),
    language: z.string(),
    publishedAt: instant,
    deadline: instant.nullable(),
    /** The parts of its rank in their order, each the number that the index compares. */
    rank: z.array(z.object({ part: z.enum(RANK_PARTS), value: z.number() })),
    /** By which part it stands before the next row; null: no row follows on this page. */
    before: z.enum(RANK_PARTS).nullable(),
    /** What it counts as fresher for, and by how many days. */
    fresher: z.array(z.object({ reason: z.enum(FRESHER_FOR), days: z.int() })),
    /** Where it answers each unit, and what of it does. */
    answers: z.array(z.object({ level: z.enum(ANSWER_LEVELS), points: z.int(), found: jobReason.nullable() })),
  })
  .meta({ id: 'ExplainedPosting' });

export const explainPostings = endpoint({
  name: 'explainPostings',
  method: 'GET',
  path: '/api/v1/admin/search-explanation',
  summary:
    'What a list of postings finds for a visitor, or for somebody with the profile of a person, and every part of the rank of each posting of its page.',
  tag: 'jobs',
  access: 'platformAdmin',
  query: listPostings.query.omit({ page_token: true, session_id: true, job_set: true, user_id: true }).extend({
    /** The language that the reader reads in. */
    locale: locale.default('en'),
    /** Whose profile fits; nothing else of them is asked, and nothing of it is told. */
    person: uuid.optional(),
  }),
  returns: z
    .object({
      total: z.int(),
      correctedText: z.string().nullable(),
      meantText: z.string().nullable(),
      relaxed: z.object({ without: z.array(z.string()), complete: z.int() }).nullable(),
      denied: z.array(z.string()),
      where: askedPlace.nullable(),
      /** Languages and countries of the reader, and what of a profile counted. */
      reader: z.object({ languages: z.array(z.string()), countries: z.array(z.string()), fit: z.array(z.enum(FIT_PARTS)) }),
      units: z.array(explainedUnit),
      postings: z.array(explainedPosting),
    })
    .meta({ id: 'SearchExplanation' }),
  errors: ['jobs.filter_limit'],
});
