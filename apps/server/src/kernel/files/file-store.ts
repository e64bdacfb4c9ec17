// The port behind which files lie: a folder of this machine or an S3 bucket. Seven calls, the same behaviour on both (file-store.test.ts).
// A key never comes from a person: it is made of ids, and what a person called the file travels beside it.
import type { Readable } from 'node:stream';

export interface StoredFile {
  key: string;
  sizeBytes: number;
  contentType: string;
  modifiedAt: Date;
}

/** Bytes `start` to `end`, both included, from 0; without `end` to the last byte. */
export interface ByteRange {
  start: number;
  end?: number | undefined;
}

export interface OpenedFile {
  file: StoredFile;
  /** Read it to the end or destroy it; it holds a file or a connection open. */
  stream: Readable;
  /** What the stream gives: `start` to `end`, both included; `end` is `start - 1` for an empty file. */
  range: { start: number; end: number };
}

export interface SignedUrlOptions {
  /** 1 s to 7 days. */
  expiresSeconds: number;
  /** The browser saves the file under this name; without it the file shows in the page. */
  downloadName?: string | undefined;
  /** Sent instead of the stored type. */
  contentType?: string | undefined;
  /** What must still hold when it is opened (Given.mayOpenFile); without it the address is enough. */
  grant?: string | undefined;
}

export interface FileStore {
  /**
   * Stores a file; it appears whole or not at all, and replaces one of the same key.
   * @throws StorageFull when there is no room, InvalidFileKey, or what the stream failed with
   */
  put(body: Readable | Uint8Array, key: string, options: { contentType: string }): Promise<StoredFile>;
  /** Opens a file or a part of it. @throws FileNotFound, RangeNotSatisfiable when `start` lies behind the end */
  get(key: string, range?: ByteRange): Promise<OpenedFile>;
  /** What is known about a file, or undefined where there is none. */
  head(key: string): Promise<StoredFile | undefined>;
  /** Every file, in any order; files that come or go meanwhile may or may not be among them. For backups, not for pages. */
  list(): AsyncIterable<StoredFile>;
  /** Deletes a file; one that is not there is no error. */
  delete(key: string): Promise<void>;
  /** An address that opens the file without a session until it expires; it does not say whether the file exists. */
  signedUrl(key: string, options: SignedUrlOptions): Promise<string>;
  /** Copies a file with its type. @throws FileNotFound, StorageFull */
  copy(from: string, to: string): Promise<StoredFile>;
  /** Lets go of connections; the store is not used afterwards. */
  close(): Promise<void>;
}

/** There is no room left in the store. `code` is ENOSPC whichever store it was. */
export class StorageFull extends Error {
  override name = 'StorageFull';
  readonly code = 'ENOSPC';
}

export class FileNotFound extends Error {
  override name = 'FileNotFound';
  readonly key: string;
  constructor(key: string) {
    super(`There is no file ${key}`);
    this.key = key;
  }
}

export class InvalidFileKey extends Error {
  override name = 'InvalidFileKey';
}

export class RangeNotSatisfiable extends Error {
  override name = 'RangeNotSatisfiable';
}

const SEGMENT = /^[a-z0-9_-](?:[a-z0-9._-]{0,98}[a-z0-9_-])?$/;
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/;

/**
 * Checks a key: 1 to 300 characters, segments of `a-z 0-9 . _ -` that neither begin nor end with a dot, joined by `/`.
 * Small letters only, because some file systems do not tell capitals apart.
 * @throws InvalidFileKey
 */
export function checkFileKey(key: string): string {
  if (!isFileKey(key)) throw new InvalidFileKey(`Not a file key: ${JSON.stringify(key.slice(0, 80))}`);
  return key;
}

/** Whether this text is a key. */
export function isFileKey(key: string): boolean {
  return key.length > 0 && key.length <= 300 && key.split('/').every((segment) => SEGMENT.test(segment) && !DEVICE.test(segment));
}

/** Checks the life of a signed address. @throws RangeError outside 1 s to 7 days (the limit of S3) */
export function checkExpiry(expiresSeconds: number): number {
  if (!Number.isInteger(expiresSeconds) || expiresSeconds < 1 || expiresSeconds > 604_800)
    throw new RangeError(`A signed address lives 1 to 604800 seconds, not ${expiresSeconds}`);
  return expiresSeconds;
}

/** The bytes that a range means in a file of this size. @throws RangeNotSatisfiable, RangeError on negative or reversed numbers */
export function resolveRange(range: ByteRange | undefined, sizeBytes: number): { start: number; end: number } {
  if (!range) return { start: 0, end: sizeBytes - 1 };
  const { start, end = sizeBytes - 1 } = range;
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0) throw new RangeError(`Not a range: ${start}-${end}`);
  if (start >= sizeBytes) throw new RangeNotSatisfiable(`The file has ${sizeBytes} bytes`);
  if (end < start) throw new RangeError(`Not a range: ${start}-${end}`);
  return { start, end: Math.min(end, sizeBytes - 1) };
}
