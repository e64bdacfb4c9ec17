// The queue of CV reviews of a school's staff, and what the school offers. @rule cv-reviews.1
import { REVIEW_ASSIGNEES, REVIEW_LIMITS, REVIEW_SORTS, REVIEW_STATES } from '@fairway/rules/cv-reviews';
import { REVIEW_AUDIENCE_MAX } from '@fairway/rules/review-audience';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, many, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { cvAnchor, cvMarks, cvReview, cvWords, reviewAudience, rubricPoint } from './endpoints.ts';

const state = z.enum(REVIEW_STATES);
const page = z.int().min(1).max(REVIEW_LIMITS.lastPage);

const colleague = z.object({ userId: z.string(), name: z.string() });

export const cvReviewRow = z
  .object({
    id: z.string(),
    name: z.string(),
    program: z.string().nullable(),
    state,
    waitingSince: instant,
    dueAt: instant,
    isOverdue: z.boolean(),
    assignedTo: colleague.nullable(),
    versions: z.int(),
  })
  .meta({ id: 'CvReviewRow' });

export const staffCvReview = cvReview
  .extend({
    student: z.object({ userId: z.string(), name: z.string(), program: z.string().nullable() }),
    assignedTo: colleague.nullable(),
    /** Who it can be given to. */
    colleagues: z.array(colleague),
    canned: z.array(z.object({ title: z.string(), text: z.string() })),
    can: z.object({ act: z.boolean(), open: z.boolean() }),
  })
  .meta({ id: 'StaffCvReview' });

const staff = { tag: 'CV reviews', access: 'schoolStaff', feature: 'cvReview' } as const;
const staffBase = '/api/v1/staff/schools/{schoolId}/cv-reviews';
const schoolParams = z.strictObject({ schoolId: intId });
const params = z.strictObject({ schoolId: intId, id: uuid });

export const cvReviewsList = listEndpoints({
  ...staff,
  noun: 'CvReviews',
  path: staffBase,
  summary: 'The queue of CV reviews of a school; those that ended more than 90 days ago are not in it.',
  params: schoolParams,
  row: cvReviewRow,
  sorts: REVIEW_SORTS,
  sort: 'waitingSince',
  filters: { states: many(state), assigned: z.enum(REVIEW_ASSIGNEES).optional(), overdue: z.enum(['true']).optional() },
});

export const getCvReview = endpoint({
  ...staff,
  name: 'getCvReview',
  method: 'GET',
  path: `${staffBase}/{id}`,
  summary: 'A review with its comments and versions.',
  params,
  returns: staffCvReview,
  errors: [],
});

export const openReviewedCv = endpoint({
  ...staff,
  name: 'openReviewedCv',
  method: 'POST',
  path: `${staffBase}/{id}/document`,
  summary: 'Addresses of this origin that show and save a version of the CV for five minutes; each opening is written down.',
  params,
  body: z.strictObject({ version: z.int().min(1).max(REVIEW_LIMITS.versions).optional() }),
  returns: z.object({ showUrl: z.string().nullable(), saveUrl: z.string(), expiresAt: instant }),
  errors: ['cv_reviews.document_gone'],
});

export const assignCvReview = endpoint({
  ...staff,
  name: 'assignCvReview',
  method: 'PUT',
  path: `${staffBase}/{id}/assignee`,
  summary: 'Takes a review over, gives it to a colleague, or gives it back to the queue (null).',
  params,
  body: z.strictObject({
    userId: uuid.nullable(),
    /** Who had it when this was decided: of two who take it at once, the second is told. */
    from: uuid.nullable(),
  }),
  returns: staffCvReview,
  errors: ['cv_reviews.over', 'cv_reviews.taken', 'cv_reviews.no_colleague'],
});

export const addCvComment = endpoint({
  ...staff,
  name: 'addCvComment',
  method: 'POST',
  path: `${staffBase}/{id}/comments`,
  summary: 'Writes a comment on a page or on all of it; the candidate sees it once it is sent.',
  params,
  body: z
    .strictObject({
      page: page.nullable().default(null),
      anchor: cvAnchor.nullable().default(null),
      text: cvWords(REVIEW_LIMITS.commentCharacters),
    })
    .refine(({ page, anchor }) => anchor === null || page !== null, { path: ['page'], error: 'An anchor stands on a page' }),
  returns: staffCvReview,
  errors: ['cv_reviews.over', 'cv_reviews.limit', 'cv_reviews.no_such_page'],
});

export const removeCvComment = endpoint({
  ...staff,
  name: 'removeCvComment',
  method: 'DELETE',
  path: `${staffBase}/{id}/comments/{commentId}`,
  summary: 'Removes a comment that is not sent yet.',
  params: z.strictObject({ schoolId: intId, id: uuid, commentId: uuid }),
  returns: staffCvReview,
  errors: ['cv_reviews.over'],
});

export const markCv = endpoint({
  ...staff,
  name: 'markCv',
  method: 'PUT',
  path: `${staffBase}/{id}/marks`,
  summary: 'Marks the points of the rubric, 1 to 4; the candidate sees them once they are sent.',
  params,
  body: z.strictObject({ marks: cvMarks }),
  returns: staffCvReview,
  errors: ['cv_reviews.over', 'validation'],
});

export const sendCvComments = endpoint({
  ...staff,
  name: 'sendCvComments',
  method: 'POST',
  path: `${staffBase}/{id}/send`,
  summary: 'Sends what was written and marked since; the candidate is told by mail.',
  params,
  returns: staffCvReview,
  errors: ['cv_reviews.over', 'cv_reviews.nothing_to_send'],
});

export const finishCvReview = endpoint({
  ...staff,
  name: 'finishCvReview',
  method: 'POST',
  path: `${staffBase}/{id}/finish`,
  summary: 'Ends a review, with whatever is not sent yet; the candidate is told by mail.',
  params,
  returns: staffCvReview,
  errors: ['cv_reviews.over'],
});

/** What was chosen; null: it was deleted since. */
const chosen = z.object({ id: z.string(), name: z.string().nullable() });
const chosenIds = z.array(uuid).max(REVIEW_AUDIENCE_MAX);

export const cvReviewSettings = z
  .object({
    isOn: z.boolean(),
    promiseDays: z.int(),
    rubric: z.array(rubricPoint),
    canned: z.array(z.object({ title: z.string(), text: z.string() })),
    audience: z.object({ ...reviewAudience, programs: z.array(chosen), labels: z.array(chosen) }),
    updatedAt: instant.nullable(),
    can: z.object({ edit: z.boolean() }),
  })
  .meta({ id: 'CvReviewSettings' });

const settingsPath = '/api/v1/staff/schools/{schoolId}/cv-review-settings';
const days = REVIEW_LIMITS.promiseDays;

export const getCvReviewSettings = endpoint({
  ...staff,
  name: 'getCvReviewSettings',
  method: 'GET',
  path: settingsPath,
  summary: 'What the school offers: on or off, to whom, promise, rubric, texts to begin with.',
  params: schoolParams,
  returns: cvReviewSettings,
  errors: [],
});

export const saveCvReviewSettings = endpoint({
  ...staff,
  name: 'saveCvReviewSettings',
  method: 'PUT',
  path: settingsPath,
  summary: 'Changes them; without points of its own the school marks those of the platform.',
  access: 'schoolAdmin',
  params: schoolParams,
  body: z.strictObject({
    isOn: z.boolean(),
    promiseDays: z.int().min(days.min).max(days.max),
    rubric: z
      .array(z.strictObject({ id: text(36).min(1), title: cvWords(REVIEW_LIMITS.rubricCharacters) }))
      .max(REVIEW_LIMITS.rubricPoints),
    canned: z
      .array(z.strictObject({ title: cvWords(REVIEW_LIMITS.cannedTitleCharacters), text: cvWords(REVIEW_LIMITS.commentCharacters) }))
      .max(REVIEW_LIMITS.cannedTexts),
    /** Whose CVs are reviewed; lists that are empty ask for nothing. */
    audience: z.strictObject({ ...reviewAudience, programIds: chosenIds, labelIds: chosenIds }),
    /** Of what was shown; null: there was none. Of two who save at once the second is told. */
    updatedAt: instant.nullable(),
  }),
  returns: cvReviewSettings,
  errors: ['cv_reviews.settings_changed', 'validation'],
});
