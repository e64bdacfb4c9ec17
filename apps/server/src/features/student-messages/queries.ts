// What a school has sent its students: the list, one message, whom it was meant for, and what one student got.
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import type {
  checkStudentMessage,
  getStudentMessage,
  studentMessageRecipientsList,
  studentMessagesList,
} from '@fairway/contract/student-messages/endpoints';
import { fold } from '@fairway/rules/folding';
import { fullName } from '@fairway/rules/names';
import { fieldsOf, filledMessage, type LeftOutReason, type MESSAGE_SORTS, type RECIPIENT_SORTS } from '@fairway/rules/student-messages';
import { searchedWords } from '@fairway/rules/students';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import type { ListOrder } from '../../kernel/database/lists.ts';
import type { Listing } from '../../kernel/http/bind-list.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { findsStudent } from '../schools/access.ts';
import type { SchoolStudent } from '../students/access.ts';
import type { Staff } from '../students/changes.ts';
import { selectedStudents } from '../students/selection.ts';
import { countLeftOut, requireWords, weighRecipients } from './recipients.ts';

/** Who reads messages of a school. */
type Reader = Pick<Staff, 'schoolId' | 'scope' | 'actorId'>;
type Check = z.output<typeof checkStudentMessage.body>;
type Checked = z.input<typeof checkStudentMessage.returns>;
type MessageView = RowOf<typeof studentMessagesList>;
type WholeMessage = z.input<typeof getStudentMessage.returns>;
type RecipientView = RowOf<typeof studentMessageRecipientsList>;

/** Students of whom one can be chosen to read a message as. */
const READERS = 50;
/** Messages that a record shows. */
const SHOWN = 50;

const ORDER: ListOrder<(typeof MESSAGE_SORTS)[number]> = {
  key: 'm.id',
  sorts: { createdAt: 'm.created_at', subject: sql`lower(left(m.subject, 120))` },
};
/** By the first name, as students are listed; a message has at most 10,000. */
const NAMED = sql`left(fold_name(u.first_name || ' ' || u.last_name), 600)`;
const RECIPIENT_ORDER: ListOrder<(typeof RECIPIENT_SORTS)[number]> = { key: 'r.user_id', sorts: { name: NAMED } };

/** Looks at a message without sending it. @throws Problem not_found, lists.changed, student_messages.invalid */
export async function checkMessage(database: Database, staff: Staff, given: Check): Promise<Checked> {
  const words = requireWords(given);
  const recipients = await weighRecipients(database, staff, await selectedStudents(database, staff, given.students));
  const reached = recipients.filter(({ reason }) => reason === null);
  const fields = fieldsOf(words);
  const empty = (field: 'program' | 'adviser') =>
    fields.includes(field) ? reached.filter(({ values }) => values[field] === '').length : 0;
  const reader = reached.find(({ userId }) => userId === given.readerId?.toLowerCase()) ?? reached[0];
  return {
    reached: reached.length,
    leftOut: countLeftOut(recipients),
    empty: { program: empty('program'), adviser: empty('adviser') },
    readers: reached.slice(0, READERS).map(({ userId, name }) => ({ id: userId, name })),
    preview: reader ? { readerId: reader.userId, ...filledMessage(words, reader.values) } : null,
  };
}

/** Who is narrowed to programs finds what they wrote themselves: its numbers are of students whom they chose. */
function messagesOf(database: Database, { schoolId, scope, actorId }: Reader) {
  return database
    .selectFrom('student_message as m')
    .leftJoin('identity_person as u', 'u.id', 'm.sender_id')
    .select([
      'm.id',
      'm.subject',
      'm.created_at',
      'm.finished_at',
      'm.chosen',
      'm.sent',
      'm.left_often',
      'm.left_declined',
      'm.left_unreachable',
    ])
    .select(sql<string | null>`nullif(person_name(u.first_name, u.last_name), '')`.as('sender'))
    .where('m.school_id', '=', schoolId)
    .$if(scope.programs !== 'all', (query) => query.where('m.sender_id', '=', actorId));
}
type Row = Awaited<ReturnType<ReturnType<typeof messagesOf>['executeTakeFirstOrThrow']>>;

const messageView = (row: Row): MessageView => ({
  id: row.id,
  subject: row.subject,
  sender: row.sender,
  state: row.finished_at ? 'sent' : 'sending',
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  chosen: row.chosen,
  sent: row.sent,
  leftOut: { often: row.left_often, declined: row.left_declined, unreachable: row.left_unreachable },
});

export function messageListing(
  database: Database,
  reader: Reader,
  { q, state }: Asked<typeof studentMessagesList>,
): Listing<typeof studentMessagesList, Row> {
  let rows = messagesOf(database, reader);
  if (state !== undefined) rows = rows.where('m.finished_at', state === 'sent' ? 'is not' : 'is', null);
  const words = fold(q);
  if (words !== '') rows = rows.where(sql<boolean>`strpos(fold_name(m.subject), ${words}) > 0`);
  return {
    rows,
    order: ORDER,
    view: messageView,
    file: 'messages',
    columns: {
      Subject: ({ subject }) => subject,
      From: ({ sender }) => sender,
      State: ({ state: shown }) => shown,
      Written: ({ createdAt }) => createdAt,
      Students: ({ chosen }) => chosen,
      Sent: ({ sent }) => sent,
      'Too often': ({ leftOut }) => leftOut.often,
      Declined: ({ leftOut }) => leftOut.declined,
      'Not reachable': ({ leftOut }) => leftOut.unreachable,
    },
  };
}

/** @throws Problem not_found */
export async function getMessage(database: Database, reader: Reader, id: string): Promise<WholeMessage> {
  const row = await messagesOf(database, reader).select('m.text').where('m.id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return { ...messageView(row), text: row.text };
}

/** What became of it: the mail tells whether a server refused it. */
const state = sql<RecipientView['state']>`case when r.state = 'sent' and exists (select from outgoing_mail o
  where o.key = 'student_message:' || r.message_id || ':' || r.user_id and o.failed_at is not null) then 'failed' else r.state end`;

function recipientsOf(database: Database, { schoolId, scope }: Reader, id: string) {
  return database
    .selectFrom('student_message_recipient as r')
    .innerJoin('identity_person as u', 'u.id', 'r.user_id')
    .select(['r.user_id', 'u.first_name', 'u.last_name', 'r.reason', 'r.at', state.as('state')])
    .where('r.message_id', '=', id)
    .where('r.school_id', '=', schoolId)
    .where(findsStudent(scope, 'r.user_id'));
}
type RecipientRow = Awaited<ReturnType<ReturnType<typeof recipientsOf>['executeTakeFirstOrThrow']>>;

/** @throws Problem not_found where the school has no such message */
export async function recipientListing(
  database: Database,
  reader: Reader,
  id: string,
  asked: Asked<typeof studentMessageRecipientsList>,
): Promise<Listing<typeof studentMessageRecipientsList, RecipientRow>> {
  await getMessage(database, reader, id);
  let rows = recipientsOf(database, reader, id);
  if (asked.state !== undefined) rows = rows.where(state, '=', asked.state);
  if (asked.reason !== undefined) rows = rows.where('r.reason', '=', asked.reason);
  for (const { word, begins } of searchedWords(fold(asked.q)))
    rows = rows.where(sql<boolean>`strpos(' ' || u.folded_name, ${begins ? ` ${word}` : word}) > 0`);
  return {
    rows,
    order: RECIPIENT_ORDER,
    view: (row) => ({
      id: row.user_id,
      name: fullName(row.first_name, row.last_name),
      state: row.state,
      reason: row.reason as LeftOutReason | null,
      at: row.at.toISOString(),
    }),
    file: 'recipients',
    columns: { Name: ({ name }) => name, State: ({ state: shown }) => shown, Reason: ({ reason }) => reason, At: ({ at }) => at },
  };
}

/** The latest that were sent to a student, newest first. */
export async function listMessagesOf(database: Database, student: SchoolStudent) {
  const rows = await database
    .selectFrom('student_message_recipient as r')
    .innerJoin('student_message as m', 'm.id', 'r.message_id')
    .leftJoin('identity_person as u', 'u.id', 'm.sender_id')
    .select(['m.id', 'm.subject', 'r.at', sql<string | null>`nullif(person_name(u.first_name, u.last_name), '')`.as('sender')])
    .where('r.user_id', '=', student.userId)
    .where('r.school_id', '=', student.schoolId)
    .where('r.state', '=', 'sent')
    .orderBy('r.at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
