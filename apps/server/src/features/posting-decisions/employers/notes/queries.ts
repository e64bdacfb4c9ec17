// Notes on an employer: the shared ones of all staff of the school, and the reader's own. Whoever may not read one is told of none.
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import type { schoolEmployerNotesList } from '@fairway/contract/posting-decisions/employers';
import { fold } from '@fairway/rules/folding';
import { fullName } from '@fairway/rules/names';
import type { SCHOOL_EMPLOYER_NOTE_SORTS } from '@fairway/rules/school-employers';
import { sql } from 'kysely';
import type { Database } from '../../../../kernel/database/database.ts';
import type { ListOrder } from '../../../../kernel/database/lists.ts';
import type { Listing } from '../../../../kernel/http/bind-list.ts';
import { Problem } from '../../../../kernel/http/problems.ts';
import type { SchoolEmployer } from '../access.ts';

export type NoteView = RowOf<typeof schoolEmployerNotesList>;
type Reader = { employer: SchoolEmployer; readerId: string };

const ORDER: ListOrder<(typeof SCHOOL_EMPLOYER_NOTE_SORTS)[number]> = { key: 'n.id', sorts: { written: 'n.created_at' } };

function notesOf(database: Database, { employer, readerId }: Reader) {
  return database
    .selectFrom('school_employer_note as n')
    .leftJoin('identity_person as u', 'u.id', 'n.author_id')
    .select(['n.id', 'n.text', 'n.is_shared', 'n.author_id', 'n.created_at', 'n.updated_at', 'u.first_name', 'u.last_name'])
    .where('n.school_id', '=', employer.schoolId)
    .where('n.organization_id', '=', employer.organizationId)
    .where((where) => where.or([where('n.is_shared', '=', true), where('n.author_id', '=', readerId)]));
}
type Row = Awaited<ReturnType<ReturnType<typeof notesOf>['executeTakeFirstOrThrow']>>;

export function noteListing(
  database: Database,
  reader: Reader,
  { q, kind }: Asked<typeof schoolEmployerNotesList>,
): Listing<typeof schoolEmployerNotesList, Row> {
  let rows = notesOf(database, reader);
  if (kind !== undefined) rows = rows.where('n.is_shared', '=', kind === 'shared');
  for (const word of fold(q).split(' ').filter(Boolean)) rows = rows.where(sql<boolean>`strpos(fold_name(n.text), ${word}) > 0`);
  return {
    rows,
    order: ORDER,
    view: (row) => noteView(row, reader),
    file: 'notes',
    columns: {
      Written: ({ createdAt }) => createdAt,
      Changed: ({ updatedAt }) => updatedAt,
      Author: ({ author }) => author,
      Shared: ({ isShared }) => (isShared ? 'yes' : ''),
      Note: ({ text }) => text,
    },
  };
}

const noteView = (row: Row, { readerId }: Reader): NoteView => ({
  ...{ id: row.id, text: row.text, isShared: row.is_shared },
  author: row.author_id === null ? null : fullName(row.first_name ?? '', row.last_name ?? ''),
  isMine: row.author_id === readerId,
  ...{ createdAt: row.created_at.toISOString(), updatedAt: row.updated_at.toISOString() },
});

/** @throws Problem not_found where there is none, or the reader may not read it */
export async function getNote(database: Database, reader: Reader, id: string): Promise<NoteView> {
  const row = await notesOf(database, reader).where('n.id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return noteView(row, reader);
}
