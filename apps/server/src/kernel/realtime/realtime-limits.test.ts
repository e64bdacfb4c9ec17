// What a socket may do, how long it lives and how it ends. Real sockets; events come from a list.
import { setTimeout as wait } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../../../../tools/services/server-process.ts';
import type { Bus } from '../bus/bus.ts';
import type { NewsFeed, RealtimeNews } from './news-feed.ts';
import { CLOSE, REALTIME_PATH } from './protocol.ts';
import { addRealtime, type RealtimeLimits } from './realtime.ts';
import { openSocket, type TestSocket, until } from './test-socket.ts';

const origin = 'http://localhost:3000';
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const endings: (() => Promise<void>)[] = [];
const sockets: TestSocket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.hangUp();
  for (const end of endings.splice(0)) await end();
});

async function startNode(limits: Partial<RealtimeLimits> = {}) {
  const events: RealtimeNews[] = [];
  const feed: NewsFeed = {
    head: async () => events.at(-1)?.id ?? '0',
    since: async (subjects, afterId, limit) => ({
      ok: true,
      events: events
        .slice(Number(afterId))
        .filter(({ subject }) => subjects === 'all' || subjects.includes(subject))
        .slice(0, limit),
    }),
  };
  let wake = (): void => undefined;
  const bus: Bus = {
    publish: async () => wake(),
    subscribe: async (_, listener) => {
      wake = () => listener('', 'events');
      return async () => undefined;
    },
    onReconnect: () => () => undefined,
    close: async () => undefined,
  };
  const app = fastify();
  const realtime = await addRealtime(app, {
    feed,
    bus,
    log: quiet,
    wakeChannel: 'events',
    allowsOrigin: () => true,
    identify: ({ headers }) => {
      const lifeMs = /life=(-?\d+)/.exec(headers.cookie ?? '')?.[1];
      return { userId: 'ada', subjects: ['user:ada'], expiresAt: lifeMs ? new Date(Date.now() + Number(lifeMs)) : undefined };
    },
    limits,
  });
  const port = await freePort();
  await app.listen({ host: '127.0.0.1', port });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= app.close());
  endings.push(close);
  const open = (cookie = '', options: { autoPong?: boolean; after?: string } = {}) => {
    const query = options.after === undefined ? '' : `?after=${options.after}`;
    const socket = openSocket(`ws://127.0.0.1:${port}${REALTIME_PATH}${query}`, { origin, cookie }, options);
    sockets.push(socket);
    return socket;
  };
  const happen = (count: number, kind = 'happened') => {
    for (let i = 0; i < count; i++) events.push({ id: String(events.length + 1), kind, subject: 'user:ada', at: new Date() });
    wake();
  };
  return { realtime, open, happen, close };
}

test('a ping is answered', async () => {
  const node = await startNode();
  const socket = node.open();
  await socket.ready();
  socket.raw.send('{"type":"ping"}');
  await until(() => socket.messages.at(-1)?.type === 'pong', 'the pong');
});

test('the server pings, keeps who answers and drops who does not', async () => {
  const node = await startNode({ pingMs: 100 });
  const [alive, dead] = [node.open(), node.open('', { autoPong: false })];
  await Promise.all([alive.ready(), dead.ready()]);
  let pings = 0;
  alive.raw.on('ping', () => pings++);
  expect((await dead.closed).code).toBe(1006);
  await until(() => pings >= 4, 'more pings');
  expect(alive.raw.readyState).toBe(alive.raw.OPEN);
  expect(node.realtime.socketCount()).toBe(1);
});

test.each([
  ['longer than 64 KiB', 'x'.repeat(65_537), 1009],
  ['of many megabytes', 'x'.repeat(8_000_000), 1009],
  ['as long as is allowed, but nonsense', 'x'.repeat(65_536), CLOSE.policy],
  ['that is no JSON', '{', CLOSE.policy],
  ['of another kind', '{"type":"watch"}', CLOSE.policy],
  ['null', 'null', CLOSE.policy],
  ['in binary', Buffer.from('{"type":"ping"}'), CLOSE.policy],
  ['of broken UTF-8', undefined, 1007],
])('a message %s closes the socket with its code; the server lives on', async (_, message, code) => {
  const node = await startNode();
  const [socket, other] = [node.open(), node.open()];
  await Promise.all([socket.ready(), other.ready()]);
  if (message === undefined) socket.raw.send(Buffer.from([0xc3, 0x28]), { binary: false });
  else socket.raw.send(message);
  expect((await socket.closed).code).toBe(code);
  node.happen(1);
  await until(() => other.ids.length === 1, 'the other one');
  await until(() => node.realtime.socketCount() === 1, 'the end of the connection');
});

test('who talks too much is closed', async () => {
  const node = await startNode();
  const socket = node.open();
  await socket.ready();
  for (let i = 0; i < 21; i++) socket.raw.send('{"type":"ping"}');
  expect((await socket.closed).code).toBe(CLOSE.policy);
  expect(socket.messages.filter(({ type }) => type === 'pong')).toHaveLength(20);
});

test('a reader that does not read is dropped; the others miss nothing, and it finds everything when it is back', async () => {
  const node = await startNode({ maxReplay: 100_000 });
  const [slow, quick] = [node.open(), node.open()];
  await Promise.all([slow.ready(), quick.ready()]);
  slow.raw.pause();
  // The kernel's buffers take some megabytes before anything waits in the server.
  let sent = 0;
  while (node.realtime.socketCount() === 2 && sent < 40_000) {
    node.happen(500, 'k'.repeat(1_000));
    sent += 500;
    await wait(5);
  }
  expect(node.realtime.socketCount()).toBe(1);
  await until(() => quick.ids.length === sent, 'the quick one');
  expect(quick.raw.readyState).toBe(quick.raw.OPEN);

  // What had reached it before the server hung up still comes out; then it comes back.
  slow.raw.resume();
  await slow.closed;
  const back = node.open('', { after: slow.ids.at(-1) ?? '0' });
  await back.ready();
  expect([...slow.ids, ...back.ids]).toEqual(quick.ids);
}, 60_000);

test('a socket ends with its token; one that is over already does not begin', async () => {
  const node = await startNode();
  const startedAt = Date.now();
  const [short, over, long] = [node.open('life=300'), node.open('life=-1'), node.open('life=99999999999999')];
  expect((await over.closed).code).toBe(CLOSE.expired);
  expect((await short.closed).code).toBe(CLOSE.expired);
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(250);
  expect(long.raw.readyState).toBe(long.raw.OPEN);
});

test("a revoked user's sockets end", async () => {
  const node = await startNode();
  const both = [node.open(), node.open()];
  await Promise.all(both.map((socket) => socket.ready()));
  expect(node.realtime.closeUser('ben')).toBe(0);
  expect(node.realtime.closeUser('ada')).toBe(2);
  for (const socket of both) expect((await socket.closed).code).toBe(CLOSE.expired);
});

test('a restart says so to everyone and does not wait for who does not listen', async () => {
  const node = await startNode({ shutdownGraceMs: 300 });
  const [polite, deaf] = [node.open(), node.open()];
  await Promise.all([polite.ready(), deaf.ready()]);
  deaf.raw.pause();
  const startedAt = Date.now();
  await node.close();
  expect((await polite.closed).code).toBe(CLOSE.restart);
  expect(Date.now() - startedAt).toBeLessThan(10_000);
  expect(node.realtime.socketCount()).toBe(0);
});
