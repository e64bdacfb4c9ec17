// Notes of staff on employers. Only their author changes or deletes them; to others a note of somebody else is none (404). @rule postings.12
import type { SchoolAuditAction } from '@fairway/rules/school-audit';
import { SCHOOL_EMPLOYER_LIMITS } from '@fairway/rules/school-employers';
import { tidyMessage } from '@fairway/rules/verification-request';
import { sql } from 'kysely';
import type { Database } from '../../../../kernel/database/database.ts';
import { Problem } from '../../../../kernel/http/problems.ts';
import type { EmployerKeeper } from '../access.ts';
import { keepLine } from '../commands.ts';
import { getNote, type NoteView } from './queries.ts';

type Fields = { text: string; isShared: boolean };

/** Once a key. @throws Problem not_found, posting_decisions.note_empty, .note_limit */
export async function writeNote(transaction: Database, keeper: EmployerKeeper, typed: Fields & { key: string }): Promise<NoteView> {
  const { key, isShared } = typed;
  const text = tidied(typed.text);
  const { employer, actorId, now } = keeper;
  const { schoolId, organizationId } = employer;
  // One at a time, so that none slips past the limit.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`employer notes ${schoolId} ${organizationId}`}, 0))`.execute(transaction);
  const of = transaction.selectFrom('school_employer_note').where('school_id', '=', schoolId);
  const earlier = await of.select(['organization_id', 'author_id']).where('id', '=', key).executeTakeFirst();
  // A key that somebody else took, or for another employer, says nothing of their note.
  if (earlier && (earlier.organization_id !== organizationId || earlier.author_id !== actorId)) throw new Problem('not_found');
  if (earlier) return getNote(transaction, { employer, readerId: actorId }, key);
  const { count } = await of
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= SCHOOL_EMPLOYER_LIMITS.notes) throw new Problem('posting_decisions.note_limit');
  await transaction
    .insertInto('school_employer_note')
    .values({
      ...{ school_id: schoolId, id: key, organization_id: organizationId, author_id: actorId },
      ...{ is_shared: isShared, text, created_at: now, updated_at: now },
    })
    .execute();
  await keep(transaction, keeper, 'employer.note_written', isShared);
  return getNote(transaction, { employer, readerId: actorId }, key);
}

/** @throws Problem not_found, posting_decisions.note_empty */
export async function changeNote(transaction: Database, keeper: EmployerKeeper, id: string, { text, isShared }: Fields): Promise<NoteView> {
  const before = await own(transaction, keeper, id);
  await transaction
    .updateTable('school_employer_note')
    .set({ text: tidied(text), is_shared: isShared, updated_at: keeper.now })
    .where('school_id', '=', keeper.employer.schoolId)
    .where('id', '=', id)
    .execute();
  // Colleagues see that it is not shared any more, too.
  await keep(transaction, keeper, 'employer.note_changed', before.is_shared || isShared);
  return getNote(transaction, { employer: keeper.employer, readerId: keeper.actorId }, id);
}

/** @throws Problem not_found */
export async function deleteNote(transaction: Database, keeper: EmployerKeeper, id: string): Promise<void> {
  const before = await own(transaction, keeper, id);
  await transaction.deleteFrom('school_employer_note').where('school_id', '=', keeper.employer.schoolId).where('id', '=', id).execute();
  await keep(transaction, keeper, 'employer.note_deleted', before.is_shared);
}

/** Their own note, held until the transaction ends. */
async function own(transaction: Database, { employer, actorId }: EmployerKeeper, id: string): Promise<{ is_shared: boolean }> {
  const row = await transaction
    .selectFrom('school_employer_note')
    .select('is_shared')
    .where('school_id', '=', employer.schoolId)
    .where('organization_id', '=', employer.organizationId)
    .where('id', '=', id)
    .where('author_id', '=', actorId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row;
}

function tidied(typed: string): string {
  // Composing may make a text longer.
  const text = [...tidyMessage(typed)].slice(0, SCHOOL_EMPLOYER_LIMITS.noteCharacters).join('');
  if (text === '') throw new Problem('posting_decisions.note_empty');
  return text;
}

const keep = (transaction: Database, keeper: EmployerKeeper, action: SchoolAuditAction, shared: boolean) =>
  keepLine(transaction, keeper, action, { detail: { shared }, isTold: shared });
