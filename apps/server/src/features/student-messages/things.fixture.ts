import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

const S = '/api/v1/staff/schools/{schoolId}';
const WORDS = { students: { ids: ['{student}'] }, subject: 'Mine now', text: 'Mine now' };

export const things: FeatureThings = {
  paths: { [`${S}/student-messages/{id}`]: 'studentMessage' },
  // The caller's own word for a message that is not there yet.
  nobodysNames: ['key'],
  bodies: {
    checkStudentMessage: { ...WORDS, readerId: '{student}' },
    sendStudentMessage: { ...WORDS, key: newId(), reached: 1 },
  },
  after: ['students', 'verification'],
  async rows({ put, id, mark, past }) {
    const [school_id, user_id, sender_id] = [Number(id('school')), id('student'), id('staff')];
    const message_id = await put('student_message', {
      ...{ id: newId(), school_id, sender_id, subject: mark, text: mark, created_at: past, finished_at: past, chosen: 1, sent: 1 },
    });
    await put('student_message_recipient', { message_id, user_id, school_id, state: 'sent', at: past }, 'message_id');
    return { studentMessage: message_id };
  },
};
