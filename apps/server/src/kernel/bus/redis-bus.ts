// The bus over Redis: two connections, because one that listens may not send. Channels carry the namespace in front, since
// Redis does not keep the channels of its databases apart.
import { Redis } from 'ioredis';
import { roundsOf } from '../recurring.ts';
import { BUS_PUBLISH_WAIT_MS, type Bus, BusUnavailable, checkChannel, checkPayload, type DriverOptions, withinPublishWait } from './bus.ts';
import { ConnectionGate } from './connection-gate.ts';
import { Listeners } from './listeners.ts';

/** Connects. `url` is redis:// or rediss://. @throws BusUnavailable when the first connection fails */
export async function openRedisBus(url: string, options: DriverOptions): Promise<Bus> {
  const { log, namespace, heartbeatMs } = options;
  const listeners = new Listeners(log);
  const rounds = roundsOf(log);
  const prefix = `${checkChannel(namespace)}:`;
  const gate = new ConnectionGate();
  const settings = {
    lazyConnect: true,
    // We subscribe again ourselves, to know when it is done.
    autoResubscribe: false,
    maxRetriesPerRequest: null,
    retryStrategy: (attempt: number) => Math.min(50 * 2 ** Math.min(attempt, 10), 2_000) * (0.5 + Math.random() / 2),
  };
  const sender = new Redis(url, settings);
  const receiver = new Redis(url, settings);
  // Without a listener ioredis prints errors itself; `close` tells the same below.
  let lastError: Error | undefined;
  for (const connection of [sender, receiver]) {
    connection.on('error', (error: Error) => {
      lastError = error;
    });
  }
  receiver.on('close', () => {
    if (!gate.isClosed) rounds.failed('bus', lastError ?? new Error('the connection ended'));
  });
  sender.on('close', () => gate.shut());
  sender.on('ready', () => gate.open());
  receiver.on('message', (channel: string, payload: string) => listeners.deliver(channel.slice(prefix.length), payload));

  try {
    await withinPublishWait(Promise.all([sender.connect(), receiver.connect()]));
  } catch (error) {
    sender.disconnect();
    receiver.disconnect();
    throw new BusUnavailable('Redis cannot be reached', { cause: lastError ?? error });
  }
  receiver.on('ready', () => void resubscribe());

  async function resubscribe(): Promise<void> {
    try {
      const channels = listeners.channels().map((channel) => prefix + channel);
      if (channels.length) await receiver.subscribe(...channels);
    } catch (error) {
      // The connection is gone again; the next one calls this anew.
      rounds.failed('bus', error);
      return;
    }
    rounds.succeeded('bus');
    listeners.reconnected();
  }

  const heartbeat = setInterval(() => {
    for (const connection of [sender, receiver]) {
      if (connection.status !== 'ready') continue;
      withinPublishWait(connection.ping(), Math.min(heartbeatMs, BUS_PUBLISH_WAIT_MS)).catch(() => connection.disconnect(true));
    }
  }, heartbeatMs);
  heartbeat.unref();

  return {
    async publish(channel, payload) {
      const name = prefix + checkChannel(channel);
      checkPayload(payload);
      await gate.pass(() => sender.publish(name, payload));
    },
    async subscribe(channel, listener) {
      if (gate.isClosed) throw new BusUnavailable('The bus is closed');
      const { remove } = listeners.add(checkChannel(channel), listener);
      try {
        // Every listener asks, not only the first: the promise must not resolve before Redis has confirmed the channel.
        await withinPublishWait(receiver.subscribe(prefix + channel));
      } catch (error) {
        remove();
        throw error;
      }
      return async () => {
        // A connection that comes back subscribes only to what is still wanted.
        if (remove().isLast && receiver.status === 'ready') await receiver.unsubscribe(prefix + channel);
      };
    },
    onReconnect: (listener) => listeners.addReconnected(listener),
    async close() {
      gate.close();
      clearInterval(heartbeat);
      listeners.clear();
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
