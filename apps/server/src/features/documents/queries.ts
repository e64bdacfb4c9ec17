// Reads of one's own documents.
import type { Selectable } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { CandidateDocument } from '../../kernel/database/tables.gen.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { OwnUserId } from '../identity/access.ts';

export type DocumentRow = Selectable<CandidateDocument>;

const own = (database: Database, owner: OwnUserId) =>
  database
    .selectFrom('candidate_document')
    .selectAll('candidate_document')
    .where('candidate_id', 'in', (from) => from.selectFrom('candidate_profile').select('id').where('user_id', '=', owner));

/** Newest first. */
export function listOwnDocuments(database: Database, owner: OwnUserId, kind?: 'cv' | 'document'): Promise<DocumentRow[]> {
  const rows = own(database, owner).orderBy('created_at', 'desc').orderBy('id', 'desc');
  return (kind ? rows.where('kind', '=', kind) : rows).execute();
}

/** @throws Problem not_found */
export async function getOwnDocument(database: Database, owner: OwnUserId, id: string): Promise<DocumentRow> {
  const row = await own(database, owner).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row;
}
