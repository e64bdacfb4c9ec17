// Uploads over a real connection: counted to the byte, refused before they are read, and never left behind.
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endpoint } from '@fairway/contract/kernel/endpoint';
import { type FormPart, multipart } from '@fairway/testkit/multipart';
import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openLog } from '../log.ts';
import { type BindOptions, binder } from './bind.ts';
import { Problem, sendProblem } from './problems.ts';
import { openQuarantine } from './uploads.ts';

const MAX_BYTES = 200_000;
const put = endpoint({
  name: 'putThing',
  method: 'POST',
  path: '/api/things',
  summary: 'Takes a thing.',
  tag: 'things',
  access: 'user',
  upload: { field: 'thing', maxBytes: MAX_BYTES, tooLarge: 'documents.too_large' },
  body: z.strictObject({ title: z.string().max(20).default('') }),
  returns: z.object({ name: z.string(), sizeBytes: z.int(), content: z.string(), title: z.string(), path: z.string() }),
  errors: [],
  tx: false,
});

const folder = await mkdtemp(path.join(tmpdir(), 'uploads-'));
const quarantine = path.join(folder, 'quarantine');
const close = await openQuarantine(quarantine, openLog('silent'));
let fails: unknown;
let isFull = false;
let actor: object = { kind: 'user', roles: [] };
const app = Fastify();
app.setErrorHandler(async (error, incoming, reply) => sendProblem(error, incoming, reply));
const bind = binder(
  app as never,
  {
    // What is written to /dev/full fails as on a full disk.
    quarantine: { folder: quarantine, open: (place: string) => createWriteStream(isFull ? '/dev/full' : place) },
    strict: true,
    loadTenant: async () => ({ features: {} }),
    authenticate: async () => actor,
  } as unknown as BindOptions,
);
bind(put, async ({ body, file }) => {
  if (fails) throw fails;
  return {
    name: file.name,
    sizeBytes: file.sizeBytes,
    content: (await readFile(file.path)).toString('latin1'),
    title: body.title,
    path: file.path,
  };
});
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
afterAll(async () => {
  await app.close();
  close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  fails = undefined;
  actor = { kind: 'user', roles: [] };
});

const thing = (bytes: Uint8Array, fileName = 'a.txt'): FormPart => ({ name: 'thing', fileName, bytes });
async function send(...parts: FormPart[]) {
  const reply = await app.inject({ method: 'POST', url: '/api/things', ...multipart(...parts) });
  expect(await readdir(quarantine)).toEqual([]);
  return reply;
}
const code = async (...parts: FormPart[]) => {
  const reply = await send(...parts);
  return [reply.statusCode, reply.json().code];
};

describe('an upload', () => {
  it('comes to the handler as a file, with its fields, and is gone after', async () => {
    const bytes = randomBytes(150_000);
    const reply = await send({ name: 'title', value: 'A thing' }, thing(bytes));
    expect(reply.json()).toMatchObject({ name: 'a.txt', sizeBytes: 150_000, title: 'A thing' });
    expect(Buffer.from(reply.json().content, 'latin1').equals(bytes)).toBe(true);
  });

  it('may have its fields behind the file, and none', async () => {
    expect((await send(thing(Buffer.from('x')), { name: 'title', value: 'late' })).json()).toMatchObject({ title: 'late' });
    expect((await send(thing(Buffer.from('x')))).json()).toMatchObject({ title: '' });
  });

  it('of exactly the limit is taken, of one byte more refused', async () => {
    expect((await send(thing(Buffer.alloc(MAX_BYTES)))).json()).toMatchObject({ sizeBytes: MAX_BYTES });
    expect(await code(thing(Buffer.alloc(MAX_BYTES + 1)))).toEqual([413, 'documents.too_large']);
    expect(await code(thing(Buffer.alloc(MAX_BYTES * 10)))).toEqual([413, 'documents.too_large']);
  });

  it('may be empty: what that means the feature says', async () => {
    expect((await send(thing(Buffer.alloc(0)))).json()).toMatchObject({ sizeBytes: 0 });
  });

  it.each([
    ['Lebenslauf Müller 履歴書.pdf', 'Lebenslauf Müller 履歴書.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\cv\\me.doc', 'me.doc'],
    ['', ''],
  ])('called %j is called %j', async (given, name) => {
    expect((await send(thing(Buffer.from('x'), given))).json()).toMatchObject({ name });
  });
});

describe('refused is', () => {
  it('a form without the file, or with it under another name, or two', async () => {
    expect(await code({ name: 'title', value: 'x' })).toEqual([422, 'validation']);
    expect(await code({ name: 'other', fileName: 'a', bytes: Buffer.from('x') })).toEqual([422, 'validation']);
    expect(await code(thing(Buffer.from('x')), thing(Buffer.from('y')))).toEqual([422, 'validation']);
    expect((await send({ name: 'thing', value: 'x' })).json().errors).toContainEqual({ pointer: '/body/thing', code: 'invalid_type' });
  });

  it('a field that the form does not have, is too long, or comes twice', async () => {
    expect(await code(thing(Buffer.from('x')), { name: 'more', value: 'x' })).toEqual([422, 'validation']);
    expect(await code(thing(Buffer.from('x')), { name: 'title', value: 'x'.repeat(21) })).toEqual([422, 'validation']);
    expect(await code(thing(Buffer.from('x')), { name: 'title', value: 'x'.repeat(70_000) })).toEqual([413, 'body_too_large']);
    expect(await code(thing(Buffer.from('x')), { name: 'title', value: 'a' }, { name: 'title', value: 'b' })).toEqual([422, 'validation']);
    expect(await code(thing(Buffer.from('x')), ...Array.from({ length: 30 }, (_, i) => ({ name: `f${i}`, value: 'x' })))).toEqual([
      413,
      'body_too_large',
    ]);
    expect(await code(thing(Buffer.from('x')), { name: '__proto__', value: 'x' })).toEqual([400, 'malformed_body']);
  });

  it.each([
    ['another type', '{"thing": 1}', 'application/json', 415],
    ['a form of the address bar', 'thing=1', 'application/x-www-form-urlencoded', 415],
    ['no type', 'x', undefined, 415],
    ['no boundary', 'x', 'multipart/form-data', 400],
    ['half a body', '--b\r\ncontent-disposition: form-data; name="thing"; filename="a"\r\n\r\nxx', 'multipart/form-data; boundary=b', 400],
  ])('%s', async (_name, payload, type, status) => {
    const headers = type === undefined ? {} : { 'content-type': type };
    const reply = await app.inject({ method: 'POST', url: '/api/things', payload, headers });
    expect(reply.statusCode).toBe(status);
    expect(await readdir(quarantine)).toEqual([]);
  });

  it('whoever may not call, before a byte of the file is read', async () => {
    actor = { kind: 'visitor' };
    expect(await code(thing(Buffer.alloc(MAX_BYTES * 2)))).toEqual([401, 'unauthenticated']);
  });

  it('what the handler refuses, and the file is gone', async () => {
    fails = new Problem('validation');
    expect(await code(thing(Buffer.from('x')))).toEqual([422, 'validation']);
    fails = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    expect(await code(thing(Buffer.from('x')))).toEqual([507, 'storage_full']);
  });
});

describe('a caller that hangs up', () => {
  it('leaves nothing behind', async () => {
    const { payload, headers } = multipart(thing(randomBytes(150_000)));
    for (const sentBytes of [40, 300, 80_000]) {
      const call = request({
        host: '127.0.0.1',
        port,
        path: '/api/things',
        method: 'POST',
        headers: { ...headers, 'content-length': payload.length },
      });
      call.on('error', () => undefined);
      call.write(payload.subarray(0, sentBytes));
      await wait(60);
      call.destroy();
    }
    await expect.poll(() => readdir(quarantine)).toEqual([]);
    expect((await send(thing(Buffer.from('x')))).statusCode).toBe(200);
  });
});

describe('the quarantine', () => {
  it('loses at the start what a crash left in it, and nothing of now', async () => {
    const other = path.join(folder, 'other');
    await mkdir(other);
    await writeFile(path.join(other, 'old'), 'x');
    await utimes(path.join(other, 'old'), new Date(0), new Date(0));
    await writeFile(path.join(other, 'new'), 'x');
    (await openQuarantine(other, openLog('silent')))();
    expect(await readdir(other)).toEqual(['new']);
  });

  it('that is full answers 507, and takes uploads again when there is room', async () => {
    isFull = true;
    expect(await code(thing(randomBytes(100_000)))).toEqual([507, 'storage_full']);
    isFull = false;
    expect((await send(thing(Buffer.from('x')))).statusCode).toBe(200);
  });
});
