// Chooses the bus by its address.
import type { Bus, BusLog } from './bus.ts';
import { openNatsBus } from './nats-bus.ts';
import { openPostgresBus } from './postgres-bus.ts';
import { openRedisBus } from './redis-bus.ts';

export interface BusOptions {
  /** redis://, rediss://, nats://, tls://, or postgres:// (another server than the database's); without one, the database. */
  url?: string | undefined;
  databaseUrl: string;
  log: BusLog;
  /** Keeps deployments apart that share one Redis or NATS. */
  namespace?: string | undefined;
  /** How often a quiet connection is asked for a sign of life; one that is silent for as long, or 5 s, is replaced. */
  heartbeatMs?: number | undefined;
}

/** Connects to the bus. @throws Error on an address it does not know or a server that does not answer */
export async function openBus({ url, databaseUrl, log, namespace = 'fairway', heartbeatMs = 20_000 }: BusOptions): Promise<Bus> {
  const scheme = /^([a-z]+):/.exec(url ?? 'postgres:')?.[1];
  if (scheme === 'redis' || scheme === 'rediss') return openRedisBus(url!, { namespace, log, heartbeatMs });
  if (scheme === 'nats' || scheme === 'tls') return openNatsBus(url!, { namespace, log, heartbeatMs });
  if (scheme === 'postgres' || scheme === 'postgresql') return openPostgresBus(url ?? databaseUrl, { namespace, log, heartbeatMs });
  throw new Error(`There is no bus over ${scheme ?? 'that address'}; redis://, nats:// or PostgreSQL can be used`);
}
