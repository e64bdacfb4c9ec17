// What Finn of the demo's Nordic School sent its students: nobody is mailed by it.
import { stableUuid } from '@fairway/world-kit/chance';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { demoStudentId } from '../students/world/students.ts';

const SCHOOL = 'nordic';
const STAFF = 'finn@nordic.example';
const DAY_MS = 86_400_000;
const MESSAGES = [
  {
    subject: '{firstName}, the spring fair opens on Thursday',
    text: 'Hello {firstName},\n\n80 employers come to {school} on Thursday. Bring your CV: two of us look at it at the door.\n\nFinn',
    daysAgo: 12,
    to: ['alva.lindgren', 'jiayi.chen', 'mohammed.alhusseini', 'kwame.asante', 'ingrid.o', 'leonie.dubois'],
    declined: ['seoyeon.kim'],
  },
  {
    subject: 'Your internship in Oslo',
    text: 'Hello {firstName},\n\nthe office in Oslo asks for your start date. Can you come by this week?\n\nFinn',
    daysAgo: 3,
    to: ['alva.lindgren'],
    declined: [],
  },
] as const;

export async function seedStudentMessages(
  transaction: DatabaseTransaction,
  { today, schools }: { today: Date; schools: readonly { id: number; slug: string }[] },
): Promise<void> {
  const school = schools.find(({ slug }) => slug === SCHOOL);
  const staff = await transaction.selectFrom('identity_person').select('id').where('email_folded', '=', STAFF).executeTakeFirst();
  if (!school || !staff) return;
  for (const { subject, text, daysAgo, to, declined } of MESSAGES) {
    const id = stableUuid(`demo message ${subject}`);
    const at = new Date(today.getTime() - daysAgo * DAY_MS);
    const written = await transaction
      .insertInto('student_message')
      .values({
        ...{ id, school_id: school.id, sender_id: staff.id, subject, text, created_at: at, finished_at: at },
        ...{ chosen: to.length + declined.length, sent: to.length, left_declined: declined.length },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) continue;
    const row = { message_id: id, school_id: school.id, at };
    await transaction
      .insertInto('student_message_recipient')
      .values([
        ...to.map((mail) => ({ ...row, user_id: demoStudentId(mail), state: 'sent', reason: null })),
        ...declined.map((mail) => ({ ...row, user_id: demoStudentId(mail), state: 'left_out', reason: 'declined' })),
      ])
      .execute();
  }
}
