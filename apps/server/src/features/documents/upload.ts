// Storing an upload. The file is inspected first; it is stored before its row is written, guarded by a row that removes it again, so that
// neither a crash nor a refusal leaves a file without a row or a row without a file. @rule documents.3, documents.2
import { createReadStream } from 'node:fs';
import type { uploadDocument } from '@fairway/contract/documents/endpoints';
import type { EndpointInput, UploadedFile } from '@fairway/contract/kernel/endpoint';
import { documentName, freeName } from '@fairway/rules/document-names';
import { LIMITS } from '@fairway/rules/limits';
import type { Database, DatabaseTransaction } from '../../kernel/database/database.ts';
import { keepFile, removeFilesLater, removeUnlessKept } from '../../kernel/files/file-removal.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { newId } from '../../kernel/ids.ts';
import { ensureCandidate } from '../candidates/commands.ts';
import { type OwnUserId, ownUserId } from '../identity/access.ts';
import { inspectFile } from './inspection/inspection.ts';
import { CONTENT_TYPES, type DocumentType, type Inspected } from './inspection/verdict.ts';
import { type DocumentRow, listOwnDocuments } from './queries.ts';
import type { DocumentServices } from './services.ts';

const ROW_WITHIN_MS = 3_600_000;
const FALLBACK_NAMES = { cv: 'CV', document: 'Document' };

/** @throws Problem documents.*, storage_full, unavailable when the scanner does not answer */
export async function storeDocument(
  request: ApiRequest,
  { body, file }: EndpointInput<typeof uploadDocument>,
  services: DocumentServices,
): Promise<DocumentRow> {
  if (body.consent !== 'true') throw new Problem('documents.consent');
  const owner = ownUserId(request);
  refuseFull(await listOwnDocuments(request.database, owner));
  const { type, pages = 0 } = await inspected(file, services);
  const now = request.clock.now();
  const key = `documents/${newId()}.${type}`;
  await removeUnlessKept(request.database, key, new Date(now.getTime() + ROW_WITHIN_MS));
  try {
    await services.files.put(createReadStream(file.path), key, { contentType: CONTENT_TYPES[type] });
    const name = documentName(body.name ?? file.name, type, FALLBACK_NAMES[body.kind]);
    return await request.database
      .transaction()
      .execute((transaction) => insertDocument(transaction, owner, { kind: body.kind, name, key, type, pages, file, now }));
  } catch (error) {
    await removeFilesLater(request.database, [key], now);
    throw error;
  }
}

/** Looks into an upload; gives what it is. @throws Problem documents.*, unavailable when the scanner does not answer */
export async function inspected(file: UploadedFile, services: Pick<DocumentServices, 'scanner'>): Promise<Inspected> {
  const verdict = await inspectFile(file.path);
  if ('fault' in verdict) throw new Problem(verdict.fault);
  await scanned(file, services);
  return verdict;
}

/** @throws Problem documents.infected, unavailable when the scanner does not answer */
export async function scanned(file: UploadedFile, { scanner }: Pick<DocumentServices, 'scanner'>): Promise<void> {
  if (scanner && (await scanner.scan(createReadStream(file.path))) === 'infected') throw new Problem('documents.infected');
}

type NewDocument = { kind: 'cv' | 'document'; name: string; key: string; type: DocumentType; pages: number; file: UploadedFile; now: Date };

async function insertDocument(transaction: DatabaseTransaction, owner: OwnUserId, given: NewDocument): Promise<DocumentRow> {
  const candidateId = await lockCandidate(transaction, owner, given.now);
  const there = await listOwnDocuments(transaction, owner);
  refuseFull(there);
  const isCopy = there.some((row) => row.sha256.equals(given.file.sha256));
  await keepFile(transaction, given.key);
  return transaction
    .insertInto('candidate_document')
    .values({
      id: newId(),
      candidate_id: candidateId,
      kind: given.kind,
      name: freeName(
        given.name,
        there.map((row) => row.name),
        isCopy,
      ),
      file_key: given.key,
      content_type: CONTENT_TYPES[given.type],
      page_count: given.pages,
      size_bytes: given.file.sizeBytes,
      sha256: Buffer.from(given.file.sha256),
      is_default: given.kind === 'cv' && !there.some((row) => row.is_default),
      consented_at: given.now,
      created_at: given.now,
      updated_at: given.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The candidate's row, made on first need, locked: limit, names and default are decided by one at a time. */
export async function lockCandidate(transaction: Database, owner: OwnUserId, now: Date): Promise<string> {
  const id = await ensureCandidate(transaction, owner, now);
  await transaction.selectFrom('candidate_profile').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  return id;
}

function refuseFull(there: readonly DocumentRow[]): void {
  if (there.length >= LIMITS.documentsPerCandidate) throw new Problem('documents.limit');
}
