// Refusals while a body is on its way, over real sockets that are kept: the next request on the same connection is answered.
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { type PoolingProxy, poolingProxy } from '@fairway/testkit/pooling-proxy';
import { testApp } from '@fairway/testkit/test-app';
import { afterEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../api/every-role.fixture.ts';

const MEGABYTE = Buffer.alloc(1_000_000, 'x');
const db = await cloneDatabase();
const actors = await everyRole(db.database);
const open = async (rateLimitPerMinute: number) => {
  const app = await testApp({ ...db, search: new ReferenceSearch(), actors, rateLimitPerMinute });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
};
const app = await open(0);
const limited = await open(1);
const portOf = (server: typeof app) => (server.server.address() as { port: number }).port;

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** One kept connection: sends what it is given, and gives one reply at a time. */
function connection(server = app) {
  const socket = connect(portOf(server), '127.0.0.1');
  sockets.push(socket);
  let read = '';
  let ended = false;
  socket.on('data', (chunk) => {
    read += chunk.toString('latin1');
  });
  socket.on('close', () => {
    ended = true;
  });
  socket.on('error', () => undefined);
  return {
    send(head: string, headers: Record<string, string | number>, body: Uint8Array = Buffer.alloc(0)) {
      const lines = Object.entries({ host: 'localhost', 'content-length': body.length, ...headers }).map(
        ([name, value]) => `${name}: ${value}`,
      );
      socket.write(`${head} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      if (body.length > 0) socket.write(body);
    },
    async reply() {
      const whole = () => {
        const head = read.indexOf('\r\n\r\n');
        const length = Number(/^content-length: (\d+)/im.exec(read.slice(0, head))?.[1] ?? 0);
        return head >= 0 && read.length >= head + 4 + length ? head + 4 + length : undefined;
      };
      await expect.poll(() => whole() !== undefined || ended, { timeout: 8000, interval: 5 }).toBe(true);
      const text = read.slice(0, whole());
      read = read.slice(text.length);
      return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), closes: /^connection: close/im.test(text) };
    },
    isEnded: () => ended,
  };
}

const JSON_BODY = { 'content-type': 'application/json' };
const FORM = { 'content-type': 'multipart/form-data; boundary=b' };
const AVATAR = 'POST /identity/v1/user/avatar';
const CV = 'POST /api/v1/candidate/cv';
const AS = { 'x-test-actor': 'candidate' };

const REFUSED: [number, string, string, Record<string, string>][] = [
  [400, 'a form without a boundary', AVATAR, { 'content-type': 'multipart/form-data', ...AS }],
  [400, 'the same for a document', CV, { 'content-type': 'multipart/form-data', ...AS }],
  [400, 'a form that never begins', AVATAR, { ...FORM, ...AS }],
  [401, 'of a visitor', AVATAR, FORM],
  [403, 'of another role', CV, { ...FORM, 'x-test-actor': 'careerStaff' }],
  [403, 'of another site', AVATAR, { ...FORM, ...AS, 'sec-fetch-site': 'cross-site' }],
  [413, 'to nowhere', 'POST /api/nowhere', JSON_BODY],
  [413, 'larger than the endpoint takes', 'POST /identity/v1', JSON_BODY],
  [415, 'of another type', AVATAR, { 'content-type': 'text/plain', ...AS }],
  [415, 'of a type that nobody takes', 'POST /identity/v1', { 'content-type': 'text/plain' }],
  [415, 'packed', 'POST /identity/v1', { ...JSON_BODY, 'content-encoding': 'gzip' }],
  [200, 'beside a reading', 'GET /healthz', JSON_BODY],
];

describe('a body of a megabyte that is refused', () => {
  it.each(REFUSED)('%i, %s, leaves a connection on which the next request is answered', async (status, _what, head, headers) => {
    for (const pauseMs of [0, 50, 120, 200]) {
      const kept = connection();
      kept.send(head, headers, MEGABYTE);
      const refused = await kept.reply();
      expect(refused.status).toBe(status);
      await wait(pauseMs);
      if (refused.closes) {
        await expect.poll(kept.isEnded).toBe(true);
        continue;
      }
      kept.send('GET /healthz', {});
      expect(await kept.reply()).toMatchObject({ status: 200 });
    }
  });

  it('429, asked too often, leaves such a connection too', async () => {
    const kept = connection(limited);
    kept.send('GET /api/v1/configuration', {});
    expect((await kept.reply()).status).toBe(200);
    for (const pauseMs of [50, 200]) {
      kept.send('POST /identity/v1', JSON_BODY, MEGABYTE);
      expect(await kept.reply()).toEqual({ status: 429, closes: false });
      await wait(pauseMs);
      kept.send('GET /healthz', {});
      expect((await kept.reply()).status).toBe(200);
    }
  });

  it('that is larger than what is read for nothing is told that the connection ends', async () => {
    const kept = connection();
    kept.send(AVATAR, { ...FORM, 'content-length': 50_000_000 }, MEGABYTE);
    expect(await kept.reply()).toEqual({ status: 401, closes: true });
    await expect.poll(kept.isEnded).toBe(true);
  });

  it('whose rest never comes is answered within seconds, and told the same', async () => {
    const kept = connection();
    kept.send(AVATAR, { ...FORM, 'content-length': 90_000 }, Buffer.alloc(80_000));
    expect(await kept.reply()).toEqual({ status: 401, closes: true });
  });
});

describe('behind a proxy that keeps two connections', () => {
  const opened: PoolingProxy[] = [];
  const before = async (server: typeof app) => {
    const proxy = await poolingProxy(portOf(server));
    opened.push(proxy);
    return proxy;
  };
  afterEach(async () => {
    for (const proxy of opened.splice(0)) await proxy.close();
  });

  /** Sends through the proxy on a connection of its own, in pieces where no length is told; gives the status. */
  const send = ({ port }: PoolingProxy, head: string, headers: Record<string, string>, body?: Uint8Array) =>
    new Promise<number>((resolve, reject) => {
      const [method, path] = head.split(' ');
      const sent = request({ host: '127.0.0.1', port, method, path, headers: { host: 'localhost', ...headers }, agent: false }, (reply) => {
        reply.resume().on('end', () => resolve(reply.statusCode ?? 0));
      });
      sent.setTimeout(8000, () => sent.destroy(new Error(`${head} is not answered`))).on('error', reject);
      sent.end(body);
    });

  it.each(REFUSED)('%i, %s, does not cost the next request on them its answer', async (status, _what, head, headers) => {
    const proxy = await before(app);
    for (const length of [{ 'content-length': `${MEGABYTE.length}` }, { 'transfer-encoding': 'chunked' }])
      for (const pauseMs of [0, 50, 120, 200]) {
        const refused = await Promise.all([1, 2].map(() => send(proxy, head, { ...headers, ...length }, MEGABYTE)));
        expect(refused).toEqual([status, status]);
        await wait(pauseMs);
        expect(await Promise.all([1, 2, 3, 4].map(() => send(proxy, 'GET /healthz', {})))).toEqual([200, 200, 200, 200]);
      }
    // They were kept: nobody got away with a new connection. After 413 the server ends it, and says so.
    if (status !== 413) expect(proxy.opened()).toBeLessThanOrEqual(2);
  });

  it('429, asked too often, does not either', async () => {
    const proxy = await before(limited);
    for (const pauseMs of [0, 50, 120, 200]) {
      const refused = await Promise.all([1, 2].map(() => send(proxy, 'POST /identity/v1', JSON_BODY, MEGABYTE)));
      expect(refused).toEqual([429, 429]);
      await wait(pauseMs);
      expect(await Promise.all([1, 2, 3, 4].map(() => send(proxy, 'GET /healthz', {})))).toEqual([200, 200, 200, 200]);
    }
    expect(proxy.opened()).toBeLessThanOrEqual(2);
  });

  it('a body that is larger than what is read for nothing costs that connection, and no request', async () => {
    const proxy = await before(app);
    for (const pauseMs of [0, 50, 200]) {
      const large = Buffer.alloc(6_000_000, 'x');
      // The connection ends under what is still being sent.
      expect([401, 502]).toContain(await send(proxy, AVATAR, FORM, large));
      await wait(pauseMs);
      expect(await Promise.all([1, 2, 3].map(() => send(proxy, 'GET /healthz', {})))).toEqual([200, 200, 200]);
    }
  });
});

describe('a packed body', () => {
  const body = gzipSync('{"email":"a@b.example","password":"x"}');
  it.each([
    ['gzip', body],
    ['gzip', body.subarray(0, 20)],
    ['gzip', Buffer.from('{}')],
    ['deflate', body],
    ['compress', Buffer.from('{}')],
    ['br', Buffer.from('{}')],
    ['gzip, gzip', body],
    ['x', Buffer.from('{}')],
  ])('(%s) is 415 everywhere, and says what is taken', async (encoding, payload) => {
    for (const url of ['/identity/v1', '/api/nowhere', '/api/v1/candidate/cv']) {
      const headers = { ...JSON_BODY, 'content-encoding': encoding };
      const reply = await app.inject({ method: 'POST', url, headers, payload });
      expect([reply.statusCode, reply.json().code]).toEqual([415, 'unsupported_media_type']);
      expect(reply.headers['accept-encoding']).toBe('identity');
    }
  });

  it('that says it is not packed is taken', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/identity/v1',
      headers: { ...JSON_BODY, 'content-encoding': 'identity' },
      payload: '{}',
    });
    expect(reply.statusCode).toBe(422);
  });
});
