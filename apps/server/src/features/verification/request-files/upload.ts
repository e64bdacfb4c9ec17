// The file that a request carries: a student card, a letter. Its type is told by its content; a picture is decoded and written anew, so that
// nothing but pixels is kept, a PDF is inspected as documents are. Only staff of the school see it, and it goes with the decision.
import { createReadStream } from 'node:fs';
import type { UploadedFile } from '@fairway/contract/kernel/endpoint';
import { documentName } from '@fairway/rules/document-names';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import type { Database } from '../../../kernel/database/database.ts';
import { keepFile, removeUnlessKept } from '../../../kernel/files/file-removal.ts';
import { type FileStore, StorageFull } from '../../../kernel/files/file-store.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { turns } from '../../../kernel/turns.ts';

export type RequestFileServices = {
  files: FileStore;
  /** The look at what people upload that documents get: gives the type. @throws Problem documents.*, unavailable */
  inspect: (file: UploadedFile) => Promise<'pdf' | 'doc' | 'docx'>;
  /** A virus scan, where there is one. @throws Problem documents.infected, unavailable */
  scan: (file: UploadedFile) => Promise<void>;
};
/** A file that lies in the store and has no row yet. */
export type StoredRequestFile = { key: string; name: string; contentType: string; sizeBytes: number };

const ROW_WITHIN_MS = 3_600_000;
const FALLBACK_NAME = 'File';
const PICTURES = new Set(['jpg', 'png', 'apng']);
const INPUT_PIXELS = 60_000_000;
/** A letter can be read at this size. */
const LONGEST_SIDE_PX = 3000;
const takeTurn = turns({ atOnce: 1, waiting: 20 });

/** Looks at the file and stores it; without a row within the hour it goes again. @throws Problem verification.file_type, documents.*, storage_full */
export async function storeRequestFile(
  database: Database,
  file: UploadedFile,
  { files, inspect, scan }: RequestFileServices,
  now: Date,
): Promise<StoredRequestFile> {
  const kind = (await fileTypeFromFile(file.path))?.ext ?? '';
  const picture = PICTURES.has(kind) ? await takeTurn(() => writtenAnew(file, kind)) : undefined;
  if (picture) await scan(file);
  else await requirePdf(file, inspect);
  const extension = picture?.extension ?? 'pdf';
  const contentType = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' }[extension];
  const key = `verifications/${newId()}.${extension}`;
  await removeUnlessKept(database, key, new Date(now.getTime() + ROW_WITHIN_MS));
  try {
    await files.put(picture?.bytes ?? createReadStream(file.path), key, { contentType });
  } catch (error) {
    throw error instanceof StorageFull ? new Problem('storage_full', { cause: error }) : error;
  }
  const sizeBytes = picture?.bytes.length ?? file.sizeBytes;
  return { key, name: documentName(file.name, extension, FALLBACK_NAME), contentType, sizeBytes };
}

/** Gives a request its file, in the transaction that makes the request. */
export async function attachRequestFile(database: Database, connectionId: string, stored: StoredRequestFile, now: Date): Promise<void> {
  await keepFile(database, stored.key);
  const { key: file_key, name, contentType: content_type, sizeBytes: size_bytes } = stored;
  await database
    .insertInto('verification_file')
    .values({ connection_id: connectionId, name, file_key, content_type, size_bytes, added_at: now })
    .execute();
}

async function requirePdf(file: UploadedFile, inspect: RequestFileServices['inspect']): Promise<void> {
  const type = await inspect(file).catch((error) => {
    throw error instanceof Problem && (error.code === 'documents.wrong_type' || error.code === 'documents.macros')
      ? new Problem('verification.file_type', { cause: error })
      : error;
  });
  if (type !== 'pdf') throw new Problem('verification.file_type');
}

async function writtenAnew(file: UploadedFile, kind: string): Promise<{ bytes: Buffer; extension: 'jpg' | 'png' }> {
  try {
    const picture = sharp(file.path, { limitInputPixels: INPUT_PIXELS, failOn: 'error', pages: 1, sequentialRead: true })
      .autoOrient()
      .resize({ width: LONGEST_SIDE_PX, height: LONGEST_SIDE_PX, fit: 'inside', withoutEnlargement: true });
    return kind === 'jpg'
      ? { bytes: await picture.jpeg({ quality: 85 }).toBuffer(), extension: 'jpg' }
      : { bytes: await picture.png().toBuffer(), extension: 'png' };
  } catch (error) {
    throw new Problem('documents.unreadable', { cause: error });
  }
}
