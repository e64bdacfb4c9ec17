// Files in an S3 bucket: AWS's, or any server that speaks its protocol (tried against Ceph's radosgw).
// Uploads are streamed in parts and given up whole when the stream fails, so no half file ever has the key.
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { contentDisposition } from './content-disposition.ts';
import {
  checkExpiry,
  checkFileKey,
  FileNotFound,
  type FileStore,
  isFileKey,
  RangeNotSatisfiable,
  resolveRange,
  StorageFull,
  type StoredFile,
} from './file-store.ts';
import { parseS3Address, type S3Address } from './s3-address.ts';
import { presignGet } from './s3-presign.ts';

/** Opens the store of an `s3://` address; makes no request yet. `now` in milliseconds. @throws Error on an address that cannot be read */
export function openS3Store(url: string, now: () => number = Date.now): FileStore {
  const address = parseS3Address(url);
  const { bucket: Bucket } = address;
  const client = clientOf(address);

  async function findHead(key: string): Promise<StoredFile | undefined> {
    try {
      const found = await client.send(new HeadObjectCommand({ Bucket, Key: checkFileKey(key) }));
      return asStored(key, found.ContentLength, found.ContentType, found.LastModified);
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw toFileError(error, key);
    }
  }

  async function getHead(key: string): Promise<StoredFile> {
    const found = await findHead(key);
    if (!found) throw new FileNotFound(key);
    return found;
  }

  return {
    async put(body, key, { contentType }) {
      const target = { Bucket, Key: checkFileKey(key), ContentType: contentType };
      try {
        if (body instanceof Readable) {
          const upload = new Upload({ client, params: { ...target, Body: body }, queueSize: 2, leavePartsOnError: false });
          await upload.done();
        } else {
          await client.send(new PutObjectCommand({ ...target, Body: body, ContentLength: body.byteLength }));
        }
      } catch (error) {
        throw toFileError(error, key);
      } finally {
        if (body instanceof Readable) body.destroy();
      }
      return getHead(key);
    },

    async get(key, range) {
      checkFileKey(key);
      // The numbers are checked as on disk before they travel; how long the file is only the server knows.
      if (range) resolveRange(range, Number.MAX_SAFE_INTEGER);
      const Range = range && `bytes=${range.start}-${range.end ?? ''}`;
      try {
        const found = await client.send(new GetObjectCommand({ Bucket, Key: key, ...(Range && { Range }) }));
        const parts = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(found.ContentRange ?? '');
        const sizeBytes = parts ? Number(parts[3]) : (found.ContentLength ?? 0);
        return {
          file: asStored(key, sizeBytes, found.ContentType, found.LastModified),
          stream: found.Body as Readable,
          range: parts ? { start: Number(parts[1]), end: Number(parts[2]) } : { start: 0, end: sizeBytes - 1 },
        };
      } catch (error) {
        throw toFileError(error, key);
      }
    },

    head: findHead,

    async *list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket })) {
        // The listing does not tell types, and what another program laid there under another kind of name is none of ours.
        for (const { Key } of page.Contents ?? []) {
          const file = Key && isFileKey(Key) ? await findHead(Key) : undefined;
          if (file) yield file;
        }
      }
    },

    async delete(key) {
      try {
        await client.send(new DeleteObjectCommand({ Bucket, Key: checkFileKey(key) }));
      } catch (error) {
        if (!isNotFound(error)) throw toFileError(error, key);
      }
    },

    async signedUrl(key, { expiresSeconds, downloadName, contentType }) {
      const query = {
        'response-content-disposition': contentDisposition(downloadName),
        ...(contentType !== undefined && { 'response-content-type': contentType }),
      };
      return presignGet(address, checkFileKey(key), checkExpiry(expiresSeconds), query, new Date(now()));
    },

    async copy(from, to) {
      const CopySource = `${Bucket}/${checkFileKey(from)}`;
      try {
        await client.send(new CopyObjectCommand({ Bucket, Key: checkFileKey(to), CopySource }));
      } catch (error) {
        throw toFileError(error, from);
      }
      return getHead(to);
    },

    close: async () => client.destroy(),
  };
}

function clientOf(address: S3Address): S3Client {
  return new S3Client({
    endpoint: address.endpoint,
    region: address.region,
    forcePathStyle: address.pathStyle,
    credentials: { accessKeyId: address.accessKey, secretAccessKey: address.secretKey },
    // Checksums in trailers are what other servers than Amazon's refuse (radosgw: 411).
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
    maxAttempts: 3,
  });
}

function asStored(key: string, sizeBytes: number | undefined, contentType: string | undefined, modifiedAt: Date | undefined): StoredFile {
  return { key, sizeBytes: sizeBytes ?? 0, contentType: contentType ?? 'application/octet-stream', modifiedAt: modifiedAt ?? new Date(0) };
}

interface S3Error {
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

/** A bucket that is missing is a wrong setting, not a missing file. */
function isNotFound(error: unknown): boolean {
  const { name } = error as S3Error;
  return name === 'NoSuchKey' || name === 'NotFound';
}

const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage', 'StorageFull']);

function toFileError(error: unknown, key: string): unknown {
  const { name = '', $metadata } = error as S3Error;
  if (isNotFound(error)) return new FileNotFound(key);
  if (FULL.has(name) || $metadata?.httpStatusCode === 507) return new StorageFull('The object store is full', { cause: error });
  if (name === 'InvalidRange' || $metadata?.httpStatusCode === 416)
    return new RangeNotSatisfiable('The range lies behind the end', { cause: error });
  return error;
}
