// Reviews of CVs by career services: what a review is, and the candidate's side. Staff: cv-review-queue.ts. @rule cv-reviews.1
import { AIM_LEVELS, BEST_MARK, REVIEW_LIMITS, REVIEW_STATES } from '@fairway/rules/cv-reviews';
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { ANCHOR_LIMITS } from '@fairway/rules/page-anchors';
import { REVIEW_CONDITIONS, REVIEW_STUDIES } from '@fairway/rules/review-audience';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, text, uuid } from '../kernel/fields.ts';

const state = z.enum(REVIEW_STATES);
const aimLevel = z.enum(AIM_LEVELS);
export const cvWords = (max: number) => text(max).trim().min(1);
export const cvMarks = z.record(z.string(), z.int().min(1).max(BEST_MARK));

/** A point that is marked; without a title it is one of the platform's, and its words are messages. */
export const rubricPoint = z.object({ id: z.string(), title: z.string().nullable() });

const version = z.object({
  number: z.int(),
  addedAt: instant,
  /** null: deleted by its owner. */
  document: z
    .object({
      id: z.string(),
      name: z.string(),
      contentType: z.string(),
      sizeBytes: z.int(),
      /** null: nobody can count them. */ pages: z.int().nullable(),
    })
    .nullable(),
});

const part = z.number().min(0).max(1);
/** Words on a page of a document, and where they stand on it, in parts of the page. */
export const cvAnchor = z.strictObject({
  quote: cvWords(ANCHOR_LIMITS.quoteCharacters),
  boxes: z
    .array(z.strictObject({ x: part, y: part, width: part, height: part }))
    .min(1)
    .max(ANCHOR_LIMITS.boxes),
});

const comment = z.object({
  id: z.string(),
  byStaff: z.boolean(),
  author: z.string().nullable(),
  answerTo: z.string().nullable(),
  version: z.int(),
  /** null: of the whole document. */
  page: z.int().nullable(),
  /** The words of the page that are meant; null: none in particular. */
  anchor: cvAnchor.nullable(),
  text: z.string(),
  writtenAt: instant,
  /** null: not sent yet; only staff see it. */
  sentAt: instant.nullable(),
  mendedAt: instant.nullable(),
});

export const cvReview = z.object({
  id: z.string(),
  schoolId: z.int(),
  state,
  message: z.string(),
  aimField: z.string(),
  aimLevel: aimLevel.nullable(),
  requestedAt: instant,
  waitingSince: instant,
  /** When the promise of the school ends. */
  dueAt: instant,
  isOverdue: z.boolean(),
  endedAt: instant.nullable(),
  /** In order; the last one is looked at. */
  versions: z.array(version),
  comments: z.array(comment),
  rubric: z.array(rubricPoint),
  marks: cvMarks,
});

export const ownCvReview = cvReview
  .extend({
    school: z.string(),
    can: z.object({ answer: z.boolean(), addVersion: z.boolean(), withdraw: z.boolean() }),
  })
  .meta({ id: 'OwnCvReview' });

/** Whose CVs a school reviews: what is said of it everywhere. @rule cv-reviews.2 */
export const reviewAudience = { study: z.enum(REVIEW_STUDIES), levels: z.array(z.enum(EDUCATION_LEVELS)).max(EDUCATION_LEVELS.length) };

/** A school that reviews CVs, to somebody who is verified there. */
const cvReviewOffer = z
  .object({
    schoolId: z.int(),
    name: z.string(),
    promiseDays: z.int(),
    /** Whose CVs it reviews, of those who are verified there; null: everybody's. */
    audience: z
      .object({ ...reviewAudience, programs: z.array(z.string()), /** Staff chose people by a label, too. */ isByLabel: z.boolean() })
      .nullable(),
    /** What of it keeps me from asking; null: I may ask. */
    refusal: z.enum(REVIEW_CONDITIONS).nullable(),
  })
  .meta({ id: 'CvReviewOffer' });

const own = { tag: 'CV reviews', access: 'candidate', feature: 'cvReview' } as const;
const base = '/api/v1/candidate/cv-reviews';
const ownParams = z.strictObject({ id: uuid });

export const listOwnCvReviews = endpoint({
  ...own,
  name: 'listOwnCvReviews',
  method: 'GET',
  path: base,
  summary: 'My CV reviews, newest first, and the schools where I can ask for one.',
  returns: z.object({
    reviews: z.array(ownCvReview),
    schools: z.array(cvReviewOffer),
    /** A school of mine is verified, whether it reviews CVs or not. */
    isVerified: z.boolean(),
  }),
  errors: [],
});

export const requestCvReview = endpoint({
  ...own,
  name: 'requestCvReview',
  method: 'POST',
  path: base,
  summary: 'Asks career services of a school where I am verified to look at one of my CVs.',
  body: z.strictObject({
    schoolId: intId,
    documentId: uuid,
    message: text(REVIEW_LIMITS.messageCharacters).trim().default(''),
    aimField: text(REVIEW_LIMITS.aimCharacters).trim().default(''),
    aimLevel: aimLevel.nullable().default(null),
  }),
  status: 201,
  returns: ownCvReview,
  errors: [
    'not_found',
    'cv_reviews.not_offered',
    'cv_reviews.not_for_you',
    'cv_reviews.not_a_cv',
    'cv_reviews.open_already',
    'cv_reviews.limit',
  ],
});

export const withdrawCvReview = endpoint({
  ...own,
  name: 'withdrawCvReview',
  method: 'POST',
  path: `${base}/{id}/withdraw`,
  summary: 'Takes the request back; staff no longer open the document.',
  params: ownParams,
  returns: ownCvReview,
  errors: ['cv_reviews.over'],
});

export const answerCvComment = endpoint({
  ...own,
  name: 'answerCvComment',
  method: 'POST',
  path: `${base}/{id}/answers`,
  summary: 'Answers a comment of staff.',
  params: ownParams,
  body: z.strictObject({ commentId: uuid, text: cvWords(REVIEW_LIMITS.commentCharacters) }),
  returns: ownCvReview,
  errors: ['not_found', 'cv_reviews.over', 'cv_reviews.limit'],
});

export const mendCvComment = endpoint({
  ...own,
  name: 'mendCvComment',
  method: 'PUT',
  path: `${base}/{id}/comments/{commentId}/mended`,
  summary: 'Marks a comment of staff as mended, or not.',
  params: z.strictObject({ id: uuid, commentId: uuid }),
  body: z.strictObject({ mended: z.boolean() }),
  returns: ownCvReview,
  errors: [],
});

export const addCvVersion = endpoint({
  ...own,
  name: 'addCvVersion',
  method: 'POST',
  path: `${base}/{id}/versions`,
  summary: 'Hands in the next version: another of my CVs, in the same review.',
  params: ownParams,
  body: z.strictObject({ documentId: uuid }),
  returns: ownCvReview,
  errors: ['cv_reviews.over', 'cv_reviews.not_a_cv', 'cv_reviews.open_already', 'cv_reviews.limit'],
});
