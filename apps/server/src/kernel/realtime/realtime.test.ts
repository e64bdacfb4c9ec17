// Real sockets over real PostgreSQL: table, transactions, NOTIFY. Two applications stand for two nodes.
import { setTimeout as wait } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cloneDatabase } from '../../../../../packages/testkit/src/cloned-database.ts';
import { freePort } from '../../../../../tools/services/server-process.ts';
import type { Bus } from '../bus/bus.ts';
import { openBus } from '../bus/open-bus.ts';
import { type NewsFeed, openNewsFeed } from './news-feed.ts';
import { CLOSE, REALTIME_PATH } from './protocol.ts';
import { addRealtime, type Realtime, type RealtimeLimits } from './realtime.ts';
import { openSocket, type TestSocket, until } from './test-socket.ts';

const ORIGIN = 'http://localhost:3000';
const database = await cloneDatabase();
const feed = openNewsFeed(database.pool);
const logged: string[] = [];
const record = (_: object, message: string) => void logged.push(message);
const log = { info: record, warn: record, error: record };

interface Node {
  url: string;
  bus: Bus;
  realtime: Realtime;
  close(): Promise<void>;
}
const nodes: Node[] = [];
const sockets: TestSocket[] = [];

async function startNode(limits: Partial<RealtimeLimits> = {}, of: NewsFeed = feed): Promise<Node> {
  const app = fastify();
  const bus = await openBus({ databaseUrl: database.url, log });
  const realtime = await addRealtime(app, {
    feed: of,
    bus,
    log,
    wakeChannel: 'events',
    allowsOrigin: (origin) => origin === ORIGIN,
    identify: (request, asked) => {
      const [, userId, life] = /user=([a-z]+)(?:; life=(-?\d+))?/.exec(request.headers.cookie ?? '') ?? [];
      const expiresAt = life === undefined ? undefined : new Date(Date.now() + Number(life));
      if (!userId) return { subjects: ['public:fair', 'user:ada'] };
      return { userId, subjects: [`user:${userId}`, 'public:fair', ...asked.filter((subject) => subject.startsWith('chat:'))], expiresAt };
    },
    limits: { sweepMs: 200, ...limits },
  });
  const port = await freePort();
  await app.listen({ host: '127.0.0.1', port });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= app.close().then(() => bus.close()));
  const node = { url: `ws://127.0.0.1:${port}${REALTIME_PATH}`, bus, realtime, close };
  nodes.push(node);
  return node;
}

async function open(node: Node, user: string | undefined, query = '', headers: Record<string, string> = {}): Promise<TestSocket> {
  const socket = openSocket(`${node.url}${query}`, { origin: ORIGIN, ...(user ? { cookie: `user=${user}` } : {}), ...headers });
  sockets.push(socket);
  return socket;
}

async function happen(subject: string, kind = 'happened'): Promise<string> {
  const { rows } = await database.pool.query('insert into news (kind, subject) values ($1, $2) returning id::text as id', [kind, subject]);
  return (rows as { id: string }[])[0]!.id;
}

let node: Node;
beforeEach(async () => {
  await database.pool.query('truncate news restart identity cascade');
  node = await startNode();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.hangUp();
  for (const each of nodes.splice(0)) await each.close();
});

describe('who hears what', () => {
  test('an event reaches those who follow its subject, as ids and nothing else', async () => {
    const [ada, ben] = [await open(node, 'ada'), await open(node, 'ben')];
    await Promise.all([ada.ready(), ben.ready()]);
    const id = await happen('user:ada', 'message.sent');
    await node.bus.publish('events', '');
    await until(() => ada.events.length === 1, 'it');
    expect(ada.events[0]).toEqual({
      type: 'event',
      id,
      kind: 'message.sent',
      subject: 'user:ada',
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    await wait(300);
    expect(ben.events).toEqual([]);
  });

  test('a visitor hears public subjects only, whatever identification said', async () => {
    const visitor = await open(node, undefined);
    await visitor.ready();
    await happen('user:ada');
    const id = await happen('public:fair');
    await until(() => visitor.ids.length > 0, 'the public one');
    expect(visitor.ids).toEqual([id]);
  });

  test('a page asks for more subjects, and gets those that it may follow', async () => {
    const ada = await open(node, 'ada', '?subjects=chat:7,user:ben');
    await ada.ready();
    await happen('user:ben');
    const id = await happen('chat:7');
    await until(() => ada.ids.length > 0, 'the chat');
    expect(ada.ids).toEqual([id]);
  });

  test('an event reaches sockets of another node, and one without a wake-up is found by looking', async () => {
    const other = await startNode({ sweepMs: 60_000 });
    const [here, there] = [await open(node, 'ada'), await open(other, 'ada')];
    await Promise.all([here.ready(), there.ready()]);
    await happen('user:ada');
    await until(() => here.ids.length === 1, 'the sweep');
    expect(there.ids).toEqual([]);
    await node.bus.publish('events', '');
    await until(() => there.ids.length === 1, 'the wake-up');
  });
});

describe('at the door', () => {
  test.each([
    ['a foreign page', { origin: 'https://evil.example' }, '', 403],
    ['the same name with another ending', { origin: `${ORIGIN}.evil.example` }, '', 403],
    ['no origin', { origin: '' }, '', 403],
    ['the origin "null"', { origin: 'null' }, '', 403],
    ['an id that is none', {}, '?after=abc', 422],
    ['a negative id', {}, '?after=-1', 422],
    ['an id of 40 digits', {}, `?after=${'9'.repeat(40)}`, 422],
    ['a subject that is none', {}, '?subjects=a%20b', 422],
    ['more subjects than 50', {}, `?subjects=${Array.from({ length: 51 }, (_, i) => `chat:${i}`).join(',')}`, 422],
  ])('%s is refused', async (_, headers, query, status) => {
    const socket = await open(node, 'ada', query, headers);
    expect(await socket.closed).toEqual({ code: 0, status });
    expect(node.realtime.socketCount()).toBe(0);
  });

  test('a plain request is told to upgrade', async () => {
    expect((await fetch(node.url.replace('ws:', 'http:'), { headers: { origin: ORIGIN } })).status).toBe(426);
  });

  test('more sockets than a node holds are refused', async () => {
    const small = await startNode({ maxSockets: 1 });
    await (await open(small, 'ada')).ready();
    expect(await (await open(small, 'ben')).closed).toEqual({ code: 0, status: 503 });
  });

  test("a user's oldest socket makes room for the newest; a visitor's address too", async () => {
    const small = await startNode({ maxSocketsPerUser: 2, maxSocketsPerAddress: 1 });
    const opened = [];
    for (const user of ['ada', 'ada', 'ben', undefined, 'ada', undefined]) {
      const socket = await open(small, user);
      await socket.ready();
      opened.push(socket);
    }
    expect((await opened[0]!.closed).code).toBe(CLOSE.replaced);
    expect((await opened[3]!.closed).code).toBe(CLOSE.replaced);
    expect(small.realtime.socketCount()).toBe(4);
  });
});

describe('coming back', () => {
  test('nothing is lost and nothing comes twice: a reader that falls off again and again, writers that overtake each other, two nodes', async () => {
    const both = [node, await startNode()];
    const heard: string[] = [];
    const written: string[] = [];
    let last = (await (await open(node, 'ada')).ready()).id;
    const write = async (writer: number) => {
      for (let i = 0; i < 60; i++) {
        const client = await database.pool.connect();
        await client.query('begin');
        const { rows } = await client.query("insert into news (kind, subject) values ('k', 'user:ada') returning id::text as id");
        await client.query("insert into news (kind, subject) values ('k', 'user:ben')");
        // An id that was taken early becomes visible late.
        await wait(Math.random() * 30);
        const isKept = i % 7 !== 0;
        await client.query(isKept ? 'commit' : 'rollback');
        client.release();
        if (isKept) written.push((rows as { id: string }[])[0]!.id);
        if (i % 3 === 0) await both[writer % 2]!.bus.publish('events', '');
      }
    };
    const writing = Promise.all([0, 1, 2, 3].map(write));
    let isWriting = true;
    void writing.then(() => {
      isWriting = false;
    });
    for (let visit = 0; isWriting || new Set(heard).size < written.length; visit++) {
      const socket = await open(both[visit % 2]!, 'ada', `?after=${last}`);
      await wait(Math.random() * 120);
      socket.hangUp();
      heard.push(...socket.ids);
      last = socket.ids.at(-1) ?? last;
      if (visit > 500) break;
    }
    await writing;
    expect(heard.toSorted()).toEqual(written.toSorted());
  }, 60_000);

  test('the past comes before the present, in order, page by page', async () => {
    const small = await startNode({ replayPageSize: 7 });
    const ids: string[] = [];
    for (let i = 0; i < 50; i++) ids.push(await happen(i % 5 ? 'user:ada' : 'user:ben'));
    // An older transaction of anybody on the cluster holds the newest ones back for a moment.
    await until(async () => (await feed.head()) === ids.at(-1), 'the feed');
    const socket = await open(small, 'ada', '?after=0');
    expect(await socket.ready()).toEqual({ type: 'ready', id: ids.at(-1) });
    const live = await happen('user:ada');
    await until(() => socket.ids.includes(live), 'the live one');
    expect(socket.ids).toEqual([...ids.filter((_, i) => i % 5), live]);
  });

  test('an event whose transaction was open when the reader stood behind it still comes', async () => {
    const slow = await database.pool.connect();
    await slow.query('begin');
    const { rows } = await slow.query("insert into news (kind, subject) values ('slow', 'user:ada') returning id::text as id");
    await happen('user:ada', 'quick');
    const socket = await open(node, 'ada', '?after=0');
    await socket.ready();
    await wait(300);
    await slow.query('commit');
    slow.release();
    await until(() => socket.events.length === 2, 'both');
    expect(socket.events.map(({ kind }) => kind)).toEqual(['slow', 'quick']);
    expect(socket.ids[0]).toBe((rows as { id: string }[])[0]!.id);
  });

  test('a place that is no longer known, never was, or lies too far back: reset, and live from there on', async () => {
    const small = await startNode({ maxReplay: 5 });
    const ids: string[] = [];
    for (let i = 0; i < 10; i++) ids.push(await happen('user:ada'));
    await database.pool.query('delete from news where id = $1', [ids[4]]);
    await until(async () => (await feed.head()) === ids[9], 'the feed');
    for (const after of [ids[4], '999999', ids[0]]) {
      const socket = await open(small, 'ada', `?after=${after}`);
      await until(() => socket.messages.length > 0, 'an answer');
      expect(socket.messages[0], after).toMatchObject({ type: 'reset' });
      const live = await happen('user:ada');
      await until(() => socket.ids.includes(live), 'the live one');
    }
  });

  test('a node whose own place was lost tells everyone to fetch again', async () => {
    const id = await happen('user:ada');
    await until(async () => (await feed.head()) === id, 'the feed');
    const late = await startNode({ sweepMs: 60_000 });
    const socket = await open(late, 'ada');
    await socket.ready();
    await database.pool.query('delete from news');
    const next = await happen('user:ada');
    await until(async () => (await feed.head()) === next, 'the feed');
    await late.bus.publish('events', '');
    await until(() => socket.messages.some(({ type }) => type === 'reset'), 'the reset');
    expect(socket.messages.at(-1)).toEqual({ type: 'reset', id: next });
  });

  test('a feed that fails for a while loses nothing', async () => {
    let isBroken = false;
    const shaky: NewsFeed = {
      head: feed.head,
      since: (...query) => (isBroken ? Promise.reject(new Error('the database is away')) : feed.since(...query)),
    };
    const unlucky = await startNode({}, shaky);
    const socket = await open(unlucky, 'ada');
    await socket.ready();
    isBroken = true;
    const id = await happen('user:ada');
    expect((await (await open(unlucky, 'ada', '?after=0')).closed).code).toBe(CLOSE.failed);
    await until(() => logged.includes('news for open pages fails'), 'the failure');
    isBroken = false;
    await until(() => socket.ids.includes(id), 'the event');
    await until(() => logged.includes('news for open pages works again'), 'the recovery');
  });
});
