import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

const P = '/api/v1/employer/organizations/{organizationId}/applicants';

export const things: FeatureThings = {
  paths: {
    [`${P}/{id}`]: 'applicant',
    [`${P}/{id}/files/{at}`]: 'word:0',
    [`${P}/{id}/notes/{noteId}`]: 'applicantNote',
    [`${P}/declines/{id}`]: 'applicantDecline',
    [`${P}/cv-archives/{id}`]: 'applicantCvs',
  },
  bodies: {
    moveApplicants: { applicants: { ids: ['{applicant}'] }, to: 'declined' },
    addApplicantNote: { text: 'Mine now' },
    rateApplicant: { stars: 1 },
    askToKeepApplicant: { months: 3 },
    archiveApplicantCvs: { applicants: { ids: ['{applicant}'] } },
    giveScorecard: { verdict: 'no', scores: [] },
    changeApplicantCriteria: { before: [], criteria: [] },
    changeApplicantStages: { before: [], stages: [] },
  },
  ownAnswers: {
    // Made without a file behind the CV.
    readApplicantCv: '404 not_found',
    undoApplicantMove: '409 applicants.move_told',
    changeApplicantCriteria: '409 applicants.criteria_changed',
    changeApplicantStages: '409 applicants.stages_changed',
  },
  nobodysNames: ['criteria.id', 'stages.id', 'scores.criterionId', 'applicants.matching.posting', 'posting'],
  after: ['organizations'],
  ownRoles: { removeApplicantNote: 'organizationAdmin', fetchApplicantCvs: 'organizationAdmin' },
  async rows({ put, id, mark, past, later, now, recruiter }) {
    const applicant = await put('application', {
      ...{ id: newId(), user_id: id('student'), organization_id: Number(id('organization')), kind: 'inside', state: 'sent' },
      ...{ sent_at: past, changed_at: past, organization_name: mark, title: mark, letter: mark, profile: '{}', send_key: newId() },
      ...{ cv_key: `applications/${newId()}.pdf`, cv_name: 'cv.pdf', cv_content_type: 'application/pdf', cv_size_bytes: 1 },
    });
    await put('application_answer', {
      ...{ application_id: applicant, position: 0, question_id: newId(), kind: 'file', question: mark, value: JSON.stringify(mark) },
      ...{ file_key: `applications/${newId()}.pdf`, file_content_type: 'application/pdf', file_size_bytes: 1 },
    });
    await put('applicant_stage', {
      ...{ id: newId(), organization_id: Number(id('organization')), state: 'inTalks', name: mark, position: 0 },
    });
    const applicantDecline = await put('applicant_decline', {
      ...{ id: newId(), organization_id: Number(id('organization')), decided_at: now, due_at: later, reason: 'other', words: mark },
    });
    const applicantCvs = await put('applicant_cv_archive', {
      ...{ id: newId(), organization_id: Number(id('organization')), made_by: recruiter, made_at: now, expires_at: later },
    });
    return {
      applicant,
      applicantCvs,
      applicantDecline,
      applicantNote: await put('applicant_note', {
        id: newId(),
        application_id: applicant,
        author_id: recruiter,
        text: mark,
        written_at: past,
      }),
    };
  },
};
