// The bus over NATS: one connection; the client subscribes again by itself. Subjects carry the namespace in front.
import { setImmediate } from 'node:timers/promises';
import { connect, type NatsConnection, type NodeConnectionOptions, type Subscription } from '@nats-io/transport-node';
import { roundsOf } from '../recurring.ts';
import { type Bus, BusUnavailable, checkChannel, checkPayload, type DriverOptions, withinPublishWait } from './bus.ts';
import { ConnectionGate } from './connection-gate.ts';
import { Listeners } from './listeners.ts';

/** Connects. `url` is nats:// or tls://, with `user:password@` or `token@` in it where the server asks. @throws BusUnavailable */
export async function openNatsBus(url: string, options: DriverOptions): Promise<Bus> {
  const { log, namespace, heartbeatMs } = options;
  const listeners = new Listeners(log);
  const rounds = roundsOf(log);
  const prefix = `${checkChannel(namespace)}.`;
  const subscriptions = new Map<string, Subscription>();
  const gate = new ConnectionGate();
  let nats: NatsConnection;
  try {
    nats = await connect(natsOptions(url, heartbeatMs));
  } catch (error) {
    throw new BusUnavailable('NATS cannot be reached', { cause: error });
  }
  void watch();

  async function watch(): Promise<void> {
    for await (const status of nats.status()) {
      if (status.type === 'disconnect') {
        gate.shut();
        if (!gate.isClosed) rounds.failed('bus', new Error('the connection ended'));
      }
      if (status.type === 'error') log.warn({ err: status.error }, 'NATS reports an error');
      if (status.type === 'reconnect') void confirmReconnect();
    }
  }

  async function confirmReconnect(): Promise<void> {
    try {
      // The answer comes after the server has read the subscriptions.
      await nats.flush();
    } catch (error) {
      rounds.failed('bus', error);
      return;
    }
    gate.open();
    rounds.succeeded('bus');
    listeners.reconnected();
  }

  return {
    async publish(channel, payload) {
      const subject = prefix + checkChannel(channel);
      checkPayload(payload);
      await gate.pass(async () => {
        nats.publish(subject, payload);
        try {
          await nats.flush();
        } catch (error) {
          // The status that shuts the gate is on its way.
          await setImmediate();
          throw error;
        }
      });
    },
    async subscribe(channel, listener) {
      if (gate.isClosed) throw new BusUnavailable('The bus is closed');
      const { remove } = listeners.add(checkChannel(channel), listener);
      if (!subscriptions.has(channel)) {
        const callback = (error: Error | null, message: { string(): string }) => {
          if (error) log.warn({ err: error, channel }, 'NATS reports an error');
          else listeners.deliver(channel, message.string());
        };
        subscriptions.set(channel, nats.subscribe(prefix + channel, { callback }));
      }
      await withinPublishWait(nats.flush());
      return async () => {
        if (!remove().isLast) return;
        subscriptions.get(channel)?.unsubscribe();
        subscriptions.delete(channel);
      };
    },
    onReconnect: (listener) => listeners.addReconnected(listener),
    async close() {
      gate.close();
      listeners.clear();
      await nats.close();
    },
  };
}

function natsOptions(url: string, heartbeatMs: number): NodeConnectionOptions {
  const { protocol, host, username, password } = new URL(url);
  const user = decodeURIComponent(username);
  const pass = decodeURIComponent(password);
  return {
    servers: host,
    name: 'fairway bus',
    ...(protocol === 'tls:' && { tls: {} }),
    ...(pass ? { user, pass } : user ? { token: user } : {}),
    timeout: 5_000,
    reconnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 250,
    pingInterval: heartbeatMs,
    maxPingOut: 1,
  };
}
