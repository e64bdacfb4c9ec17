import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';
import { openDiskStore } from './disk-store.ts';
import { addFileRoutes } from './file-routes.ts';
import type { FileStore } from './file-store.ts';

const STATUS = { bad_signature: 403, expired: 410, not_found: 404, range_not_satisfiable: 416 };
const signingSecret = 'secret';
const app = fastify();
let folder = '';
let store: FileStore;
let now = Date.parse('2026-11-21T10:00:00Z');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'routes-'));
  store = await openDiskStore(folder, { signingSecret, now: () => now });
  addFileRoutes(app, {
    store,
    signingSecret,
    now: () => now,
    toError: (refusal) => Object.assign(new Error(refusal), { statusCode: STATUS[refusal] }),
  });
  await store.put(Buffer.from('0123456789'), 'cv/digits', { contentType: 'text/plain' });
  await store.put(Buffer.from('<script>alert(1)</script>'), 'cv/page', { contentType: 'text/html' });
  await store.put(Buffer.from('%PDF'), 'cv/pdf', { contentType: 'application/pdf' });
  await store.put(Buffer.alloc(0), 'cv/empty', { contentType: 'text/plain' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const link = (key: string, more: { downloadName?: string; contentType?: string } = {}) =>
  store.signedUrl(key, { expiresSeconds: 60, ...more });
const get = async (key: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: await link(key), headers });

test('a signed address gives the file, shown in the page', async () => {
  const reply = await get('cv/digits');
  expect([reply.statusCode, reply.body]).toEqual([200, '0123456789']);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/plain',
    'content-length': '10',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
  });
});

test('a page that somebody uploaded is saved, never shown, whatever type the address says', async () => {
  expect((await get('cv/page')).headers['content-disposition']).toMatch(/^attachment; filename="page"/);
  const typed = await app.inject({ url: await link('cv/digits', { contentType: 'image/svg+xml; charset=utf-8' }) });
  expect(typed.headers['content-disposition']).toMatch(/^attachment/);
  expect(typed.headers['content-security-policy']).toContain('sandbox');
});

test('a name makes it a download; a PDF may be shown', async () => {
  const named = await app.inject({ url: await link('cv/pdf', { downloadName: 'My CV.pdf' }) });
  expect(named.headers['content-disposition']).toBe(`attachment; filename="My CV.pdf"; filename*=UTF-8''My%20CV.pdf`);
  const shown = await get('cv/pdf');
  expect(shown.headers['content-disposition']).toBe('inline');
  expect(shown.headers['content-security-policy']).not.toContain('sandbox');
});

test('HEAD says what GET would, without the file', async () => {
  const reply = await get('cv/digits', {}, 'HEAD');
  expect([reply.statusCode, reply.body, reply.headers['content-length']]).toEqual([200, '', '10']);
  expect((await get('cv/nothing', {}, 'HEAD')).statusCode).toBe(404);
});

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, undefined, undefined],
  ['bytes=-0', 416, undefined, undefined],
  ['bytes=4-2', 200, '0123456789', undefined],
  ['bytes=0-1,3-4', 200, '0123456789', undefined],
  ['bytes=-', 200, '0123456789', undefined],
  ['lines=1-2', 200, '0123456789', undefined],
])('range %s: %i', async (range, status, body, contentRange) => {
  const reply = await get('cv/digits', { range });
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['content-range']).toBe(contentRange);
  if (body !== undefined) expect(reply.body).toBe(body);
});

test('an empty file is sent whole; no part of it can be had', async () => {
  expect((await get('cv/empty')).headers['content-length']).toBe('0');
  expect((await get('cv/empty', { range: 'bytes=0-' })).statusCode).toBe(416);
  expect((await get('cv/empty', { range: 'bytes=-1' })).statusCode).toBe(416);
});

describe('refused', () => {
  test('without, with a wrong and with another signature', async () => {
    const url = await link('cv/digits');
    for (const bad of [
      '/files/cv/digits',
      url.replace(/s=.*/, 's=AAAA'),
      url.replace('digits', 'pdf'),
      url.replace('digits', '..%2Fdigits'),
      '/files/',
    ])
      expect((await app.inject({ url: bad })).statusCode, bad).toBe(403);
  });

  test('after its time', async () => {
    const url = await link('cv/digits');
    now += 60_000;
    expect((await app.inject({ url })).statusCode).toBe(410);
    now -= 60_000;
  });

  test('when there is no such file', async () => {
    expect((await get('cv/nothing')).statusCode).toBe(404);
  });
});

test.each([
  [undefined, 'inline'],
  ['plain.pdf', `attachment; filename="plain.pdf"; filename*=UTF-8''plain.pdf`],
  ['a"b\r\nSet-Cookie: x', `attachment; filename="a_bSet-Cookie: x"; filename*=UTF-8''a%22bSet-Cookie%3A%20x`],
  ['../../etc/passwd', `attachment; filename=".._.._etc_passwd"; filename*=UTF-8''.._.._etc_passwd`],
  ['cv\u202efdp.exe', `attachment; filename="cvfdp.exe"; filename*=UTF-8''cvfdp.exe`],
  ['简历.pdf', `attachment; filename="__.pdf"; filename*=UTF-8''%E7%AE%80%E5%8E%86.pdf`],
  ['', `attachment; filename="file"; filename*=UTF-8''file`],
  ['\ud800', `attachment; filename="_"; filename*=UTF-8''%EF%BF%BD`],
])('the name %j travels safely', (name, header) => {
  expect(contentDisposition(name)).toBe(header);
});
