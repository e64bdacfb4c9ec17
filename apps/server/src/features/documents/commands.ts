// Changes of one's own documents, each under the lock of the candidate's row; and the pages of what was stored before pages were counted.
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { renamedDocument } from '@fairway/rules/document-names';
import type { Database } from '../../kernel/database/database.ts';
import { signFileLink } from '../../kernel/files/file-links.ts';
import { removeFilesLater } from '../../kernel/files/file-removal.ts';
import { FileNotFound, type FileStore } from '../../kernel/files/file-store.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { OwnUserId } from '../identity/access.ts';
import { inspectFile } from './inspection/inspection.ts';
import { type DocumentRow, getOwnDocument, listOwnDocuments } from './queries.ts';
import { lockCandidate } from './upload.ts';
import { extensionOf } from './views.ts';

const LINK_SECONDS = 300;

/** @throws Problem not_found, documents.name_missing */
export async function renameDocument(database: Database, owner: OwnUserId, id: string, given: string, now: Date): Promise<DocumentRow> {
  const row = await getOwnDocument(database, owner, id);
  const name = renamedDocument(given, extensionOf(row));
  if (name === undefined) throw new Problem('documents.name_missing');
  return update(database, id, { name, updated_at: now });
}

/** @throws Problem not_found, documents.not_a_cv */
export async function makeDefault(database: Database, owner: OwnUserId, id: string, now: Date): Promise<DocumentRow> {
  const candidateId = await lockCandidate(database, owner, now);
  const row = await getOwnDocument(database, owner, id);
  if (row.kind !== 'cv') throw new Problem('documents.not_a_cv');
  if (row.is_default) return row;
  await database
    .updateTable('candidate_document')
    .set({ is_default: false, updated_at: now })
    .where('candidate_id', '=', candidateId)
    .where('is_default', '=', true)
    .execute();
  return update(database, id, { is_default: true, updated_at: now });
}

/** Deletes the document and, in the background, its file; after the default CV the newest one is the default. @throws Problem not_found */
export async function deleteDocument(database: Database, owner: OwnUserId, id: string, now: Date): Promise<void> {
  await lockCandidate(database, owner, now);
  const row = await getOwnDocument(database, owner, id);
  await database.deleteFrom('candidate_document').where('id', '=', id).execute();
  await removeFilesLater(database, [row.file_key], now);
  if (!row.is_default) return;
  const [newest] = await listOwnDocuments(database, owner, 'cv');
  if (newest) await update(database, newest.id, { is_default: true, updated_at: now });
}

/** An address of this origin that opens the file, whichever store it lies in. @throws Problem not_found */
export async function linkToDocument(
  database: Database,
  owner: OwnUserId,
  id: string,
  { secret, now }: { secret: string; now: Date },
): Promise<{ url: string; expiresAt: string }> {
  const row = await getOwnDocument(database, owner, id);
  const link = { expiresSeconds: LINK_SECONDS, downloadName: row.name, contentType: row.content_type };
  return {
    url: signFileLink(secret, row.file_key, link, now.getTime()),
    expiresAt: new Date(Math.floor(now.getTime() / 1000) * 1000 + LINK_SECONDS * 1000).toISOString(),
  };
}

/** Counts the pages of documents that nobody has counted yet; a file that is lost has none. */
export async function countPages(database: Database, files: FileStore, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await database
    .selectFrom('candidate_document')
    .select(['id', 'file_key'])
    .where('id', 'in', ids)
    .where('page_count', 'is', null)
    .execute();
  for (const row of rows)
    await database
      .updateTable('candidate_document')
      .set({ page_count: await pagesOf(files, row.file_key) })
      .where('id', '=', row.id)
      .execute();
}

async function pagesOf(files: FileStore, key: string): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairway-pages-'));
  try {
    const copy = path.join(folder, 'document');
    await pipeline((await files.get(key)).stream, createWriteStream(copy));
    const verdict = await inspectFile(copy);
    return 'fault' in verdict ? 0 : (verdict.pages ?? 0);
  } catch (error) {
    if (error instanceof FileNotFound) return 0;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function update(
  database: Database,
  id: string,
  changes: Partial<Pick<DocumentRow, 'name' | 'is_default' | 'updated_at'>>,
): Promise<DocumentRow> {
  return database.updateTable('candidate_document').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}
