// Messages that a school sent somebody, as they were written. A row goes with who got it; a message to nobody else goes with them, for its words may
// be about them. Who wrote one is emptied with their account. @rule student-messages.6
import { sql } from 'kysely';
import type { Eraser, PersonalDataPart } from '../../kernel/personal-data.ts';

export const studentMessagesPersonalData: PersonalDataPart = {
  name: 'school-messages',
  heading: (t) => t('archive.parts.schoolMessages'),
  read: (database, { userId }) =>
    database
      .selectFrom('student_message_recipient as r')
      .innerJoin('student_message as m', 'm.id', 'r.message_id')
      .innerJoin('school as s', 's.id', 'm.school_id')
      .select(['s.name as school', 'm.subject', 'm.text', 'r.state', 'r.reason', 'r.at'])
      .where('r.user_id', '=', userId)
      .orderBy('r.at')
      .orderBy('m.id')
      .execute(),
};

export const eraseStudentMessages: Eraser = async (transaction, { userId }) => {
  await transaction
    .deleteFrom('student_message as m')
    .where('m.chosen', '=', 1)
    .where(sql<boolean>`exists (select from student_message_recipient r where r.message_id = m.id and r.user_id = ${userId}::uuid)`)
    .execute();
};
