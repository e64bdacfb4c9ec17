// The file of a backup: gzip over records, each a line of JSON and, where it says `bytes`, so many bytes behind it. The last record
// carries the SHA-256 of everything before it, so a file that was cut off or changed anywhere is never taken for a whole one.
// `zcat FILE | head` shows what it is.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

export const ARCHIVE_FORMAT = 1;

export type MigrationMark = { name: string; hash: string };

export type ArchiveRecord =
  | { kind: 'start'; product: 'fairway'; format: number; createdAt: string; migrations: MigrationMark[] }
  /** What follows are rows of this table, as COPY writes them. */
  | { kind: 'table'; table: string; columns: string[] }
  | { kind: 'rows'; bytes: number }
  | { kind: 'sequences'; values: Record<string, string> }
  /** Waiting background jobs, a JSON array. */
  | { kind: 'jobs'; bytes: number }
  /** What follows is the content of this file. */
  | { kind: 'file'; key: string; contentType: string; sizeBytes: number }
  | { kind: 'content'; bytes: number }
  | ArchiveEnd;

export type ArchiveEnd = { kind: 'end'; rows: Record<string, number>; jobs: number; files: number; sha256: string };

export type ReadRecord = { record: ArchiveRecord; body: Buffer };

/** A backup that cannot be made or used; the message is for the operator. */
export class BackupFault extends Error {
  override name = 'BackupFault';
}

const LINE_BYTES_MAX = 1_048_576;
const BODY_BYTES_MAX = 64 * 1_048_576;
const NEWLINE = 10;

/** Encodes records; `end` closes them with the checksum. */
export class ArchiveEncoder {
  readonly #hash = createHash('sha256');

  *record(record: Exclude<ArchiveRecord, ArchiveEnd>, body?: Buffer): Generator<Buffer> {
    const line = Buffer.from(`${JSON.stringify(record)}\n`);
    this.#hash.update(line);
    yield line;
    if (!body) return;
    this.#hash.update(body);
    yield body;
  }

  end(counts: Pick<ArchiveEnd, 'rows' | 'jobs' | 'files'>): Buffer {
    return Buffer.from(`${JSON.stringify({ kind: 'end', ...counts, sha256: this.#hash.digest('hex') } satisfies ArchiveEnd)}\n`);
  }
}

/**
 * Reads a backup, record by record, and checks it on the way: only after the last one is it known to be whole.
 * @throws {BackupFault} where the file is not a backup, of another format, cut off or changed
 */
export async function* readArchive(file: string): AsyncGenerator<ReadRecord> {
  const source = createReadStream(file);
  const plain = createGunzip();
  // `pipe` passes no errors on.
  source.on('error', (error) => plain.destroy(error));
  const bytes = new ByteReader(source.pipe(plain));
  const hash = createHash('sha256');
  let isFirst = true;
  try {
    for (;;) {
      const line = await bytes.line();
      const record = parseRecord(line, isFirst);
      isFirst = false;
      if (record.kind === 'end') {
        if (hash.digest('hex') !== record.sha256 || !(await bytes.isAtEnd())) throw damaged();
        yield { record, body: EMPTY };
        return;
      }
      hash.update(line).update('\n');
      const body = 'bytes' in record ? await bytes.take(record.bytes) : EMPTY;
      hash.update(body);
      yield { record, body };
    }
  } finally {
    source.destroy();
    plain.destroy();
  }
}

/** Reads the whole file. @throws {BackupFault} where it is not whole */
export async function checkArchive(file: string): Promise<{ start: Extract<ArchiveRecord, { kind: 'start' }>; end: ArchiveEnd }> {
  let start: Extract<ArchiveRecord, { kind: 'start' }> | undefined;
  for await (const { record } of readArchive(file)) {
    if (record.kind === 'start') start = record;
    if (record.kind === 'end' && start) return { start, end: record };
  }
  throw damaged();
}

const EMPTY = Buffer.alloc(0);

function damaged(cause?: unknown): BackupFault {
  return new BackupFault('The backup is damaged or was cut off: its checksum is not right. Nothing was restored.', { cause });
}

function parseRecord(line: Buffer, isFirst: boolean): ArchiveRecord {
  let record: Partial<ArchiveRecord> & { bytes?: unknown; format?: unknown };
  try {
    record = JSON.parse(line.toString('utf8'));
  } catch (error) {
    throw isFirst ? notABackup(error) : damaged(error);
  }
  if (isFirst && (record.kind !== 'start' || record.product !== 'fairway')) throw notABackup();
  if (record.kind === 'start' && record.format !== ARCHIVE_FORMAT)
    throw new BackupFault(`The backup has the format ${record.format}; this version reads format ${ARCHIVE_FORMAT}.`);
  const { bytes } = record;
  if (bytes !== undefined && !(Number.isInteger(bytes) && Number(bytes) >= 0 && Number(bytes) <= BODY_BYTES_MAX)) throw damaged();
  return record as ArchiveRecord;
}

function notABackup(cause?: unknown): BackupFault {
  return new BackupFault('This file is no backup of Fairway.', { cause });
}

/** Lines and lengths out of a stream of chunks. */
class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = EMPTY;
  #isFirst = true;

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  async line(): Promise<Buffer> {
    let from = 0;
    for (;;) {
      const at = this.#rest.indexOf(NEWLINE, from);
      if (at >= 0) return this.#cut(at, at + 1);
      if (this.#rest.length > LINE_BYTES_MAX) throw damaged();
      from = this.#rest.length;
      await this.#more();
    }
  }

  async take(count: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    let missing = count;
    while (missing > 0) {
      if (this.#rest.length === 0) await this.#more();
      const part = this.#cut(Math.min(missing, this.#rest.length));
      missing -= part.length;
      parts.push(part);
    }
    return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
  }

  async isAtEnd(): Promise<boolean> {
    return this.#rest.length === 0 && (await this.#next()) === undefined;
  }

  #cut(length: number, skip = length): Buffer {
    const part = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(skip);
    return part;
  }

  async #more(): Promise<void> {
    const chunk = await this.#next();
    if (!chunk) throw this.#isFirst ? notABackup() : damaged();
    this.#isFirst = false;
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
  }

  async #next(): Promise<Buffer | undefined> {
    try {
      const next = await this.#chunks.next();
      return next.done ? undefined : next.value;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (code.startsWith('Z_')) throw this.#isFirst ? notABackup(error) : damaged(error);
      throw error;
    }
  }
}
