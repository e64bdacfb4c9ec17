// What a machine reads in a CV that lies in the store: for its owner, and for those who were sent it. Whoever calls has made sure that its reader
// may open the file. @rule imports.28, applicants.14
import { buffer } from 'node:stream/consumers';
import { FileNotFound, type FileStore } from '../../../kernel/files/file-store.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { readBytes } from './read-file.ts';

type Asking = Pick<ApiRequest, 'clock' | 'fastify'>;

/** @throws Problem not_found where the file is gone, documents.wrong_type, import.*, unavailable when too many wait */
export async function readStoredCv(files: FileStore, key: string, request: Asking) {
  const { stream } = await files.get(key).catch((error: unknown) => {
    throw error instanceof FileNotFound ? new Problem('not_found') : error;
  });
  return readBytes(await buffer(stream), request);
}

/** As an organization reads it. A profile shows no organization what nationality somebody has, so no program puts it together for one either. */
export async function readReceivedCv(files: FileStore, key: string, request: Asking) {
  return { ...(await readStoredCv(files, key, request)), nationalities: [] };
}
