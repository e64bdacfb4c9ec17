// The bus over PostgreSQL's LISTEN/NOTIFY: one connection of its own (never a pool's, never through a transaction-mode pooler),
// one PostgreSQL channel; ours travel in front of the payload: `channel payload`. It reconnects by itself.
// A transaction may send too, so that nobody hears of what was rolled back: `select pg_notify('fairway_bus', 'channel payload')`, or just the channel.
import pg from 'pg';
import { roundsOf } from '../recurring.ts';
import { BUS_PUBLISH_WAIT_MS, type Bus, BusUnavailable, checkChannel, checkPayload, type DriverOptions, withinPublishWait } from './bus.ts';
import { ConnectionGate } from './connection-gate.ts';
import { Listeners } from './listeners.ts';

const POSTGRES_BUS_CHANNEL = 'fairway_bus';

const BACKOFF_MS = { first: 100, most: 2_000 };
const CONNECT_TIMEOUT_MS = 10_000;

/** Connects and listens. @throws what `pg` says when the first connection fails */
export async function openPostgresBus(databaseUrl: string, { log, heartbeatMs }: DriverOptions): Promise<Bus> {
  const listeners = new Listeners(log);
  const rounds = roundsOf(log);
  let client: pg.Client | undefined;
  let reconnecting: Promise<void> | undefined;
  const gate = new ConnectionGate();
  const endWaiting = new AbortController();

  async function connect(): Promise<void> {
    client = await openListening(databaseUrl, listeners, lost);
    gate.open();
  }

  function lost(which: pg.Client, error: Error | undefined): void {
    if (which !== client || gate.isClosed) return;
    client = undefined;
    gate.shut();
    rounds.failed('bus', error ?? new Error('the connection ended'));
    void which.end().catch(() => undefined);
    reconnecting = reconnect().finally(() => {
      reconnecting = undefined;
    });
  }

  async function reconnect(): Promise<void> {
    for (let delayMs = BACKOFF_MS.first; !gate.isClosed; delayMs = Math.min(delayMs * 2, BACKOFF_MS.most)) {
      // Many nodes lose one server in the same moment; they come back spread out.
      await pause(delayMs * (0.5 + Math.random() / 2), endWaiting.signal);
      if (gate.isClosed) return;
      try {
        await connect();
      } catch (error) {
        rounds.failed('bus', error);
        continue;
      }
      rounds.succeeded('bus');
      listeners.reconnected();
      return;
    }
  }

  const inTurn = takingTurns();

  async function send(text: string): Promise<void> {
    const sender = client;
    if (!sender) throw new Error('PostgreSQL went away');
    try {
      await sender.query({ name: 'bus_notify', text: 'select pg_notify($1, $2)', values: [POSTGRES_BUS_CHANNEL, text] });
    } catch (error) {
      // The session was ended, and the connection will be: do not wait for it.
      if (isShutdown(error)) lost(sender, error as Error);
      throw error;
    }
  }

  await connect();
  // A network that swallows packets looks like silence: ask now and then.
  const heartbeat = setInterval(() => {
    const asked = client;
    if (!asked) return;
    withinPublishWait(
      inTurn(() => asked.query('select 1')),
      Math.min(heartbeatMs, BUS_PUBLISH_WAIT_MS),
    ).catch((error: Error) => {
      if (asked !== client) return;
      lost(asked, error);
      (asked as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    });
  }, heartbeatMs);
  heartbeat.unref();

  return {
    async publish(channel, payload) {
      const text = `${checkChannel(channel)} ${checkPayload(payload)}`;
      await gate.pass(() => inTurn(() => send(text)));
    },
    async subscribe(channel, listener) {
      if (gate.isClosed) throw new BusUnavailable('The bus is closed');
      const { remove } = listeners.add(checkChannel(channel), listener);
      return async () => void remove();
    },
    onReconnect: (listener) => listeners.addReconnected(listener),
    async close() {
      gate.close();
      endWaiting.abort();
      clearInterval(heartbeat);
      listeners.clear();
      await reconnecting;
      await client?.end().catch(() => undefined);
      client = undefined;
    },
  };
}

/** A connection that hears the channel; `lost` is told when it ends, also one that never opened. @throws what `pg` says */
async function openListening(
  databaseUrl: string,
  listeners: Listeners,
  lost: (which: pg.Client, error: Error | undefined) => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'fairway bus',
  });
  client.on('error', (error) => lost(client, error));
  client.on('end', () => lost(client, undefined));
  client.on('notification', ({ payload = '' }) => {
    const [channel = ''] = payload.split(' ', 1);
    listeners.deliver(channel, payload.slice(channel.length + 1));
  });
  try {
    await client.connect();
    await client.query(`listen ${POSTGRES_BUS_CHANNEL}`);
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
  return client;
}

/** `pg` takes one query at a time: each waits for those before it, however they end. */
function takingTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let turn: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
}

/** The server ends its sessions: administrator, crash, starting up. */
function isShutdown(error: unknown): boolean {
  return String((error as { code?: string }).code).startsWith('57P');
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
