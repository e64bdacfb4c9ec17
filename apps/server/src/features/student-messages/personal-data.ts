// Messages that a school sent somebody, as they were written. A row goes with who got it; a message to nobody else goes with them, for its words may
// be about them. Who wrote one is emptied with their account. @rule student-messages.6
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { Held } from '../../kernel/held.ts';
import type { Eraser, PersonalDataPart } from '../../kernel/personal-data.ts';

export const studentMessagesPersonalData: PersonalDataPart = {
  name: 'school-messages',
  heading: (t) => t('archive.parts.schoolMessages'),
  read: (database, { userId }) => readMessages(database, { userId }),
};

/** What all schools wrote to somebody, or one of them. */
function readMessages(database: Database, { userId, schoolId }: { userId: string; schoolId?: number }) {
  const messages = database
    .selectFrom('student_message_recipient as r')
    .innerJoin('student_message as m', 'm.id', 'r.message_id')
    .innerJoin('school as s', 's.id', 'm.school_id')
    .select(['s.name as school', 'm.subject', 'm.text', 'r.state', 'r.reason', 'r.at'])
    .where('r.user_id', '=', userId)
    .orderBy('r.at')
    .orderBy('m.id');
  return (schoolId === undefined ? messages : messages.where('r.school_id', '=', schoolId)).execute();
}

/** Messages to nobody else: of all schools, or of one. */
async function eraseOnlyTheirs(transaction: Database, { userId, schoolId }: { userId: string; schoolId?: number }): Promise<void> {
  const theirs = transaction
    .deleteFrom('student_message as m')
    .where('m.chosen', '=', 1)
    .where(sql<boolean>`exists (select from student_message_recipient r where r.message_id = m.id and r.user_id = ${userId}::uuid)`);
  await (schoolId === undefined ? theirs : theirs.where('m.school_id', '=', schoolId)).execute();
}

export const eraseStudentMessages: Eraser = (transaction, { userId }) => eraseOnlyTheirs(transaction, { userId });

/** What the school wrote to a person. One to nobody else goes with its words, which may be about them. @rule data-requests.2 */
export const heldMessages: Held = {
  name: 'school-messages',
  heading: (t) => t('archive.parts.schoolMessages'),
  read: async (database, on) => ({ messages: await readMessages(database, on) }),
  async erase(transaction, { schoolId, userId }) {
    await eraseOnlyTheirs(transaction, { schoolId, userId });
    await transaction.deleteFrom('student_message_recipient').where('school_id', '=', schoolId).where('user_id', '=', userId).execute();
  },
};
