// The port over which nodes wake one another: short messages on named channels, to every node that listens, while it listens.
// Nothing is stored. What must not be lost lies in PostgreSQL; a message only says "look", and so does onReconnect.
// The three drivers behave alike (bus.test.ts), down to the size limit, which is PostgreSQL's.

export interface Bus {
  /**
   * Sends to every listener of the channel, on every node. Messages of one publisher arrive in order. While the server is
   * away it waits for it.
   * @throws BusPayloadTooLarge, InvalidBusChannel, BusUnavailable after 5 s without a server or when closed
   */
  publish(channel: string, payload: string): Promise<void>;
  /** Listens once the promise resolves; the function it gives ends that. A listener that throws is logged and kept. */
  subscribe(channel: string, listener: BusListener): Promise<() => Promise<void>>;
  /** Called each time the connection is back: messages in between are lost, so look for what was missed. */
  onReconnect(listener: () => void): () => void;
  close(): Promise<void>;
}

export type BusListener = (payload: string, channel: string) => void;

/** What a driver writes to; pino's logger fits. */
export interface BusLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What every driver is given. */
export interface DriverOptions {
  log: BusLog;
  namespace: string;
  heartbeatMs: number;
}

/** NOTIFY carries less than 8,000 bytes; the rest is for the channel's name. */
export const BUS_PAYLOAD_MAX_BYTES = 7_500;
export const BUS_PUBLISH_WAIT_MS = 5_000;

export class BusPayloadTooLarge extends Error {
  override name = 'BusPayloadTooLarge';
}

export class InvalidBusChannel extends Error {
  override name = 'InvalidBusChannel';
}

export class BusUnavailable extends Error {
  override name = 'BusUnavailable';
}

const CHANNEL = /^[a-z0-9_-]+(?:[.:][a-z0-9_-]+)*$/;

/** Names that all three servers take: words of `a-z 0-9 _ -` joined by `.` or `:`, up to 120 characters. @throws InvalidBusChannel */
export function checkChannel(channel: string): string {
  if (channel.length > 120 || !CHANNEL.test(channel)) throw new InvalidBusChannel(`Not a channel: ${JSON.stringify(channel.slice(0, 60))}`);
  return channel;
}

/** @throws BusPayloadTooLarge above 7,500 bytes; also a payload with U+0000, which PostgreSQL cannot carry, as RangeError */
export function checkPayload(payload: string): string {
  const sizeBytes = Buffer.byteLength(payload);
  if (sizeBytes > BUS_PAYLOAD_MAX_BYTES) throw new BusPayloadTooLarge(`${sizeBytes} bytes; the bus carries ${BUS_PAYLOAD_MAX_BYTES}`);
  if (payload.includes('\0')) throw new RangeError('The bus does not carry U+0000');
  return payload;
}

/** Resolves like `work`, or rejects with BusUnavailable when the time is up. */
export async function withinPublishWait<T>(work: Promise<T>, waitMs: number = BUS_PUBLISH_WAIT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BusUnavailable(`The bus did not answer for ${waitMs} ms`)), waitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
