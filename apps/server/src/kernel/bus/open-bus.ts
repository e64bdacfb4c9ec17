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
}

/** Connects to the bus. @throws Error on an address it does not know or a server that does not answer */
export async function openBus({ url, databaseUrl, log, namespace = 'fairway' }: BusOptions): Promise<Bus> {
  const scheme = /^([a-z]+):/.exec(url ?? 'postgres:')?.[1];
  if (scheme === 'redis' || scheme === 'rediss') return openRedisBus(url!, namespace, log);
  if (scheme === 'nats' || scheme === 'tls') return openNatsBus(url!, namespace, log);
  if (scheme === 'postgres' || scheme === 'postgresql') return openPostgresBus(url ?? databaseUrl, log);
  throw new Error(`There is no bus over ${scheme ?? 'that address'}; redis://, nats:// or PostgreSQL can be used`);
}
