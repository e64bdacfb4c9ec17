import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDiskStore } from './disk-store.ts';
import { checkFileLink } from './file-links.ts';
import { FileNotFound, InvalidFileKey, StorageFull } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';

const options = { signingSecret: 'secret' };
const text = { contentType: 'text/plain' };
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'disk-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const partials = () => readdir(path.join(folder, '.partial'));

describe('a full disk', () => {
  // Writing to /dev/full gives the kernel's own ENOSPC.
  const onFullDevice = { ...options, openPartial: async (file: string) => symlink('/dev/full', file).then(() => open(file, 'w')) };

  test.each([
    ['a buffer', () => Buffer.alloc(100_000)],
    ['a stream', () => Readable.from([Buffer.alloc(100_000), Buffer.alloc(100_000)])],
  ])('%s: StorageFull, and nothing is left behind', async (_, body) => {
    const store = await openDiskStore(folder, onFullDevice);
    await expect(store.put(body(), 'cv/a', text)).rejects.toThrow(StorageFull);
    await expect(store.put(body(), 'cv/a', text)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await store.head('cv/a')).toBeUndefined();
    expect(await partials()).toEqual([]);
  });

  test('the older file of that key stays', async () => {
    const store = await openDiskStore(folder, options);
    await store.put(Buffer.from('older'), 'cv/a', text);
    const full = await openDiskStore(folder, onFullDevice);
    await expect(full.put(Buffer.alloc(100_000), 'cv/a', text)).rejects.toThrow(StorageFull);
    expect((await buffer((await store.get('cv/a')).stream)).toString()).toBe('older');
  });
});

test('the content stands at the front of the file, so that people and backups can open it', async () => {
  const store = await openDiskStore(folder, options);
  await store.put(Buffer.from('%PDF-1.7 ...'), 'cv/a.pdf', { contentType: 'application/pdf' });
  expect((await readFile(path.join(folder, 'cv/a.pdf'))).subarray(0, 12).toString()).toBe('%PDF-1.7 ...');
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['plain bytes', Buffer.from('put here by hand')],
  ['a footer that lies about its length', Buffer.concat([Buffer.from('xx'), Buffer.from([0, 0, 200, 0]), Buffer.from('FWAYFIL1')])],
  ['a footer that is not JSON', Buffer.concat([Buffer.from('xxnot'), Buffer.from([0, 0, 0, 3]), Buffer.from('FWAYFIL1')])],
  ['a footer of another shape', Buffer.concat([Buffer.from('xx{}'), Buffer.from([0, 0, 0, 2]), Buffer.from('FWAYFIL1')])],
])('a file put there by hand, holding %s, is all content', async (_, content) => {
  const store = await openDiskStore(folder, options);
  await mkdir(path.join(folder, 'cv'));
  await writeFile(path.join(folder, 'cv/hand'), content);
  expect(await store.head('cv/hand')).toMatchObject({ sizeBytes: content.length, contentType: 'application/octet-stream' });
  expect(await buffer((await store.get('cv/hand')).stream)).toEqual(content);
});

test('a file that ends like a footer is still all content', async () => {
  const store = await openDiskStore(folder, options);
  const tricky = Buffer.concat([Buffer.from('{"contentType":"text/html"}'), Buffer.from([0, 0, 0, 27]), Buffer.from('FWAYFIL1')]);
  await store.put(tricky, 'cv/tricky', text);
  expect(await store.head('cv/tricky')).toMatchObject({ sizeBytes: tricky.length, contentType: 'text/plain' });
  expect(await buffer((await store.get('cv/tricky')).stream)).toEqual(tricky);
});

test('a key that is the folder of another is refused, and a folder is no file', async () => {
  const store = await openDiskStore(folder, options);
  await store.put(Buffer.from('x'), 'a/b', text);
  await expect(store.put(Buffer.from('x'), 'a', text)).rejects.toThrow(InvalidFileKey);
  await expect(store.put(Buffer.from('x'), 'a/b/c', text)).rejects.toThrow(InvalidFileKey);
  await expect(store.get('a')).rejects.toThrow(FileNotFound);
  expect(await store.head('a')).toBeUndefined();
  await store.delete('a');
  await store.delete('a/b/c');
  expect(await store.head('a/b')).toBeDefined();
  expect(await partials()).toEqual([]);
});

test('what a crash left half written is removed after a day, not before', async () => {
  await openDiskStore(folder, options);
  const [old, fresh] = [randomUUID(), randomUUID()];
  for (const name of [old, fresh]) await writeFile(path.join(folder, '.partial', name), 'half');
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
  await utimes(path.join(folder, '.partial', old), twoDaysAgo, twoDaysAgo);
  await openDiskStore(folder, options);
  expect(await partials()).toEqual([fresh]);
});

test('a content type longer than any is refused', async () => {
  const store = await openDiskStore(folder, options);
  await expect(store.put(Buffer.from('x'), 'cv/a', { contentType: 'x'.repeat(2_000) })).rejects.toThrow(RangeError);
});

describe('a signed address', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  const link = async (more: { downloadName?: string; contentType?: string } = {}) =>
    (await openDiskStore(folder, { ...options, now: () => now })).signedUrl('cv/a-1', { expiresSeconds: 60, ...more });

  test('carries key, name, type and expiry', async () => {
    const url = await link({ downloadName: 'Zoë & "CV".pdf', contentType: 'application/pdf' });
    expect(url.startsWith('/files/cv/a-1?e=')).toBe(true);
    expect(checkFileLink('secret', url, now + 59_000)).toEqual({
      ok: true,
      key: 'cv/a-1',
      downloadName: 'Zoë & "CV".pdf',
      contentType: 'application/pdf',
      expiresAt: new Date(now + 60_000),
    });
    expect(checkFileLink('secret', await link(), now)).toMatchObject({ ok: true, downloadName: undefined, contentType: undefined });
  });

  test('expires', async () => {
    expect(checkFileLink('secret', await link(), now + 60_000)).toEqual({ ok: false, reason: 'expired' });
  });

  test('is refused with any part changed, added or taken away', async () => {
    const url = await link({ downloadName: 'cv.pdf' });
    const forged = [
      url.replace('a-1', 'a-2'),
      url.replace('cv.pdf', 'cv.exe'),
      url.replace('n=cv.pdf&', ''),
      url.replace('&s=', '&t=text%2Fhtml&s='),
      url.replace(/e=\d+/, 'e=99999999999'),
      url.replace(/s=.*/, 's='),
      url.replace(/&s=.*/, ''),
      '/files/cv/a-1',
      '/files/../cv/a-1?s=x',
      '/other/cv/a-1?s=x',
      '',
    ];
    for (const bad of forged) expect(checkFileLink('secret', bad, now), bad).toEqual({ ok: false, reason: 'bad_signature' });
    expect(checkFileLink('another secret', url, now)).toEqual({ ok: false, reason: 'bad_signature' });
  });
});

describe('openFileStore', () => {
  test('a file:// address is a folder', async () => {
    const store = await openFileStore(`file://${folder}/x`, options);
    await store.put(Buffer.from('x'), 'a', text);
    expect(await readdir(path.join(folder, 'x'))).toEqual(['.partial', 'a']);
  });

  test.each([
    ['ftp://host/files', /ftp:/],
    ['s3://host/files', /no key and secret/],
    ['s3://K:S3CRET@host', /no bucket/],
    ['s3://K:S3CRET@host/UPPER', /no bucket/],
    ['s3://K:S3CRET@host/files?tls=yes', /0 or 1 for tls/],
    ['s3://K:S3CRET@host/files?regoin=x', /unknown setting "regoin"/],
    ['s3://K:S3C/RET@host:x/files', /s3:\/\/ address/],
  ])('%s is refused without repeating the secret', async (url, message) => {
    const error = await openFileStore(url, options).catch((reason: Error) => reason);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toMatch(message);
    expect((error as Error).message).not.toContain('S3C');
  });
});
