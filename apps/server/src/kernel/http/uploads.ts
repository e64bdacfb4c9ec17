// Receives the one file of a multipart request. It is streamed to a quarantine folder, counted to the byte, and is gone once the request
// was answered, refused or given up; nothing of it is ever held in memory whole. Access and switch were checked before a byte is read.
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EndpointShape, UploadedFile } from '@fairway/contract/kernel/endpoint';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { repeat } from '../recurring.ts';
import { type FieldError, Problem } from './problems.ts';

export type Upload = NonNullable<EndpointShape['upload']>;

/** Where uploads lie until they are answered. */
export type Quarantine = {
  folder: string;
  /** Opens the file that is written; tests give one on a full device. */
  open?: (place: string) => Writable;
};

/** What came: the file, if there was one, and the other fields, one text a name. */
export type Received = {
  file: UploadedFile | undefined;
  fields: Record<string, unknown>;
  faults: FieldError[];
  /** Removes the file; safe to call twice. */
  discard(): Promise<void>;
};

/** Node gives up on a request after five minutes; what is older was left behind by a crash. */
const STALE_MS = 15 * 60_000;
const SWEEP_MS = 10 * 60_000;
const FIELDS = 20;
const FIELD_BYTES = 65_536;

/** Makes the quarantine folder and removes what a crash left in it, now and every ten minutes; the returned function ends that. */
export async function openQuarantine(folder: string, log: Log): Promise<() => void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await sweepQuarantine(folder, Date.now());
  return repeat(log, 'sweep of uploads', SWEEP_MS, () => sweepQuarantine(folder, Date.now()));
}

async function sweepQuarantine(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > STALE_MS) await rm(file, { force: true });
  }
}

/** Lets the routes of `scope` take multipart bodies, and no others; nothing is read until `receiveUpload`. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { throwFileSizeLimit: false });
  // Another type is refused by `receiveUpload`, after access was checked.
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/**
 * Reads the whole request into the folder.
 * @throws Problem unsupported_media_type, malformed_body, body_too_large, storage_full, the upload's `tooLarge`
 */
export async function receiveUpload(upload: Upload, request: FastifyRequest, quarantine: Quarantine): Promise<Received> {
  if (!request.isMultipart()) throw new Problem('unsupported_media_type');
  const place = path.join(quarantine.folder, randomUUID());
  const { open = (file) => createWriteStream(file, { flags: 'wx', mode: 0o600 }) } = quarantine;
  const discard = () => rm(place, { force: true });
  try {
    return { ...(await readParts(upload, request, place, open)), discard };
  } catch (error) {
    await discard();
    throw toUploadProblem(error);
  }
}

type Open = (place: string) => Writable;

async function readParts(upload: Upload, request: FastifyRequest, place: string, open: Open): Promise<Omit<Received, 'discard'>> {
  let file: UploadedFile | undefined;
  const fields = new Map<string, unknown>();
  const faults: FieldError[] = [];
  const limits = { fileSize: upload.maxBytes, files: 2, fields: FIELDS, parts: FIELDS + 2, fieldSize: FIELD_BYTES };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new Problem('body_too_large');
      // Twice the same name is two values, which no field of a form takes.
      fields.set(part.fieldname, fields.has(part.fieldname) ? [fields.get(part.fieldname), part.value] : part.value);
    } else if (part.fieldname !== upload.field || file) {
      faults.push({ pointer: `/body/${part.fieldname}`, code: 'unrecognized_keys' });
      part.file.resume();
    } else {
      file = await keep(part, place, open);
      if (part.file.truncated) throw new Problem(upload.tooLarge);
    }
  }
  if (!file) faults.push({ pointer: `/body/${upload.field}`, code: 'invalid_type' });
  return { file, fields: Object.fromEntries(fields), faults };
}

async function keep(part: MultipartFile, place: string, open: Open): Promise<UploadedFile> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const counter = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      sizeBytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(part.file, counter, open(place));
  return { path: place, name: senderName(part.filename), sizeBytes, sha256: hash.digest() };
}

/** The last part of the name, as far as a text of ours may go. */
function senderName(name: string | undefined): string {
  const last = (name ?? '').toWellFormed().split(/[/\\]/).at(-1) ?? '';
  return last.replace(/[\u0000-\u001f\u007f]/g, '').slice(0, 255);
}

function toUploadProblem(error: unknown): unknown {
  if (error instanceof Problem) return error;
  const { code } = error as { code?: string };
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT' || code === 'FST_FILES_LIMIT')
    return new Problem('body_too_large', { cause: error });
  // What the parser says has no code of the system's; what the disk says has.
  if (code === undefined || code.startsWith('FST_')) return new Problem('malformed_body', { cause: error });
  return error;
}
