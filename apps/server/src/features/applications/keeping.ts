// Notes and reminders that a candidate keeps of an application: nobody else reads them. @rule applications.7
import { APPLICATION_LIMITS } from '@fairway/rules/applications';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import { type OwnApplicationId, ownApplicationId } from './access.ts';
import type { Actor } from './commands.ts';

type Reminder = { text: string; dueAt: string; done: boolean };

/** @throws Problem not_found, applications.limit */
export async function addNote(transaction: Database, id: string, text: string, { owner, now }: Actor): Promise<OwnApplicationId> {
  const own = await ownApplicationId(transaction, owner, id, 'lock');
  if ((await countOf(transaction, 'application_note', own)) >= APPLICATION_LIMITS.notes) throw new Problem('applications.limit');
  await transaction.insertInto('application_note').values({ id: newId(), application_id: own, text, written_at: now }).execute();
  return own;
}

/** @throws Problem not_found */
export async function changeNote(
  transaction: Database,
  { id, noteId }: { id: string; noteId: string },
  text: string,
  { owner }: Actor,
): Promise<OwnApplicationId> {
  const own = await ownApplicationId(transaction, owner, id);
  const changed = await transaction
    .updateTable('application_note')
    .set({ text })
    .where('id', '=', noteId)
    .where('application_id', '=', own)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new Problem('not_found');
  return own;
}

/** @throws Problem not_found */
export async function removeNote(
  transaction: Database,
  { id, noteId }: { id: string; noteId: string },
  { owner }: Actor,
): Promise<OwnApplicationId> {
  const own = await ownApplicationId(transaction, owner, id);
  const gone = await transaction
    .deleteFrom('application_note')
    .where('id', '=', noteId)
    .where('application_id', '=', own)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw new Problem('not_found');
  return own;
}

/** @throws Problem not_found, applications.limit */
export async function addReminder(transaction: Database, id: string, given: Reminder, { owner, now }: Actor): Promise<OwnApplicationId> {
  const own = await ownApplicationId(transaction, owner, id, 'lock');
  if ((await countOf(transaction, 'application_reminder', own)) >= APPLICATION_LIMITS.reminders) throw new Problem('applications.limit');
  await transaction
    .insertInto('application_reminder')
    .values({ id: newId(), application_id: own, text: given.text, due_at: new Date(given.dueAt), done_at: given.done ? now : null })
    .execute();
  return own;
}

/** @throws Problem not_found */
export async function changeReminder(
  transaction: Database,
  { id, reminderId }: { id: string; reminderId: string },
  { text, dueAt, done }: Reminder,
  { owner, now }: Actor,
): Promise<OwnApplicationId> {
  const own = await ownApplicationId(transaction, owner, id);
  const changed = await transaction
    .updateTable('application_reminder')
    .set({ text, due_at: new Date(dueAt), done_at: done ? sql<Date>`coalesce(done_at, ${now})` : null })
    .where('id', '=', reminderId)
    .where('application_id', '=', own)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new Problem('not_found');
  return own;
}

/** @throws Problem not_found */
export async function removeReminder(
  transaction: Database,
  { id, reminderId }: { id: string; reminderId: string },
  { owner }: Actor,
): Promise<OwnApplicationId> {
  const own = await ownApplicationId(transaction, owner, id);
  const gone = await transaction
    .deleteFrom('application_reminder')
    .where('id', '=', reminderId)
    .where('application_id', '=', own)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw new Problem('not_found');
  return own;
}

async function countOf(transaction: Database, table: 'application_note' | 'application_reminder', own: OwnApplicationId): Promise<number> {
  const { count } = await transaction
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('application_id', '=', own)
    .executeTakeFirstOrThrow();
  return count;
}
