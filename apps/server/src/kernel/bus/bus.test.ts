// One contract, three servers: PostgreSQL, Redis and NATS, each killed and started again under the bus.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolder } from '@fairway/testkit/data-folder';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type RunningServer, startNats, startRedis } from '../../../../../tools/services/brokers.ts';
import { needService } from '../../../../../tools/services/found.ts';
import { openEmbeddedDatabase } from '../database/embedded.ts';
import { BUS_PAYLOAD_MAX_BYTES, type Bus, BusPayloadTooLarge, BusUnavailable, InvalidBusChannel } from './bus.ts';
import { openBus } from './open-bus.ts';

const logged: string[] = [];
const record = (_: object, message: string) => void logged.push(message);
/** Each node has its own. */
const openLog = () => ({ info: record, warn: record, error: record });

const hasRedis = needService('redis');
const hasNats = needService('nats');

/** A PostgreSQL of this file's own, because it is killed. */
async function startPostgres(): Promise<RunningServer> {
  // Short, as sockets' paths are.
  const folder = dataFolder('bus-');
  const database = openEmbeddedDatabase({ dataDir: folder, port: 4329, settings: { fsync: 'off', shared_buffers: '16MB' } });
  const postmaster = (): number | undefined => {
    const file = path.join(folder, 'postgres', 'pg18', 'postmaster.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
  };
  let frozen: number[] = [];
  const signalSessions = async (signal: 'SIGSTOP' | 'SIGCONT') => {
    if (signal === 'SIGSTOP') {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const { rows } = await client.query("select pid from pg_stat_activity where application_name = 'fairway bus'");
      await client.end();
      frozen = (rows as { pid: number }[]).map(({ pid }) => pid);
    }
    for (const pid of frozen) process.kill(pid, signal);
  };
  const isRunning = (pid: number | undefined) => {
    try {
      return pid !== undefined && process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  return {
    url: database.url,
    crash: async () => {
      process.kill(postmaster()!, 'SIGQUIT');
    },
    freeze: async () => signalSessions('SIGSTOP'),
    thaw: async () => signalSessions('SIGCONT'),
    restart: async () => {
      for (const deadline = Date.now() + 10_000; isRunning(postmaster()) && Date.now() < deadline; ) await wait(20);
      database.ensure();
    },
    stop: async () => {
      database.stop();
      rmSync(folder, { recursive: true, force: true });
      const sockets = new URLSearchParams(database.url.split('?')[1]).get('host');
      if (sockets) rmSync(sockets, { recursive: true, force: true });
    },
  };
}

async function until(isTrue: () => boolean, what: string, timeoutMs = 15_000): Promise<void> {
  for (const deadline = Date.now() + timeoutMs; !isTrue(); await wait(10)) if (Date.now() > deadline) throw new Error(`waited for ${what}`);
}

function contract(name: string, start: () => Promise<RunningServer>): void {
  let server: RunningServer;
  const opened: Bus[] = [];
  const open = async (heartbeatMs?: number) => {
    const bus = await openBus({ url: server.url, databaseUrl: 'postgres://127.0.0.1:1/none', log: openLog(), heartbeatMs });
    opened.push(bus);
    return bus;
  };
  beforeAll(async () => {
    server = await start();
  }, 60_000);
  afterEach(async () => {
    for (const bus of opened.splice(0)) await bus.close();
    logged.length = 0;
  });
  afterAll(() => server?.stop());

  test('a message reaches every listener of its channel on every node, the sender too, and nobody else', async () => {
    const [here, there] = [await open(), await open()];
    const heard: string[] = [];
    const hear = (who: string) => (payload: string, channel: string) => void heard.push(`${who} ${channel} ${payload}`);
    await here.subscribe('events', hear('here'));
    await there.subscribe('events', hear('there'));
    await there.subscribe('events', hear('there too'));
    await there.subscribe('fair:12', hear('fair'));
    await here.publish('events', '{"id":"1"} with spaces, żółć and 🎓');
    await until(() => heard.length >= 3, 'three');
    await wait(50);
    expect(heard.toSorted()).toEqual(['here', 'there', 'there too'].map((who) => `${who} events {"id":"1"} with spaces, żółć and 🎓`));
  });

  test('an empty message arrives', async () => {
    const bus = await open();
    const heard: string[] = [];
    await bus.subscribe('a', (payload) => void heard.push(payload));
    await bus.publish('a', '');
    await until(() => heard.length === 1, 'it');
    expect(heard).toEqual(['']);
  });

  test('the messages of one publisher arrive in order, also when it does not wait', async () => {
    const [from, to] = [await open(), await open()];
    const heard: number[] = [];
    await to.subscribe('order', (payload) => void heard.push(Number(payload)));
    await Promise.all(Array.from({ length: 1_000 }, (_, i) => from.publish('order', String(i))));
    await until(() => heard.length === 1_000, 'all');
    expect(heard).toEqual(Array.from({ length: 1_000 }, (_, i) => i));
  });

  test('two hundred channels with listeners on two nodes', async () => {
    const nodes = [await open(), await open()];
    const heard = new Map<string, number>();
    for (const bus of nodes)
      await Promise.all(
        Array.from({ length: 200 }, (_, i) =>
          bus.subscribe(`user:${i}`, (_payload, channel) => void heard.set(channel, (heard.get(channel) ?? 0) + 1)),
        ),
      );
    await Promise.all(Array.from({ length: 200 }, (_, i) => nodes[i % 2]!.publish(`user:${i}`, 'x')));
    await until(() => heard.size === 200 && [...heard.values()].every((count) => count === 2), 'all of them twice');
  });

  test('who ends listening hears nothing more; the others do', async () => {
    const bus = await open();
    const heard: string[] = [];
    const end = await bus.subscribe('a', () => void heard.push('first'));
    await bus.subscribe('a', () => void heard.push('second'));
    await end();
    await end();
    await bus.publish('a', 'x');
    await until(() => heard.length > 0, 'the second');
    await wait(50);
    expect(heard).toEqual(['second']);
    const endLast = await bus.subscribe('b', () => void heard.push('b'));
    await endLast();
    await bus.subscribe('b', () => void heard.push('b again'));
    await bus.publish('b', 'x');
    await until(() => heard.length > 1, 'the new one');
    expect(heard).toEqual(['second', 'b again']);
  });

  test('a listener that throws is logged and disturbs no other', async () => {
    const bus = await open();
    const heard: string[] = [];
    await bus.subscribe('a', () => {
      throw new Error('no');
    });
    await bus.subscribe('a', (payload) => void heard.push(payload));
    await bus.publish('a', '1');
    await bus.publish('a', '2');
    await until(() => heard.length === 2, 'both');
    expect(logged.filter((message) => message === 'a bus listener failed')).toHaveLength(2);
  });

  test('a message of the largest size arrives; one byte more is refused', async () => {
    const bus = await open();
    let sizeBytes = 0;
    const channel = 'c'.repeat(120);
    await bus.subscribe(channel, (payload) => {
      sizeBytes = Buffer.byteLength(payload);
    });
    await bus.publish(channel, 'ż'.repeat(BUS_PAYLOAD_MAX_BYTES / 2));
    await until(() => sizeBytes === BUS_PAYLOAD_MAX_BYTES, 'it');
    await expect(bus.publish(channel, `${'ż'.repeat(BUS_PAYLOAD_MAX_BYTES / 2)}x`)).rejects.toThrow(BusPayloadTooLarge);
    await expect(bus.publish(channel, 'a\0b')).rejects.toThrow(RangeError);
  });

  test.each(['', 'a b', 'A', '*', 'a.>', 'a..b', '.a', 'a:', "a'; drop table", 'c'.repeat(121)])(
    'channel %j is refused',
    async (channel) => {
      const bus = await open();
      await expect(bus.publish(channel, 'x')).rejects.toThrow(InvalidBusChannel);
      await expect(bus.subscribe(channel, () => undefined)).rejects.toThrow(InvalidBusChannel);
    },
  );

  test('after the server was killed and is back, listeners are told to catch up and hear again', async () => {
    const [from, to] = [await open(), await open()];
    const heard: string[] = [];
    let caughtUp = 0;
    await to.subscribe('a', (payload) => void heard.push(payload));
    to.onReconnect(() => caughtUp++);
    const endUnwanted = to.onReconnect(() => {
      throw new Error('a listener that fails');
    });
    await from.publish('a', 'before');
    await until(() => heard.length === 1, 'the first');

    await server.crash();
    await wait(300);
    // Published while the server is away: waits for it. Whether the listener is back first is luck, that nothing fails is not.
    const during = Promise.all([from.publish('a', 'during 1'), from.publish('a', 'during 2')]);
    await server.restart();
    await until(() => caughtUp === 1, 'the call to catch up');
    await during;
    await from.publish('a', 'after');
    await until(() => heard.includes('after'), 'the one after');
    expect(heard[0]).toBe('before');
    expect(logged).toContain('a bus listener failed');
    endUnwanted();

    // And once more: it was not luck of the first time.
    await server.crash();
    await wait(100);
    await server.restart();
    await until(() => caughtUp === 2, 'the second call to catch up');
    await from.publish('a', 'at last');
    await until(() => heard.includes('at last'), 'the last one');
  }, 60_000);

  test('a publisher that waited too long for the server is refused, and its message does not come later', async () => {
    const [from, to] = [await open(), await open()];
    const heard: string[] = [];
    let isBack = false;
    await to.subscribe('a', (payload) => void heard.push(payload));
    to.onReconnect(() => {
      isBack = true;
    });
    await server.crash();
    await wait(200);
    const refused = await from.publish('a', 'too late').catch((error: Error) => error);
    expect(refused).toBeInstanceOf(BusUnavailable);
    await server.restart();
    await until(() => isBack, 'the server');
    await from.publish('a', 'x');
    await until(() => heard.includes('x'), 'a message');
    await wait(50);
    expect(heard).toEqual(['x']);
  }, 60_000);

  test('a connection that falls silent without closing is noticed and replaced', async () => {
    const [from, to] = [await open(300), await open(300)];
    const heard: string[] = [];
    let caughtUp = 0;
    await to.subscribe('a', (payload) => void heard.push(payload));
    to.onReconnect(() => caughtUp++);
    await server.freeze();
    await until(() => logged.filter((message) => message === 'bus fails').length >= 2, 'both to notice');
    await server.thaw();
    await until(() => caughtUp > 0, 'the call to catch up');
    await until(() => logged.filter((message) => message === 'bus works again').length >= 2, 'both to say so');
    await from.publish('a', 'x');
    await until(() => heard.includes('x'), 'it');
  }, 30_000);

  test('a closed bus refuses, lets listeners go, and closes only once', async () => {
    const [bus, other] = [await open(), await open()];
    const heard: string[] = [];
    await bus.subscribe('a', (payload) => void heard.push(payload));
    await bus.close();
    await bus.close();
    await other.publish('a', 'x');
    await wait(50);
    expect(heard).toEqual([]);
    await expect(bus.publish('a', 'x')).rejects.toThrow(BusUnavailable);
    await expect(bus.subscribe('a', () => undefined)).rejects.toThrow(BusUnavailable);
  });

  test('a bus closed while the server is away ends at once', async () => {
    const bus = await open();
    await server.crash();
    await wait(200);
    const waiting = bus.publish('a', 'x').catch((error: Error) => error);
    const startedAt = Date.now();
    await bus.close();
    expect(await waiting).toBeInstanceOf(BusUnavailable);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    await server.restart();
  }, 60_000);

  test(`a server that is not there stops the start (${name})`, async () => {
    const nowhere = { Redis: 'redis://127.0.0.1:1', NATS: 'nats://127.0.0.1:1', PostgreSQL: 'postgres://a:b@127.0.0.1:1/none' }[name];
    await expect(openBus({ url: nowhere, databaseUrl: '', log: openLog() })).rejects.toThrow();
  }, 20_000);
}

describe('PostgreSQL', () => contract('PostgreSQL', startPostgres));
describe.runIf(hasRedis)('Redis', () => contract('Redis', startRedis));
describe.runIf(hasNats)('NATS', () => contract('NATS', startNats));

test('a transaction of PostgreSQL sends when it commits, and not when it is rolled back', async () => {
  const databaseUrl = inject('adminUrl');
  const bus = await openBus({ databaseUrl, log: openLog() });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const heard: string[] = [];
  await bus.subscribe('events', (payload) => void heard.push(payload));
  await client.query("begin; select pg_notify('fairway_bus', 'events rolled back'); rollback");
  await client.query("begin; select pg_notify('fairway_bus', 'events'), pg_notify('fairway_bus', 'events with words'); commit");
  await until(() => heard.length === 2, 'both');
  expect(heard).toEqual(['', 'with words']);
  await client.end();
  await bus.close();
});

test('an address of something else is refused', async () => {
  await expect(openBus({ url: 'kafka://host', databaseUrl: '', log: openLog() })).rejects.toThrow(/no bus over kafka/);
});
