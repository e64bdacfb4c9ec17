// One contract, two stores: a folder, and Ceph's radosgw as a real S3 server where this machine has it.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CreateBucketCommand, ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCertificates } from '../../../../../tools/services/certificates.ts';
import { foundServices, needService, servicesTested } from '../../../../../tools/services/found.ts';
import { runInNewProcess } from '../../../../../tools/services/new-process.ts';
import { type Radosgw, startRadosgw } from '../../../../../tools/services/radosgw.ts';
import { FileNotFound, type FileStore, InvalidFileKey, RangeNotSatisfiable, StorageFull, type StoredFile } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';

const options = { signingSecret: 'a secret of this test' };
const text = { contentType: 'text/plain' };
const aKey = () => `cv/${randomUUID()}`;
const read = async (store: FileStore, key: string, range?: { start: number; end?: number }) => buffer((await store.get(key, range)).stream);

const hasRadosgw = needService('radosgw');
const certificates = makeCertificates();
afterAll(() => certificates.remove());
process.stderr.write(`${servicesTested(foundServices())}\n`);

function contract(store: () => FileStore): void {
  test('what was put comes back, with its size, type and time', async () => {
    const key = aKey();
    const content = randomBytes(1_000);
    const put = await store().put(content, key, { contentType: 'application/pdf' });
    expect(put).toMatchObject({ key, sizeBytes: 1_000, contentType: 'application/pdf' });
    expect(Math.abs(put.modifiedAt.getTime() - Date.now())).toBeLessThan(60_000);
    expect(await store().head(key)).toEqual(put);
    const { file, stream, range } = await store().get(key);
    expect(file).toEqual(put);
    expect(range).toEqual({ start: 0, end: 999 });
    expect(await buffer(stream)).toEqual(content);
  });

  test('a stream of unknown length, several parts long, arrives byte for byte', async () => {
    const key = aKey();
    const chunks = Array.from({ length: 12 }, () => randomBytes(1_000_003));
    const put = await store().put(Readable.from(chunks), key, text);
    expect(put.sizeBytes).toBe(12 * 1_000_003);
    expect((await read(store(), key)).equals(Buffer.concat(chunks))).toBe(true);
  });

  test('the list names every file with its size and type', async () => {
    const keys = [aKey(), `${aKey()}/deep/er`, `top-${randomUUID()}`];
    for (const key of keys) await store().put(Buffer.from(key), key, { contentType: 'text/csv' });
    const listed: StoredFile[] = [];
    for await (const file of store().list()) listed.push(file);
    for (const key of keys) expect(listed.find((file) => file.key === key)).toEqual(await store().head(key));
    expect(new Set(listed.map((file) => file.key)).size).toBe(listed.length);
  });

  test('an empty file is a file', async () => {
    const [fromBuffer, fromStream] = [aKey(), aKey()];
    await store().put(Buffer.alloc(0), fromBuffer, text);
    await store().put(Readable.from([]), fromStream, text);
    for (const key of [fromBuffer, fromStream]) {
      expect((await store().head(key))?.sizeBytes).toBe(0);
      const { stream, range } = await store().get(key);
      expect(range).toEqual({ start: 0, end: -1 });
      expect(await buffer(stream)).toHaveLength(0);
    }
  });

  test('a second put replaces content and type', async () => {
    const key = aKey();
    await store().put(Buffer.from('first, and longer'), key, text);
    await store().put(Buffer.from('second'), key, { contentType: 'text/csv' });
    expect((await read(store(), key)).toString()).toBe('second');
    expect(await store().head(key)).toMatchObject({ sizeBytes: 6, contentType: 'text/csv' });
  });

  test('a range gives its bytes, both ends included, and stops at the end of the file', async () => {
    const key = aKey();
    await store().put(Buffer.from('0123456789'), key, text);
    expect((await read(store(), key, { start: 2, end: 4 })).toString()).toBe('234');
    expect((await read(store(), key, { start: 7 })).toString()).toBe('789');
    const { file, stream, range } = await store().get(key, { start: 8, end: 500 });
    expect((await buffer(stream)).toString()).toBe('89');
    expect(range).toEqual({ start: 8, end: 9 });
    expect(file.sizeBytes).toBe(10);
  });

  test.each([
    [{ start: 10 }, RangeNotSatisfiable],
    [{ start: 4, end: 2 }, RangeError],
    [{ start: -1 }, RangeError],
    [{ start: 0.5 }, RangeError],
  ])('range %j of ten bytes is refused', async (range, error) => {
    const key = aKey();
    await store().put(Buffer.from('0123456789'), key, text);
    await expect(store().get(key, range)).rejects.toThrow(error);
  });

  test('a file that is not there: get and copy say so, head is undefined, delete is content', async () => {
    const key = aKey();
    await expect(store().get(key)).rejects.toThrow(FileNotFound);
    await expect(store().copy(key, aKey())).rejects.toThrow(FileNotFound);
    expect(await store().head(key)).toBeUndefined();
    await store().delete(key);
  });

  test('what is deleted is gone', async () => {
    const key = aKey();
    await store().put(Buffer.from('x'), key, text);
    await store().delete(key);
    expect(await store().head(key)).toBeUndefined();
  });

  test('a copy has content and type, and stays when the first is deleted', async () => {
    const [from, to] = [aKey(), aKey()];
    await store().put(Buffer.from('copied'), from, { contentType: 'image/webp' });
    expect(await store().copy(from, to)).toMatchObject({ key: to, sizeBytes: 6, contentType: 'image/webp' });
    await store().delete(from);
    expect((await read(store(), to)).toString()).toBe('copied');
  });

  test('a stream that fails leaves no file, and an older one as it was', async () => {
    const [fresh, older] = [aKey(), aKey()];
    await store().put(Buffer.from('older'), older, text);
    for (const key of [fresh, older]) {
      const broken = Readable.from(
        (function* () {
          yield randomBytes(6 * 1024 * 1024);
          throw new Error('the upload broke');
        })(),
      );
      await expect(store().put(broken, key, text)).rejects.toThrow('the upload broke');
      expect(broken.destroyed).toBe(true);
    }
    expect(await store().head(fresh)).toBeUndefined();
    expect((await read(store(), older)).toString()).toBe('older');
  });

  test('ten puts of one key at once leave one of them whole', async () => {
    const key = aKey();
    const contents = Array.from({ length: 10 }, (_, i) => Buffer.alloc(50_000, i));
    await Promise.all(contents.map((content) => store().put(content, key, text)));
    const found = await read(store(), key);
    expect(contents.some((content) => content.equals(found))).toBe(true);
  });

  test.each([
    '',
    '/',
    '../etc/passwd',
    'a/../b',
    'a//b',
    '/a',
    'a/',
    '.partial/a',
    'a/.b',
    'a.',
    'A',
    'a b',
    'a\\b',
    'a\u0000',
    'é',
    'con',
    'aux.txt',
    'a'.repeat(101),
    `${'a/'.repeat(150)}b`,
  ])('key %j is refused by every call', async (key) => {
    const good = aKey();
    await expect(store().put(Buffer.from('x'), key, text)).rejects.toThrow(InvalidFileKey);
    await expect(store().get(key)).rejects.toThrow(InvalidFileKey);
    await expect(store().head(key)).rejects.toThrow(InvalidFileKey);
    await expect(store().delete(key)).rejects.toThrow(InvalidFileKey);
    await expect(store().signedUrl(key, { expiresSeconds: 60 })).rejects.toThrow(InvalidFileKey);
    await expect(store().copy(good, key)).rejects.toThrow();
  });

  test.each([0, -1, 1.5, Number.NaN, 604_801])('a signed address that lives %s seconds is refused', async (expiresSeconds) => {
    await expect(store().signedUrl(aKey(), { expiresSeconds })).rejects.toThrow(RangeError);
  });
}

describe('a folder', () => {
  let folder = '';
  let store: FileStore;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'files-'));
    store = await openFileStore(path.join(folder, 'made/on/demand'), options);
  });
  afterAll(async () => {
    expect(await readdir(path.join(folder, 'made/on/demand/.partial'))).toEqual([]);
    await rm(folder, { recursive: true });
  });
  contract(() => store);
});

describe.runIf(hasRadosgw)('a bucket of radosgw', () => {
  let server: Radosgw;
  let store: FileStore;
  let client: S3Client;

  const makeBucket = async (Bucket: string, keys: { accessKey: string; secretKey: string }) => {
    const s3 = new S3Client({
      endpoint: `http://${server.host}`,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: { accessKeyId: keys.accessKey, secretAccessKey: keys.secretKey },
    });
    await s3.send(new CreateBucketCommand({ Bucket }));
    return s3;
  };

  beforeAll(async () => {
    server = await startRadosgw(certificates);
    client = await makeBucket('files', server);
    store = await openFileStore(server.url('files'), options);
  }, 180_000);
  afterAll(async () => {
    client?.destroy();
    await store?.close();
    await server?.stop();
  });

  contract(() => store);

  test('an upload that failed leaves no parts that cost money', async () => {
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: 'files' }));
    expect(Uploads).toEqual([]);
  });

  test('a signed address opens the file without credentials, under the given name and type', async () => {
    const key = aKey();
    await store.put(Buffer.from('a CV'), key, { contentType: 'application/pdf' });
    const url = await store.signedUrl(key, {
      expiresSeconds: 60,
      downloadName: `Zoë's "CV" (1)*.pdf`,
      contentType: 'text/plain; charset=utf-8',
    });
    const reply = await fetch(url);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toBe('a CV');
    expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="Zo_'s _CV_ (1)*.pdf"; filename*=UTF-8''Zo%C3%AB%27s%20%22CV%22%20%281%29%2A.pdf`,
    );
    const plain = await fetch(await store.signedUrl(key, { expiresSeconds: 60 }));
    expect([plain.headers.get('content-type'), plain.headers.get('content-disposition')]).toEqual(['application/pdf', 'inline']);
    await plain.body?.cancel();
  });

  test('a signed address is refused when a part of it was changed, and when its time is over', async () => {
    const key = aKey();
    await store.put(Buffer.from('a CV'), key, text);
    const url = await store.signedUrl(key, { expiresSeconds: 60, downloadName: 'cv.pdf' });
    for (const forged of [
      url.replace('cv.pdf', 'cv.exe'),
      url.replace('Expires=60', 'Expires=6000'),
      url.replace(key, 'cv/other'),
      url.replace(/.$/, 'g'),
    ])
      expect((await fetch(forged)).status).toBe(403);
    const late = await openFileStore(server.url('files'), { ...options, now: () => Date.now() - 120_000 });
    expect((await fetch(await late.signedUrl(key, { expiresSeconds: 60 }))).status).toBe(403);
    await late.close();
  });

  /** Puts and gets a file over TLS in another process. */
  const overTls = (env: Record<string, string>) => {
    const url = server
      .url('files')
      .replace(server.host, server.tlsHost ?? '')
      .replace('tls=0', 'tls=1');
    return runInNewProcess(
      `import { buffer } from 'node:stream/consumers';
      import { openFileStore } from ${JSON.stringify(path.join(import.meta.dirname, 'open-file-store.ts'))};
      try {
        const store = await openFileStore(${JSON.stringify(url)}, ${JSON.stringify(options)});
        await store.put(Buffer.from('sealed'), 'cv/tls', { contentType: 'text/plain' });
        const signed = await fetch(await store.signedUrl('cv/tls', { expiresSeconds: 60 }));
        console.log(String(await buffer((await store.get('cv/tls')).stream)), new URL(signed.url).protocol, await signed.text());
      } catch (error) {
        console.log(error.code ?? error.cause?.code);
      }
      process.exit(0);`,
      env,
    );
  };

  test('files travel over TLS where the authority is named (NODE_EXTRA_CA_CERTS), and not at all to an unknown one', async () => {
    expect((await overTls({ NODE_EXTRA_CA_CERTS: certificates.authority })).out).toBe('sealed https: sealed\n');
    expect((await overTls({})).out).toMatch(/UNABLE_TO|SELF_SIGNED/);
  }, 60_000);

  test('a wrong secret is an error, not a missing file', async () => {
    const wrong = await openFileStore(server.url('files').replace(server.secretKey, 'wrong'), options);
    await expect(wrong.head(aKey())).rejects.not.toThrow(FileNotFound);
    await expect(wrong.get(aKey())).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    await wrong.close();
  });

  test('a bucket that does not exist is an error, not a missing file', async () => {
    const missing = await openFileStore(server.url('nowhere'), options);
    await expect(missing.get(aKey())).rejects.toMatchObject({ name: 'NoSuchBucket' });
    await missing.close();
  });

  test('a full store says so with its own error', async () => {
    const keys = await server.addLimitedUser(200_000);
    const s3 = await makeBucket('small', keys);
    s3.destroy();
    const url = server.url('small').replace(server.accessKey, keys.accessKey).replace(server.secretKey, keys.secretKey);
    const small = await openFileStore(url, options);
    await small.put(randomBytes(50_000), aKey(), text);
    for (const body of [randomBytes(400_000), Readable.from([randomBytes(400_000)])])
      await expect(small.put(body, aKey(), text)).rejects.toThrow(StorageFull);
    await small.close();
  }, 60_000);
});
