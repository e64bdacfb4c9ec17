import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

const S = '/api/v1/staff/schools/{schoolId}/cv-reviews';
const C = '/api/v1/candidate/cv-reviews';

export const things: FeatureThings = {
  paths: {
    [`${S}/{id}`]: 'review',
    [`${S}/{id}/comments/{commentId}`]: 'comment',
    [`${C}/{id}`]: 'review',
    [`${C}/{id}/comments/{commentId}`]: 'sentComment',
  },
  bodies: {
    addCvComment: { page: 1, text: 'Mine now' },
    assignCvReview: { userId: '{staff}', from: null },
    markCv: { marks: {} },
    openReviewedCv: {},
    saveCvReviewSettings: {
      ...{ isOn: true, promiseDays: 3, rubric: [], canned: [], updatedAt: null },
      audience: { study: 'any', levels: [], programIds: ['{program}'], labelIds: ['{label}'] },
    },
    addCvVersion: { documentId: '{document}' },
    answerCvComment: { commentId: '{sentComment}', text: 'Mine now' },
    mendCvComment: { mended: true },
    requestCvReview: { schoolId: '#{school}', documentId: '{document}', message: 'Mine now' },
  },
  nobodysNames: ['rubric.id'],
  ownAnswers: {
    saveCvReviewSettings: '409 cv_reviews.settings_changed',
    requestCvReview: '409 cv_reviews.open_already',
    addCvVersion: '409 cv_reviews.open_already',
  },
  after: ['documents'],
  async rows({ put, id, mark, past, later }) {
    await put('cv_review_setting', { school_id: Number(id('school')), is_on: true, canned: JSON.stringify([{ title: mark, text: mark }]) });
    const review = await put('cv_review', {
      ...{
        id: newId(),
        school_id: Number(id('school')),
        user_id: id('student'),
        document_id: id('document'),
        state: 'inReview',
        message: mark,
      },
      ...{ requested_at: past, waiting_since: past, due_at: later, assigned_to: id('staff') },
    });
    await put('cv_review_version', { review_id: review, number: 1, document_id: id('document'), added_at: past });
    const commentOf = (sent_at: Date | null) => ({
      ...{ id: newId(), review_id: review, author_id: id('staff'), by_staff: true, version: 1, body: mark, written_at: past, sent_at },
    });
    return {
      review,
      comment: await put('cv_review_comment', commentOf(null)),
      sentComment: await put('cv_review_comment', commentOf(past)),
    };
  },
};
