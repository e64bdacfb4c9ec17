import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

const A = '/api/v1/candidate/applications';
const REMINDER = { text: 'Mine now', dueAt: '2026-12-01T09:00:00Z', done: false };

export const things: FeatureThings = {
  paths: {
    [`${A}/{id}`]: 'application',
    [`${A}/{id}/files/{at}`]: 'word:0',
    [`${A}/{id}/notes/{noteId}`]: 'applicationNote',
    [`${A}/{id}/reminders/{reminderId}`]: 'applicationReminder',
    '/api/v1/candidate/application-openings/{id}': 'openedPosting',
  },
  pathsOf: {
    withdrawApplication: { id: 'insideApplication' },
    openApplicationCv: { id: 'insideApplication' },
    openApplicationFile: { id: 'insideApplication' },
    answerApplicationKeep: { id: 'insideApplication' },
  },
  bodies: {
    addApplication: { title: 'Mine', organization: 'Mine' },
    changeApplication: { title: 'Mine now', organization: 'Mine now' },
    moveApplication: { state: 'seen' },
    addApplicationNote: { text: 'Mine now' },
    changeApplicationNote: { text: 'Mine now' },
    addApplicationReminder: REMINDER,
    changeApplicationReminder: REMINDER,
    answerApplicationKeep: { answer: 'no' },
    answerApplicationOpening: { answer: 'never' },
    sendApplication: { key: newId(), cvId: null },
  },
  ownAnswers: { sendApplication: '409 jobs.profile_incomplete' },
  nobodysNames: ['key', 'answers.questionId'],
  after: ['jobs', 'organizations'],
  async rows({ put, id, mark, now, past, later }) {
    const shared = () => ({
      id: newId(),
      user_id: id('student'),
      state: 'sent',
      sent_at: past,
      changed_at: past,
      organization_name: mark,
      title: mark,
    });
    const insideApplication = await put('application', {
      ...shared(),
      ...{ kind: 'inside', profile: '{}', send_key: newId(), letter: mark },
      ...{ cv_key: `applications/${newId()}.pdf`, cv_name: 'cv.pdf', cv_content_type: 'application/pdf', cv_size_bytes: 1 },
    });
    await put('application_answer', {
      ...{
        application_id: insideApplication,
        position: 0,
        question_id: newId(),
        kind: 'file',
        question: mark,
        value: JSON.stringify(mark),
      },
      ...{ file_key: `applications/${newId()}.pdf`, file_content_type: 'application/pdf', file_size_bytes: 1 },
    });
    const organization_id = Number(id('organization'));
    await put('application_keep', { application_id: insideApplication, organization_id, asked_at: now, months: 3 }, 'application_id');
    const application = await put('application', { ...shared(), kind: 'byHand' });
    const opened = { user_id: id('student'), job_id: id('exclusiveJob'), opened_at: past };
    return {
      insideApplication,
      application,
      openedPosting: await put('application_opening', opened, 'job_id'),
      applicationNote: await put('application_note', { id: newId(), application_id: application, text: mark, written_at: past }),
      applicationReminder: await put('application_reminder', { id: newId(), application_id: application, text: mark, due_at: later }),
    };
  },
};
